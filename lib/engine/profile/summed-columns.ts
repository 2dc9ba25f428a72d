import type { Table } from '../table/table'

/** Two others may come to a number of their like by their nature. */
const [partsMin, partsMax, rowsMin] = [3, 12, 10]

/** Whole numbers that are the sum of several columns beside them in each row: what they come to, and no numbers of things. */
export function summedColumns({ columns, rowCount }: Table): Set<number> {
  if (rowCount < rowsMin) return new Set()
  const isNumber = (at: number) => columns[at]?.type === 'integer'
  const isSum = (at: number, step: 1 | -1): boolean => {
    for (let count = partsMin; count <= partsMax && isNumber(at + step * count); count++) {
      const isRow = (row: number) => {
        let sum = 0
        for (let part = 1; part <= count; part++) sum += columns[at + step * part]!.numbers![row]!
        return sum === columns[at]!.numbers![row]
      }
      if (holds(isRow, rowCount)) return true
    }
    return false
  }
  const areBeside = (at: number, step: 1 | -1) => [1, 2].every((part) => isNumber(at + step * part))
  return new Set(
    [...columns.keys()].filter(
      (at) => isNumber(at) && ([1, -1] as const).some((step) => areBeside(at, step) && isSum(at, step)),
    ),
  )
}

function holds(isRow: (row: number) => boolean, rows: number): boolean {
  for (let row = 0; row < rows; row++) if (!isRow(row)) return false
  return true
}
