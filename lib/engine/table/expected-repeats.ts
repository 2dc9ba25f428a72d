import { rowsByCode } from './code-facts'
import type { Column, Table } from './table'

/**
 * How many pairs of equal rows there would be by chance, if each column were dealt by itself: the pairs of rows times
 * the product, over the columns of the file, of the chance that two rows have the same value.
 */
function expectedRepeats({ columns, rowCount }: Table): number {
  const seen = new Set<string>()
  let pairs = (rowCount * (rowCount - 1)) / 2
  for (const column of columns) {
    if (column.derivedFrom || seen.has(column.name)) continue
    seen.add(column.name)
    pairs *= chanceOfSame(column)
  }
  return pairs
}

const pairsOf = (count: number) => count * Math.max(0, count - 1)

function chanceOfSame(column: Column): number {
  const { length } = column.codes
  let pairs = 0
  let missing = length
  const rows = rowsByCode(column)
  for (let code = 0; code < rows.length; code++) {
    pairs += pairsOf(rows[code]!)
    missing -= rows[code]!
  }
  pairs += pairsOf(missing)
  return pairs / (length * (length - 1))
}

/** Rows that are alike by chance in coarse columns are no error; columns go together, so chance gets its share and more. */
const telling = 20

/** Whether so many rows repeat others that chance does not make them. */
export const areTelling = (repeated: number, table: Table): boolean =>
  repeated >= telling * expectedRepeats(table)
