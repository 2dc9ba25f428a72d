import { makeOrdersTable, pickOf, seeded } from './orders-table'

const dayMs = 86_400_000
const firstDay = Date.UTC(2021, 0, 1)
const wideColumns = 200

/** Makes the cells of a row. */
type Row = (random: () => number, row: number) => (string | number)[]

const isoDay = (random: () => number) =>
  new Date(firstDay + Math.floor(random() * 1400) * dayMs).toISOString().slice(0, 10)

const americanDay = (random: () => number) => {
  const [year, month, day] = isoDay(random).split('-')
  return `${month}/${day}/${year}`
}

const names = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}_${at + 1}`)

const wideRow: Row = (random, row) =>
  names(wideColumns, '').map((_, at) => {
    if (at === 0) return row
    if (at === 1) return isoDay(random)
    return at % 4 === 2
      ? pickOf(random, ['red', 'blue', 'green', 'grey'])
      : (random() * 100 * at).toFixed(at % 3)
  })

const shapes: Record<string, { header: string[]; row: Row }> = {
  numeric: {
    header: names(12, 'm'),
    row: (random) => names(12, '').map((_, at) => (random() * 10 ** (at % 5)).toFixed(at % 4)),
  },
  dates: {
    header: ['id', 'created', 'shipped', 'due', 'state', 'amount'],
    row: (random, row) => [
      row,
      isoDay(random),
      americanDay(random),
      americanDay(random),
      pickOf(random, ['new', 'done', 'late']),
      (random() * 500).toFixed(2),
    ],
  },
  short: {
    header: ['a', 'b', 'c'],
    row: (random) => [
      Math.floor(random() * 100),
      pickOf(random, ['x', 'y', 'z']),
      Math.floor(random() * 1000),
    ],
  },
  wide: { header: names(wideColumns, 'col'), row: wideRow },
}

/** A CSV table of some shape, of about so many bytes: the same for one seed on every machine. */
export function makeShape(name: string, bytes: number, seed: number): string {
  if (name === 'orders') return makeOrdersTable(bytes, seed)
  const { header, row } = shapes[name]!
  const random = seeded(seed)
  const lines = [header.join(',')]
  for (let size = 0, at = 0; size < bytes; at++) {
    const line = row(random, at).join(',')
    lines.push(line)
    size += line.length + 1
  }
  return `${lines.join('\n')}\n`
}
