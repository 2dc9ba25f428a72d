import type { Column } from '../table/table'

/** Of parts that know nothing of each other the whole varies as much as all of them together, give or take three standard errors. */
const together = { most: 0.5, errors: 3 }

const glanceRows = 3

/** Whether a few rows leave open that the parts share out a whole. */
export const mayBeDivided = (parts: Column[], whole: Column, rows: number[]): boolean =>
  whole.type === 'integer' &&
  !parts.includes(whole) &&
  rows.slice(0, glanceRows).every((row) => sharesOut(parts, whole, row))

const sharesOut = (parts: Column[], whole: Column, row: number): boolean =>
  parts.reduce((sum, { numbers }) => sum + numbers![row]!, 0) === whole.numbers![row]

/**
 * Whether whole numbers share out another one in each row, to the last: where one of them is more the others are less, as
 * of answers that so many people give. What is bought of three things grows together, and so do the marks of a pupil.
 */
export function isDivided(parts: Column[], whole: Column, rows: number[]): boolean {
  if (![whole, ...parts].every(({ type }) => type === 'integer')) return false
  if (!rows.every((row) => sharesOut(parts, whole, row))) return false
  const apart = parts.reduce((sum, part) => sum + varianceOf(part, rows), 0)
  const byChance = 1 - together.errors * Math.sqrt(2 / (rows.length - 1))
  return varianceOf(whole, rows) <= Math.min(together.most, byChance) * apart
}

function varianceOf({ numbers }: Column, rows: number[]): number {
  const mean = rows.reduce((sum, row) => sum + numbers![row]!, 0) / rows.length
  return rows.reduce((sum, row) => sum + (numbers![row]! - mean) ** 2, 0) / rows.length
}
