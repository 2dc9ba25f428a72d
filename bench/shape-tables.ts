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

const words =
  'the room was clean but the street outside stayed loud until late at night and nobody told us why'.split(
    ' ',
  )
const sentence = (random: () => number, length: number) =>
  Array.from({ length }, () => pickOf(random, words)).join(' ')

const secondMs = 1000

const shapes: Record<string, { header: string[]; row: Row }> = {
  quoted: {
    header: ['"id"', '"when"', '"city"', '"note"', '"amount"'],
    row: (random, row) => [
      `"${row}"`,
      `"${isoDay(random)}"`,
      `"${pickOf(random, ['Ber""lin', 'Paris', 'Ro,me', 'Oslo'])}"`,
      `"${pickOf(random, ['a, b', 'c', 'd'])}"`,
      `"${(random() * 100).toFixed(2)}"`,
    ],
  },
  prose: {
    header: ['id', 'title', 'review'],
    row: (random, row) => [row, sentence(random, 4), `"${sentence(random, 40)}, ${sentence(random, 5)}"`],
  },
  stamps: {
    header: ['at', 'device', 'value'],
    row: (random, row) => [
      new Date(firstDay + row * 61 * secondMs).toISOString().slice(0, 19),
      pickOf(random, ['a', 'b', 'c']),
      (20 + random() * 5).toFixed(3),
    ],
  },
  ragged: {
    header: ['a', 'b', 'c', 'd', 'e'],
    row: (random) =>
      Array.from({ length: 3 + Math.floor(random() * 3) }, (_, at) =>
        at === 1 ? pickOf(random, ['x', 'y', 'z']) : Math.floor(random() * 1000),
      ),
  },
  irregular: {
    header: ['id', 'size', 'city', 'amount'],
    row: (random, row) => [
      row,
      `${Math.floor(random() * 20)}" x 4`,
      pickOf(random, ['Berlin', 'Paris', 'Rome']),
      (random() * 100).toFixed(2),
    ],
  },
  accents: {
    header: ['id', 'when', 'stadt', 'produkt', 'betrag'],
    row: (random, row) => [
      row,
      isoDay(random),
      pickOf(random, ['Köln', 'München', 'Zürich', 'Łódź']),
      pickOf(random, ['Brötchen', 'Käse', 'Äpfel']),
      (random() * 100).toFixed(2),
    ],
  },
  log: {
    header: ['time', 'level', 'host', 'path', 'status', 'ms', 'ip'],
    row: (random) => [
      `${isoDay(random)} ${10 + Math.floor(random() * 14)}:${10 + Math.floor(random() * 50)}:${10 + Math.floor(random() * 50)}`,
      pickOf(random, ['INFO', 'INFO', 'WARN', 'ERROR']),
      `web${Math.floor(random() * 20)}`,
      `/api/${pickOf(random, words)}/${Math.floor(random() * 2000)}`,
      pickOf(random, ['200', '404', '500']),
      (random() * 900).toFixed(1),
      `10.${Math.floor(random() * 4)}.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`,
    ],
  },
  answers: {
    header: ['id', 'age', ...names(20, 'q')],
    row: (random, row) => [
      row,
      18 + Math.floor(random() * 60),
      ...names(20, '').map(() => pickOf(random, ['agree', 'disagree', 'neutral', ''])),
    ],
  },
  tiny: {
    header: ['a', 'b', 'c'],
    row: (random) => ['', '', ''].map(() => Math.floor(random() * 10)),
  },
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

/** A JSON list of objects with the cells of orders, of about so many bytes. */
function makeJson(bytes: number, seed: number): string {
  const bytesPerCsv = 3.2
  const [header, ...rows] = makeOrdersTable(bytes / bytesPerCsv, seed)
    .trim()
    .split('\n')
  const fields = header!.split(',')
  const read = (cell: string) => (cell === '' ? null : Number.isNaN(Number(cell)) ? cell : Number(cell))
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(row.split(',').map((cell, at) => [fields[at], read(cell)]))),
  )
}

/** A table of some shape, of about so many bytes, CSV unless it is called JSON: the same for one seed on every machine. */
export function makeShape(name: string, bytes: number, seed: number): string {
  if (name === 'orders') return makeOrdersTable(bytes, seed)
  if (name === 'json') return makeJson(bytes, seed)
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
