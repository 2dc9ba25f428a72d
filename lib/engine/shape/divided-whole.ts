import type { Column } from '../table/table'

/** Of parts that know nothing of each other the whole varies as much as all of them together, give or take three standard errors. */
const together = { most: 0.5, errors: 3 }

/**
 * Whether whole numbers share out another one in each row, to the last: where one of them is more the others are less, as
 * of answers that so many people give. What is bought of three things grows together, and so do the marks of a pupil.
 */
export function isDivided(parts: Column[], whole: Column, rows: number[]): boolean {
  if (![whole, ...parts].every(({ type }) => type === 'integer')) return false
  const isShared = (row: number) =>
    parts.reduce((sum, { numbers }) => sum + numbers![row]!, 0) === whole.numbers![row]
  if (!rows.every(isShared)) return false
  const apart = parts.reduce((sum, part) => sum + varianceOf(part, rows), 0)
  const byChance = 1 - together.errors * Math.sqrt(2 / (rows.length - 1))
  return varianceOf(whole, rows) <= Math.min(together.most, byChance) * apart
}

function varianceOf({ numbers }: Column, rows: number[]): number {
  const mean = rows.reduce((sum, row) => sum + numbers![row]!, 0) / rows.length
  return rows.reduce((sum, row) => sum + (numbers![row]! - mean) ** 2, 0) / rows.length
}
