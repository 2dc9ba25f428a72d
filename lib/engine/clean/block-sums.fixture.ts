import { createNoise } from '../insights/fixture-table'

/** One block of things with what each comes to. */
export interface Block {
  name: string
  parts: { name: string; amount: number; pieces: number; rate: number }[]
}

export interface Written {
  rows: string[][]
  /** The header's name of the amounts. */
  amount: string
}

const names = [
  'Amsel',
  'Biber',
  'Dachs',
  'Elster',
  'Fink',
  'Habicht',
  'Igel',
  'Luchs',
  'Marder',
  'Otter',
  'Reh',
]

export function madeBlocks(seed: number, { single = false, size = 5000, decimals = 2 } = {}): Block[] {
  const { random } = createNoise(seed)
  const scale = 10 ** decimals
  return ['Norra', 'Södra', 'Västra', 'Östra', 'Mitten'].map((name, block) => ({
    name,
    parts: Array.from({ length: single && block === 2 ? 1 : 3 + Math.floor(4 * random()) }, (_, at) => ({
      name: names[(block * 3 + at) % names.length]!,
      amount: Math.round(scale * size * (0.2 + random())) / scale,
      pieces: 20 + Math.floor(300 * random()),
      rate: Math.round(1000 * random()) / 10,
    })),
  }))
}

export const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
export const allParts = (blocks: Block[]) => blocks.flatMap(({ parts }) => parts)
const text = (number: number) => String(Math.round(100 * number) / 100)
const amountOf = (parts: Block['parts']) => text(total(parts.map(({ amount }) => amount)))
const piecesOf = (parts: Block['parts']) => text(total(parts.map(({ pieces }) => pieces)))
const partCells = ({ name, amount, pieces }: Block['parts'][number]) => [name, text(pieces), text(amount)]
const sums = (parts: Block['parts']) => [piecesOf(parts), amountOf(parts)]

type Form = (blocks: Block[]) => Written

/** A block's rows with what adds them up before or behind them, in as many ways as people write it. */
export const blockForms: Record<string, Form> = {
  'no name, behind': (blocks) => ({
    amount: 'Belopp',
    rows: [
      ['Område', 'Art', 'Antal', 'Belopp'],
      ...blocks.flatMap(({ name, parts }) => [
        ...parts.map((part) => [name, ...partCells(part)]),
        ['', '', ...sums(parts)],
      ]),
      ['', '', ...sums(allParts(blocks))],
    ],
  }),
  'name above, parts without': (blocks) => ({
    amount: 'Kwota',
    rows: [
      ['Oddział', 'Towar', 'Szt', 'Kwota'],
      ...blocks.flatMap(({ name, parts }) => [
        [name, '', ...sums(parts)],
        ...parts.map((part) => ['', ...partCells(part)]),
      ]),
    ],
  }),
  'in one column, above': (blocks) => ({
    amount: 'Összeg',
    rows: [
      ['Megnevezés', 'Db', 'Összeg'],
      ...blocks.flatMap(({ name, parts }) => [
        [name, ...sums(parts)],
        ...parts.map((part) => [`   ${part.name}`, ...partCells(part).slice(1)]),
      ]),
    ],
  }),
  'in an unknown word, behind': (blocks) => ({
    amount: 'Summa',
    rows: [
      ['Alue', 'Laji', 'Summa', 'Kpl'],
      ...blocks.flatMap(({ name, parts }) => [
        ...parts.map((part) => [name, part.name, text(part.amount), text(part.pieces)]),
        [`${name} yhteensä`, '', amountOf(parts), piecesOf(parts)],
      ]),
      ['Kaikki yhteensä', '', amountOf(allParts(blocks)), piecesOf(allParts(blocks))],
    ],
  }),
  'with a level': (blocks) => ({
    amount: 'Montant',
    rows: [
      ['Niveau', 'Libellé', 'Montant'],
      ['1', 'Ensemble du budget', amountOf(allParts(blocks))],
      ...blocks.flatMap(({ name, parts }) => [
        ['2', name, amountOf(parts)],
        ...parts.map((part) => ['3', part.name, text(part.amount)]),
      ]),
    ],
  }),
  'with dotted codes': (blocks) => ({
    amount: 'Valor',
    rows: [
      ['Conta', 'Descrição', 'Valor'],
      ...blocks.flatMap(({ name, parts }, at) => [
        [`${at + 1}`, name, amountOf(parts)],
        ...parts.map((part, place) => [`${at + 1}.${place + 1}`, part.name, text(part.amount)]),
      ]),
    ],
  }),
  'with accounts': (blocks) => ({
    amount: 'Betrag',
    rows: [
      ['Konto', 'Bezeichnung', 'Betrag'],
      ...blocks.flatMap(({ name, parts }, at) => [
        [`${at + 4}000`, name, amountOf(parts)],
        ...parts.map((part, place) => [`${at + 4}${place + 1}00`, part.name, text(part.amount)]),
      ]),
    ],
  }),
  'set apart by blank rows': (blocks) => ({
    amount: 'Importo',
    rows: [
      ['Zona', 'Articolo', 'Pezzi', 'Importo'],
      ...blocks.flatMap(({ name, parts }) => [
        ...parts.map((part) => [name, ...partCells(part)]),
        ['', 'Somma', ...sums(parts)],
        ['', '', '', ''],
      ]),
      ['', 'Somma finale', ...sums(allParts(blocks))],
    ],
  }),
  'with a rate and a mean': (blocks) => ({
    amount: 'Amount',
    rows: [
      ['Area', 'Item', 'Share %', 'Amount', 'Pieces'],
      ...blocks.flatMap(({ name, parts }) => [
        ...parts.map((part) => [name, part.name, text(part.rate), text(part.amount), text(part.pieces)]),
        [
          name,
          'all of it',
          text(total(parts.map(({ rate }) => rate)) / parts.length),
          amountOf(parts),
          piecesOf(parts),
        ],
      ]),
    ],
  }),
  'pieces alone': (blocks) => ({
    amount: 'Stück',
    rows: [
      ['Werk', 'Teil', 'Stück'],
      ...blocks.flatMap(({ name, parts }) => [
        ...parts.map((part) => [name, part.name, text(part.pieces)]),
        [`Werk ${name}`, '', piecesOf(parts)],
      ]),
    ],
  }),
  'carried over to the next page': (blocks) => {
    const rows: string[][] = []
    const so: Block['parts'] = []
    for (const [at, { name, parts }] of blocks.entries()) {
      if (at > 0) rows.push(['', 'Übertrag', ...sums(so)])
      rows.push(...parts.map((part) => [name, ...partCells(part)]))
      so.push(...parts)
      if (at < blocks.length - 1) rows.push(['', 'Übertrag', ...sums(so)])
    }
    return {
      amount: 'Betrag',
      rows: [['Gruppe', 'Posten', 'Menge', 'Betrag'], ...rows, ['', 'Gesamt', ...sums(so)]],
    }
  },
  'three heights, behind': (blocks) => {
    const [left, right] = [blocks.slice(0, 2), blocks.slice(2)]
    const sideOf = (side: string, own: Block[]) => [
      ...own.flatMap(({ name, parts }) => [
        ...parts.map((part) => [side, name, ...partCells(part)]),
        [side, `Celkem ${name}`, '', ...sums(parts)],
      ]),
      [`Celkem ${side}`, '', '', ...sums(allParts(own))],
    ]
    return {
      amount: 'Částka',
      rows: [
        ['Strana', 'Kraj', 'Zboží', 'Kusů', 'Částka'],
        ...sideOf('Levá', left),
        ...sideOf('Pravá', right),
        ['Celkem', '', '', ...sums(allParts(blocks))],
      ],
    }
  },
  'years among quarters': (blocks) => ({
    amount: 'Revenue',
    rows: [
      ['Period', 'Visitors', 'Revenue'],
      ...blocks.flatMap(({ parts }, at) => {
        const four = [...parts, ...parts, ...parts, ...parts]
          .slice(0, 4)
          .map((part, place) => ({ ...part, amount: part.amount + place }))
        return [
          ...four.map((part, place) => [`Q${place + 1} ${2015 + at}`, text(part.pieces), text(part.amount)]),
          [`${2015 + at}`, ...sums(four)],
        ]
      }),
    ],
  }),
  'rounded by themselves': (blocks) => ({
    amount: 'kSEK',
    rows: [
      ['Område', 'Art', 'kSEK'],
      ...blocks.flatMap(({ name, parts }) => [
        ...parts.map((part) => [name, part.name, String(Math.round(part.amount))]),
        ['', name, String(Math.round(total(parts.map(({ amount }) => amount))))],
      ]),
      ['', '', String(Math.round(total(allParts(blocks).map(({ amount }) => amount))))],
    ],
  }),
}
