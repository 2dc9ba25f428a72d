import type { OddGrid } from './odd-grid'

export interface CsvShape {
  delimiter?: string
  quote?: string
  /** What stands before a quote in a cell; the quote itself where it is not given. */
  escapeMark?: string
  /** Every cell is quoted, not only those that need it. */
  quotesAll?: boolean
  lineEnd?: string
  /** A mark of decimals other than the point. */
  decimal?: string
  /** Stands between the thousands of amounts. */
  thousands?: string
  before?: string[]
  after?: string[]
  /** At each line's start and end. */
  head?: string
  tail?: string
  /** After each row. */
  gap?: boolean
  noFinalEnd?: boolean
}

const plainNumber = /^-?\d+\.\d+$/
const amount = /^(?:0|[1-9]\d{0,6})$/
/** Shorter numbers may be years or days that a program counted. */
const amountMin = 100_000

const columnOf = ({ rows }: OddGrid, at: number) => rows.map((row) => row[at] ?? '')
const isDecimal = (cells: string[]) => cells.every((cell) => plainNumber.test(cell))
const isAmount = (cells: string[]) =>
  cells.every((cell) => amount.test(cell)) && cells.some((cell) => Number(cell) >= amountMin)

/** Each cell as the shape writes numbers, those of other columns as they are. */
export function spellNumbers(grid: OddGrid, { decimal, thousands }: CsvShape): OddGrid {
  const kinds = grid.names.map((_, at) => {
    const cells = columnOf(grid, at)
    return decimal && isDecimal(cells) ? 'decimal' : thousands && isAmount(cells) ? 'amount' : 'other'
  })
  const spell = (cell: string, at: number) => {
    if (kinds[at] === 'decimal') return cell.replace('.', decimal!)
    if (kinds[at] === 'other') return cell
    return Number(cell).toLocaleString('en-US').replaceAll(',', thousands!)
  }
  return { names: grid.names, rows: grid.rows.map((row) => row.map(spell)) }
}

/** A grid as CSV text of one shape. */
export function csvText(grid: OddGrid, shape: CsvShape): string {
  const { delimiter = ',', quote = '"', lineEnd = '\n', head = '', tail = '' } = shape
  const { escapeMark = quote } = shape
  const special = [delimiter.trim() || delimiter, quote, '\r', '\n']
  const cell = (text: string) => {
    const isBare = !shape.quotesAll && !special.some((one) => text.includes(one)) && text === text.trim()
    if (isBare && !(delimiter === ' ' && text === '')) return text
    return quote + text.replaceAll(quote, escapeMark + quote) + quote
  }
  const { names, rows } = spellNumbers(grid, shape)
  const lines = [names, ...rows].map((row) => head + row.map(cell).join(delimiter) + tail)
  const spaced = shape.gap ? lines.flatMap((line) => [line, '']) : lines
  const text = [...(shape.before ?? []), ...spaced, ...(shape.after ?? [])].join(lineEnd)
  return text + (shape.noFinalEnd ? '' : lineEnd)
}

/** Written by hand, so that a name may be `__proto__`. */
const record = (names: string[], row: string[], cell: (text: string) => string) =>
  `{${names.map((name, at) => `${JSON.stringify(name)}:${cell(row[at] ?? '')}`)}}`

const jsonNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,5}[1-9])?$/

/** A cell as a program writes it: numbers as such, nothing as null. */
export const typedCell = (text: string): string =>
  text === '' ? 'null' : jsonNumber.test(text) && text !== '-0' ? text : JSON.stringify(text)

export const jsonRecords = (
  { names, rows }: OddGrid,
  cell: (text: string) => string = (text) => JSON.stringify(text),
): string[] => rows.map((row) => record(names, row, cell))

export const jsonColumns = (grid: OddGrid): string =>
  `{${grid.names.map((name, at) => `${JSON.stringify(name)}:${JSON.stringify(columnOf(grid, at))}`)}}`

export const jsonLists = ({ names, rows }: OddGrid): string => JSON.stringify([names, ...rows])

export const jsonSplit = ({ names, rows }: OddGrid): string => JSON.stringify({ columns: names, data: rows })

/** A grid with a last row that adds up what are whole numbers; null where no column tells it from the others. */
export function withTotal(grid: OddGrid): OddGrid | null {
  const kinds = grid.names.map((_, at) => {
    const cells = columnOf(grid, at)
    if (cells.every((cell) => amount.test(cell)) && cells.some((cell) => Number(cell) >= 10)) return 'sum'
    return cells.every((cell) => /^\p{L}+$/u.test(cell)) ? 'words' : 'other'
  })
  if (kinds[0] !== 'words' || !kinds.includes('sum')) return null
  const sums = kinds.map((kind, at) =>
    kind === 'sum' ? String(columnOf(grid, at).reduce((sum, cell) => sum + Number(cell), 0)) : '',
  )
  return { names: grid.names, rows: [...grid.rows, ['Grand total', ...sums.slice(1)]] }
}
