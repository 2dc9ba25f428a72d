import type { Dice } from './dice'

/** The cells of one column, row by row. */
export type Cells = (row: number) => string

export interface ColumnKind {
  names: readonly string[]
  make(dice: Dice, rows: number): Cells
}

const dayMs = 86_400_000
const pad = (value: number, width = 2) => String(value).padStart(width, '0')
const iso = (ms: number) => new Date(ms).toISOString()
const rising = (dice: Dice) => dice.whole(1, 40) * dayMs
const dateAt = (dice: Dice) => {
  const from = Date.UTC(dice.whole(1950, 2024), dice.whole(0, 11), dice.whole(1, 28))
  const step = dice.chance(0.3) ? 0 : rising(dice)
  return (row: number) => from + row * step + (dice.chance(0.3) ? dice.whole(0, 20) * dayMs : 0)
}

const dated = (names: string[], write: (ms: number, dice: Dice) => string): ColumnKind => ({
  names,
  make: (dice) => {
    const at = dateAt(dice)
    return (row) => write(at(row), dice)
  },
})

const of = (names: string[], make: (dice: Dice, rows: number) => Cells): ColumnKind => ({ names, make })
const among = (names: string[], ...values: string[]): ColumnKind =>
  of(names, (dice) => () => dice.pick(values))

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Points in time, as tables write them. */
const times: ColumnKind[] = [
  dated(['date', 'order_date', 'day'], (ms) => iso(ms).slice(0, 10)),
  dated(['created_at', 'timestamp'], (ms, dice) => iso(ms + dice.whole(0, 86_399) * 1000)),
  dated(['datum', 'when'], (ms) => iso(ms).slice(0, 10).split('-').reverse().join('.')),
  dated(
    ['date', 'ship date'],
    (ms) => `${+iso(ms).slice(5, 7)}/${+iso(ms).slice(8, 10)}/${iso(ms).slice(2, 4)}`,
  ),
  dated(['period', 'month'], (ms) => iso(ms).slice(0, 7)),
  dated(['month', 'Monat'], (ms) => `${months[+iso(ms).slice(5, 7) - 1]} ${iso(ms).slice(0, 4)}`),
  dated(['quarter'], (ms) => `${iso(ms).slice(0, 4)}-Q${Math.ceil(+iso(ms).slice(5, 7) / 3)}`),
  dated(
    ['quarter', 'fiscal quarter'],
    (ms) => `Q${Math.ceil(+iso(ms).slice(5, 7) / 3)} FY${iso(ms).slice(2, 4)}`,
  ),
  dated(['week'], (ms) => `${iso(ms).slice(0, 4)}-W${pad(1 + (Math.floor(ms / dayMs / 7) % 53))}`),
  dated(['date'], (ms) => iso(ms).slice(0, 10).replaceAll('-', '')),
  dated(['ts', 'created'], (ms) => String(ms / 1000)),
  dated(['ts', 'updated_at'], (ms) => String(ms)),
  dated(['date', 'serial date'], (ms) => String(Math.round(ms / dayMs) + 25_569)),
  dated(['year'], (ms) => iso(ms).slice(0, 4)),
  dated(
    ['season', 'school_year', 'period'],
    (ms) => `${iso(ms).slice(0, 4)}-${pad((+iso(ms).slice(0, 4) + 1) % 100)}`,
  ),
  dated(['fiscal_year', 'FY'], (ms) => `FY${iso(ms).slice(2, 4)}`),
  dated(['fiscal year'], (ms) => `${iso(ms).slice(0, 4)}/${+iso(ms).slice(0, 4) + 1}`),
  among(['month', 'Month'], ...months),
  among(['month'], '1', '2', '3', '7', '12', '13'),
  among(['weekday'], 'Mon', 'Tue', 'Sun', 'Sat'),
  of(['hour', 'time'], (dice) => () => `${pad(dice.whole(0, 24))}:${pad(dice.whole(0, 59))}`),
  of(['duration', 'elapsed'], (dice) => () => `${dice.whole(0, 99)}:${pad(dice.whole(0, 59))}`),
]

const signs = ['$', '€', '£', '¥', 'CHF ', 'R$', '¢', '₹', 'kr ', '元']

function money(dice: Dice): Cells {
  const decimals = dice.whole(0, 8)
  const size = 10 ** dice.whole(-3, 7)
  const sign = dice.pick([...signs, '', '', ''])
  const isBehind = dice.chance(0.3)
  return () => {
    const value = (size * (dice.next() - (dice.chance(0.1) ? 1 : 0))).toFixed(decimals)
    return isBehind ? `${value} ${sign}`.trim() : `${sign}${value}`
  }
}

/** Exponents near what a double holds, and all below. */
const huge = (dice: Dice): Cells => {
  const exponent = dice.pick([6, 12, 15, 16, 20, 99, 150, 200, 300, 307, -5, -12, -100, -300])
  return () =>
    `${dice.chance(0.3) ? '-' : ''}${(dice.next() * 9 + 1).toPrecision(dice.whole(1, 17))}e${exponent}`
}

const wholes =
  (min: number, max: number) =>
  (dice: Dice): Cells =>
  () =>
    String(dice.whole(min, max))

function running(dice: Dice): Cells {
  let level = dice.whole(-100, 1000)
  return () => {
    level += dice.whole(-20, 30)
    return String(level)
  }
}

/** Several spellings of one and the same number. */
function spellings(dice: Dice): Cells {
  return () => {
    const value = dice.whole(0, 12)
    return dice.pick([
      `${value}`,
      `+${value}`,
      `${value}.0`,
      `${value}.00`,
      `0${value}`,
      ` ${value}`,
      `${value}.`,
    ])
  }
}

const numbers: ColumnKind[] = [
  of(['price', 'price_usd', 'cost', 'revenue', 'amount', 'Umsatz'], money),
  of(['price', 'fee'], money),
  of(['units', 'quantity', 'orders'], wholes(0, 50)),
  of(['count', 'visits'], wholes(0, 100_000)),
  of(['score', 'rating'], wholes(1, 5)),
  of(['temperature', 'delta'], wholes(-30, 40)),
  of(['value', 'mass', 'flux'], huge),
  of(['value', 'n'], spellings),
  of(['balance', 'stock', 'total so far'], running),
  of(['share', 'rate', 'discount'], (dice) => () => dice.next().toFixed(dice.whole(0, 9))),
  of(['pct', 'growth %'], (dice) => () => `${(dice.next() * 120 - 10).toFixed(dice.whole(0, 3))} %`),
  of(['weight', 'size'], (dice) => () => `${dice.whole(1, 900)} ${dice.pick(['kg', 'g', 'lb', 'items'])}`),
  of(['amount', 'charge'], (dice) => () => `${dice.whole(1, 900)} ${dice.pick(['USD', 'EUR', 'JPY'])}`),
  of(
    ['betrag', 'wert'],
    (dice) => () => `${dice.whole(1, 99)}.${pad(dice.whole(0, 999), 3)},${pad(dice.whole(0, 99))}`,
  ),
  of(['population'], (dice) => () => dice.whole(1, 9_999_999).toLocaleString('en-US')),
  of(['constant', 'one'], (dice) => {
    const value = dice.pick(['1', '0', '-1', '3.1415'])
    return () => value
  }),
  of(['latitude', 'lat'], (dice) => () => (dice.next() * 200 - 100).toFixed(4)),
  of(['longitude', 'lon'], (dice) => () => (dice.next() * 400 - 200).toFixed(4)),
  of(['sales target', 'budget'], wholes(0, 90_000)),
]

const texts: ColumnKind[] = [
  among(['region', 'shop', 'category'], 'North', 'South', 'East', 'West'),
  among(['region', 'team'], 'north', 'North', 'NORTH ', 'N. orth', 'South'),
  among(['status', 'stage'], 'Lead', 'Qualified', 'Won', 'Closed Lost'),
  among(['country'], 'France', 'Germany', 'USA', 'Atlantis', 'World', 'DE'),
  among(['state'], 'CA', 'NY', 'Texas', 'Ohio', 'ZZ'),
  among(['size'], 'S', 'M', 'L', 'XL'),
  among(['age group'], '0-17', '18-24', '25+', 'under 5'),
  among(['active', 'is_paid'], 'yes', 'no', 'Y', 'N'),
  among(['flag'], 'WAHR', 'FALSCH', '1', '0'),
  among(['tick', 'done'], 'x', '', ''),
  among(['ok'], 'true'),
  among(['tags'], 'a, b', 'a', 'b, c, a', '[]'),
  among(['survey'], 'Yes, a lot', 'Yes a lot', 'No', 'No, never'),
  of(['id', 'order_id', 'uuid'], (dice) => (row) => `${dice.pick(['A', 'B'])}-${1000 + row}`),
  of(['zip', 'code'], (dice) => () => pad(dice.whole(0, 99_999), 5)),
  of(['name', 'customer'], (dice) => (row) => `Customer ${dice.chance(0.5) ? row : dice.whole(1, 9)}`),
  of(
    ['note', 'comment'],
    (dice) => (row) => `The parcel number ${row} came late and ${dice.pick(['was', 'is'])} left at the door`,
  ),
  of(['empty'], () => () => ''),
  of(['nearly empty'], (dice) => () => (dice.chance(0.05) ? '5' : '')),
  of(
    ['city', 'Stadt'],
    (dice) => () => dice.pick(['Zürich', 'İstanbul', 'Łódź', '東京', 'São Paulo', 'Kraków 2']),
  ),
]

/** Every kind of column that the odd tables are made of. */
export const columnKinds: ColumnKind[] = [...times, ...numbers, ...texts]
