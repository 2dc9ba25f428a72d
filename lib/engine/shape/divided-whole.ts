import type { Column } from '../table/table'

const rowsMin = 10
/** Of parts that know nothing of each other the whole varies as much as all of them together. */
const togetherMax = 0.5

/**
 * Whether whole numbers share out another one in each row, to the last: where one of them is more the others are less, as
 * of answers that so many people give. What is bought of three things grows together, and so do the marks of a pupil.
 */
export function isDivided(parts: Column[], whole: Column, rows: number[]): boolean {
  if (rows.length < rowsMin || ![whole, ...parts].every(({ type }) => type === 'integer')) return false
  const isShared = (row: number) =>
    parts.reduce((sum, { numbers }) => sum + numbers![row]!, 0) === whole.numbers![row]
  if (!rows.every(isShared)) return false
  const apart = parts.reduce((sum, part) => sum + varianceOf(part, rows), 0)
  return varianceOf(whole, rows) <= togetherMax * apart
}

function varianceOf({ numbers }: Column, rows: number[]): number {
  const mean = rows.reduce((sum, row) => sum + numbers![row]!, 0) / rows.length
  return rows.reduce((sum, row) => sum + (numbers![row]! - mean) ** 2, 0) / rows.length
}
