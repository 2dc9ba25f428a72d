import { missingCode, type Table } from '../table/table'

/** Each value of the finer column must come this often on average: else it depends on the row, not on the value. */
const rowsPerValueMin = 1.5
const columnsMax = 40
/** Rows that are tried first, spread over the table: nearly all pairs fail on them. */
const probeRowsMax = 1500

/**
 * Pairs of columns where each value of the first has one value of the second, `[finer, coarser]`; rows where either
 * is missing don't count. Columns with one value depend on everything and are left out.
 */
export function findDependencies(table: Table, columns: number[]): [number, number][] {
  const candidates = columns
    .filter((index) => {
      const { values, missing } = table.columns[index]!
      return values.length > 1 && (table.rowCount - missing) / values.length >= rowsPerValueMin
    })
    .slice(0, columnsMax)
  const found: [number, number][] = []
  for (const finer of candidates) {
    const seen = new Int32Array(table.columns[finer]!.values.length)
    for (const coarser of candidates) {
      if (finer !== coarser && isDetermined({ table, finer, coarser, seen })) found.push([finer, coarser])
    }
  }
  return found
}

function isDetermined(pair: { table: Table; finer: number; coarser: number; seen: Int32Array }): boolean {
  const { table, finer, coarser, seen } = pair
  const [from, to] = [table.columns[finer]!, table.columns[coarser]!]
  if (from.values.length < to.values.length) return false
  seen.fill(missingCode)
  const step = Math.max(1, Math.floor(table.rowCount / probeRowsMax))
  const holds = (by: number): boolean => {
    for (let row = 0; row < table.rowCount; row += by) {
      const [code, other] = [from.codes[row]!, to.codes[row]!]
      if (code === missingCode || other === missingCode) continue
      if (seen[code] === missingCode) seen[code] = other
      else if (seen[code] !== other) return false
    }
    return true
  }
  return holds(step) && (step === 1 || holds(1))
}
