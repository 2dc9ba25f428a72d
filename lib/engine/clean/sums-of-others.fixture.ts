import { createNoise } from '../insights/fixture-table'

/** Rows that are the sums of others by their nature, some told by a blank cell: tables that lose none of them. */
export interface Trade {
  header: string[]
  /** One thing with what it comes to; `at` counts them. */
  blockOf(amounts: number[], at: number): string[][]
}

const total = (numbers: number[]) => String(numbers.reduce((sum, one) => sum + one, 0))
const day = (at: number, more = 0) =>
  new Date(Date.UTC(2024, 0, 3 + at * 5 + more)).toISOString().slice(0, 10)
const pick = <T>(from: T[], at: number) => from[at % from.length]!

export const trades: Record<string, Trade> = {
  'payments behind their invoices': {
    header: ['date', 'customer', 'document', 'type', 'amount'],
    blockOf: (amounts, at) => [
      ...amounts.map((amount, i) => [
        day(at, i),
        `C${at % 7}`,
        `INV${100 + at * 9 + i}`,
        'Invoice',
        `${amount}`,
      ]),
      [day(at, 4), `C${at % 7}`, '', 'Payment', total(amounts)],
    ],
  },
  'payments without a type': {
    header: ['Datum', 'Kunde', 'Beleg', 'Betrag'],
    blockOf: (amounts, at) => [
      ...amounts.map((amount, i) => [day(at, i), `K${at % 7}`, `RE-${at}-${i}`, `${amount}`]),
      [day(at, 4), `K${at % 7}`, '', total(amounts)],
    ],
  },
  'postings whose other side has no cost centre': {
    header: ['entry', 'date', 'account', 'cost centre', 'side', 'amount'],
    blockOf: (amounts, at) => [
      ...amounts.map((amount, i) => [
        `E${at}`,
        day(at),
        pick(['Rent', 'Wages', 'Phone', 'Fuel'], at + i),
        pick(['K1', 'K2', 'K3'], at * 2 + i),
        'D',
        `${amount}`,
      ]),
      [`E${at}`, day(at), 'Bank', '', 'C', total(amounts)],
    ],
  },
  'postings of an account alone': {
    header: ['Beleg', 'Konto', 'Kostenstelle', 'Betrag'],
    blockOf: (amounts, at) => [
      ...amounts.map((amount, i) => [
        `B${at}`,
        pick(['Miete', 'Löhne', 'Telefon'], at + i),
        pick(['10', '20', '30', '40'], at * 3 + i),
        `${amount}`,
      ]),
      [`B${at}`, 'Bank', '', total(amounts)],
    ],
  },
  'lines of an entry that are numbered': {
    header: ['pièce', 'ligne', 'compte', 'montant'],
    blockOf: (amounts, at) => [
      [`P${at}`, '1', 'Banque', total(amounts)],
      ...amounts.map((amount, i) => [
        `P${at}`,
        `${i + 2}`,
        pick(['Achats', 'Loyer', 'Énergie'], at + i),
        `${amount}`,
      ]),
    ],
  },
  'receipts that are issued again': {
    header: ['date', 'batch', 'supplier', 'movement', 'kg'],
    blockOf: (amounts, at) => [
      [day(at), `L${at}`, pick(['Mill', 'Farm', 'Port'], at), 'receipt', total(amounts)],
      ...amounts.map((amount, i) => [day(at, i + 1), `L${at}`, '', 'issue', `${amount}`]),
    ],
  },
  'vials and their doses': {
    header: ['opened', 'lot', 'patient', 'ml'],
    blockOf: (amounts, at) => [
      [day(at), `V${at}`, '', total(amounts)],
      ...amounts.map((amount, i) => [day(at, i), `V${at}`, `P${(at * 3 + i) % 11}`, `${amount}`]),
    ],
  },
  'takings that are carried to the bank': {
    header: ['fecha', 'caja', 'concepto', 'importe'],
    blockOf: (amounts, at) => [
      ...amounts.map((amount, i) => [day(at), `caja ${i + 1}`, 'ventas', `${amount}`]),
      [day(at, 1), '', 'ingreso en banco', total(amounts)],
    ],
  },
  'gifts that are passed on': {
    header: ['day', 'donor', 'purpose', 'channel', 'sum'],
    blockOf: (amounts, at) => [
      ...amounts.map((amount, i) => [
        day(at, i),
        `D${(at * 5 + i) % 17}`,
        pick(['water', 'school'], at),
        pick(['card', 'cash', 'debit'], at + i),
        `${amount}`,
      ]),
      [day(at, 4), '', pick(['water', 'school'], at), 'transfer', total(amounts)],
    ],
  },
  'loads of what was picked': {
    header: ['giorno', 'mezzo', 'raccoglitore', 'campo', 'kg'],
    blockOf: (amounts, at) => [
      ...amounts.map((amount, i) => [
        day(at),
        'cassa',
        pick(['Ada', 'Ugo', 'Ivo', 'Lia'], at + i),
        pick(['A', 'B'], i),
        `${amount}`,
      ]),
      [day(at), pick(['camion', 'furgone'], at), '', 'A', total(amounts)],
    ],
  },
  'loans and what they are paid back in': {
    header: ['borrower', 'amount', 'for'],
    blockOf: (amounts, at) => [
      [`B${at}`, total(amounts), 'loan'],
      ...amounts.map((amount, i) => [`B${at}`, `${amount}`, `instalment ${i + 1}`]),
    ],
  },
  'ways home of all stops': {
    header: ['date', 'van', 'to', 'km'],
    blockOf: (amounts, at) => [
      ...amounts.map((amount, i) => [
        day(at),
        `V${at % 4}`,
        pick(['mill', 'clinic', 'depot', 'school', 'farm'], at * 2 + i * (1 + (at % 3))),
        `${amount}`,
      ]),
      [day(at), `V${at % 4}`, 'home', total(amounts)],
    ],
  },
  'a refund of several purchases': {
    header: ['booked', 'card', 'merchant', 'kind', 'value'],
    blockOf: (amounts, at) => [
      ...amounts.map((amount, i) => [
        day(at, i),
        `**${at % 5}1`,
        pick(['Aldo', 'Bauer', 'Cora', 'Dino'], at + i),
        'purchase',
        `${amount}`,
      ]),
      [day(at, 4), `**${at % 5}1`, '', 'refund', total(amounts)],
    ],
  },
}

export function rowsOf({ header, blockOf }: Trade, seed: number, { blocks = 30 } = {}): string[][] {
  const { random } = createNoise(seed)
  const rows = Array.from({ length: blocks }, (_, at) =>
    blockOf(
      Array.from({ length: 2 + Math.floor(3 * random()) }, () => Math.round(100 + 9000 * random())),
      at,
    ),
  )
  return [header, ...rows.flat()]
}
