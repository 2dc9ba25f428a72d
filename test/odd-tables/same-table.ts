import { cleanTable } from '@/lib/engine/clean/clean-table'
import { readTable } from '@/lib/engine/read/read-table'
import { missingCode } from '@/lib/engine/table/table'
import { dialects, type FileDialect, referenceDialect } from './dialects'
import { throwDice } from './dice'
import { makeOddGrid, type OddGrid } from './odd-grid'

/** A table whose dialect can be told: smaller ones are as well lines of text. */
const [rowsMin, columnsMin, columnsMax] = [5, 2, 12]

export interface Difference {
  seed: number
  dialect: string
  told: string
}

/** The odd table of a seed, where it is large enough and has names of its own; null else. */
export function dialectGrid(seed: number): OddGrid | null {
  const grid = makeOddGrid(throwDice(seed))
  const isLarge = grid.rows.length >= rowsMin && grid.names.length >= columnsMin
  // a name that comes again as a value may be no name: JSON alone knows
  const values = new Set(grid.rows.flat())
  const isNamed =
    !grid.names.some((name) => values.has(name)) &&
    grid.names.every((name) => /^\p{L}/u.test(name)) &&
    new Set(grid.names).size === grid.names.length
  return isLarge && isNamed && grid.names.length <= columnsMax ? grid : null
}

/** The dialects in which the table of a seed is read as another one than in the plainest. */
export function compareDialects(seed: number, from: FileDialect[] = dialects): Difference[] {
  const grid = dialectGrid(seed)
  if (!grid) return []
  const reference = linesOf(grid, referenceDialect)
  return from.flatMap((dialect) => {
    const lines = linesOf(grid, dialect)
    if (!lines || !reference) return []
    const expected = dialect.namesOf
      ? [renamed(reference[0]!, dialect.namesOf), ...reference.slice(1)]
      : reference
    const at = expected.findIndex((line, row) => line !== lines[row])
    if (at < 0 && lines.length === expected.length) return []
    const told = `row ${at}: ${lines[at]} in place of ${expected[at]} (${lines.length}/${expected.length} rows)`
    return [{ seed, dialect: dialect.name, told }]
  })
}

const renamed = (names: string, namesOf: (names: string[]) => string[]) => namesOf(names.split('|')).join('|')

/** A table as it is after cleaning, a line a row, its names first. */
function linesOf(grid: OddGrid, { write, fileType }: FileDialect): string[] | null {
  const bytes = write(grid)
  if (!bytes) return null
  const read = readTable(bytes, { fileType })
  // days and months that stand for either are read by the delimiter, as programs of a country write both
  const { table } = cleanTable({ ...read, dialect: { ...read.dialect, delimiter: ',' } })
  const names = table.columns.map(({ name }) => name).join('|')
  const rows = Array.from({ length: table.rowCount }, (_, row) =>
    table.columns
      .map(({ codes, values, numbers }) => {
        if (codes[row] === missingCode) return ''
        // 0.50 in one dialect is 0.5 in another
        const number = numbers?.[row]
        return number === undefined || Number.isNaN(number)
          ? values[codes[row]!]
          : String(Number(number.toPrecision(12)))
      })
      .join('|'),
  )
  return [names, ...rows]
}
