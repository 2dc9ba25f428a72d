import type { ColumnProfile } from '../profile/profile'

/** A scale has no more steps than this, and at least so many columns of the table are marked on it. */
const stepsMax = 101
const marksMin = 3

/**
 * The marks that are given on the same scale as the outcome, by the same people at the same time: that they go with it
 * is one opinion told twice, and no reason. None where the outcome is no mark.
 */
export function sameScale(columns: ColumnProfile[], outcome: ColumnProfile): ReadonlySet<string> {
  const marks = columns.filter((column) => isMark(column) && areAlike(column, outcome))
  const isOfMarks = isMark(outcome) && outcome.additivity !== 'additive' && marks.length >= marksMin
  return new Set(
    isOfMarks ? marks.filter(({ index }) => index !== outcome.index).map(({ name }) => name) : [],
  )
}

const isMark = ({ role, unit, summary, distinct, of }: ColumnProfile): boolean =>
  role === 'measure' &&
  unit === null &&
  of === undefined &&
  summary !== null &&
  summary.min >= 0 &&
  distinct <= stepsMax

/** Nobody may have given the lowest mark. */
const areAlike = (one: ColumnProfile, other: ColumnProfile): boolean =>
  one.summary!.max === other.summary?.max &&
  Math.abs(one.summary!.median - other.summary.median) <= (one.summary!.max - one.summary!.min) / 3
