/** Enough to tell a form from a relation, whatever the number of rows. */
const sampleMax = 2000

/** Rows at even distances. */
export function sampledRows(rowCount: number): number[] {
  const count = Math.min(rowCount, sampleMax)
  return Array.from({ length: count }, (_, i) => Math.floor((i * rowCount) / count))
}
