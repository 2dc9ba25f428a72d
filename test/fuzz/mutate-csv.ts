import { type Draw, isDrawn, oneOf, whole } from './draw'
import { oddText } from './odd-values'

type Rows = string[][]

/** Cells that stand in real tables and mean trouble there. */
const oddCells = [
  '',
  ' ',
  '-',
  'n/a',
  '#REF!',
  '#DIV/0!',
  'tbc',
  'Total',
  'Sous-total',
  '2024-13-45',
  '2012-13',
  '1/1/00',
  '7/1/62',
  '31.02.2024',
  '1900-01-00',
  '99999-01-01',
  '-5000-01-01',
  '24:61',
  '$5',
  '$49.60112345',
  '(1,234.5)',
  '1.234.567,89',
  "1'234",
  '1,23,456.7',
  '12.345.6',
  '1e400',
  '-1e400',
  '1e-400',
  '0x1F',
  '∞',
  'NaN',
  '9'.repeat(400),
  '0.1'.padEnd(300, '1'),
  '50 %',
  '½',
  '١٢٣',
  'USD 12',
  '12 oz',
  'true',
  'yes',
  '=1+1',
  '"',
  '""',
  '"a',
  'a"b"c',
  "'",
  '{"a":1}',
  '[1,2]',
  'x'.repeat(40_000),
] as const

/** The rows of a CSV text with something wrong in them, or in how they are written. */
export function mutateCsv(draw: Draw, bytes: Buffer): Buffer {
  const text = bytes.toString()
  const mark = ['\t', ';', ','].find((each) => text.slice(0, 500).includes(each)) ?? ','
  const rows = text.split(/\r?\n/).map((line) => line.split(mark))
  const mutated = oneOf(draw, mutations)(draw, rows)
  if (isDrawn(draw, 70)) return Buffer.from(written(mutated, mark, '\n'))
  return Buffer.from(written(mutated, oneOf(draw, marks), oneOf(draw, lineEnds)))
}

const marks = [',', ';', '\t', '|', ' ', ':', '~', '**', ', ', '\u00a0', '，', '']
const lineEnds = ['\n', '\r\n', '\r', '\n\n', '\u2028', '\n\r', ' \n', '']

const written = (rows: Rows, mark: string, lineEnd: string) => rows.map((row) => row.join(mark)).join(lineEnd)

type Mutation = (draw: Draw, rows: Rows) => Rows

const cellAt = (draw: Draw, rows: Rows) => {
  const row = whole(draw, 0, rows.length - 1)
  return { row, column: whole(draw, 0, Math.max(0, (rows[row]?.length ?? 1) - 1)) }
}

const oddCell = (draw: Draw) => (isDrawn(draw, 75) ? oneOf(draw, oddCells) : oddText(draw))

/** Some cells anywhere. */
const strewn: Mutation = (draw, rows) => {
  const mutated = rows.map((row) => [...row])
  for (let left = whole(draw, 1, 12); left > 0; left--) {
    const { row, column } = cellAt(draw, mutated)
    ;(mutated[row] as string[])[column] = oddCell(draw)
  }
  return mutated
}

/** A whole column, in its every nth row. */
const column: Mutation = (draw, rows) => {
  const { column: at } = cellAt(draw, rows)
  const every = oneOf(draw, [1, 1, 2, 7])
  const cells = Array.from({ length: whole(draw, 1, 3) }, () => oddCell(draw))
  return rows.map((row, i) =>
    i === 0 || i % every !== 0
      ? row
      : row.with(Math.min(at, row.length - 1), cells[i % cells.length] as string),
  )
}

const header: Mutation = (draw, rows) => {
  const names = rows[0] ?? []
  return oneOf<() => Rows>(draw, [
    () => rows.slice(1),
    () => [names.map(() => names[0] ?? ''), ...rows.slice(1)],
    () => [names.map(() => ''), ...rows.slice(1)],
    () => [names.map(() => oddText(draw)), ...rows.slice(1)],
    () => [['__proto__', 'constructor', ...names.slice(2)], ...rows.slice(1)],
    () => [['Report of the year'], [''], ['made on', '2026-01-01'], ...rows],
    () => [names, names, ...rows],
    () => [names.slice(0, 1), ...rows.slice(1)],
    () => [[...names, 'more', '', 'again'], ...rows.slice(1)],
    () => [names.map((name) => name.repeat(200)), ...rows.slice(1)],
  ])()
}

const shape: Mutation = (draw, rows) => {
  const { row, column: at } = cellAt(draw, rows)
  return oneOf<() => Rows>(draw, [
    () => rows.slice(0, whole(draw, 0, 3)),
    () => rows.map((each) => each.slice(0, 1)),
    () => rows.map((each, i) => (i % 3 === 0 ? each.slice(0, at) : each)),
    () => rows.map((each) => each.toSpliced(at, 1)),
    () => rows.map((each) => [...each, ...each]),
    () => rows.map((each, i) => (i === row ? Array.from({ length: 600 }, () => '1') : each)),
    () => [...rows, ...rows.toReversed()],
    () => [...rows, rows[0] ?? [], ...rows.slice(1)],
    () => [...rows, ['Total', ...(rows[1] ?? []).slice(1)]],
    () => rows.slice(0, 30).map((each) => Array.from({ length: whole(draw, 2, 60) }, () => each).flat()),
    () => (rows[0] ?? []).map((_, i) => rows.slice(0, 200).map((each) => each[i] ?? '')),
    () => rows.flatMap((each) => [each, ['']]),
  ])()
}

const quotes: Mutation = (draw, rows) =>
  oneOf<() => Rows>(draw, [
    () => rows.map((each) => each.map((cell) => `"${cell}"`)),
    () => rows.map((each) => each.map((cell) => `'${cell}'`)),
    () => rows.map((each) => each.map((cell) => `“${cell}”`)),
    () => rows.map((each, i) => (i % 5 === 2 ? [`"${each[0] ?? ''}`, ...each.slice(1)] : each)),
    () => rows.map((each) => each.map((cell) => ` "${cell}" `)),
    () => rows.map((each) => each.map((cell) => `"${cell}\n${cell}"`)),
    () => rows.map((each) => each.map((cell) => `"${cell}""`)),
  ])()

const mutations: Mutation[] = [strewn, strewn, column, column, header, shape, quotes]
