import { etaSquared } from '../stats/effect-size'
import { gather, gatherCodes } from '../table/gather'
import type { SubjectView } from './subject-view'

const rowsMax = 5000
/** Groups that are not many more than the rows tell nothing but the rows. */
const rowsPerGroupMin = 5
/** Below this (small, Cohen 1988) the order that the values alone give stands; what is seldom leaves less to be told … */
const effectMin = 0.01
const seldomEffectMin = 0.003
/** … where it is more than chance makes of so many groups (chi-square over its mean, p of about .001). */
const evidenceTimes = 4

/**
 * What could explain the first outcome, strongest first; what tells nothing of it stays behind in its order. The parts
 * of a total are left as they are: they are read for what they hold, not for what they explain.
 */
export function rankDimensions(
  { tableColumns, columns, dependencies }: SubjectView,
  dimensions: number[],
  outcome: number | undefined,
): number[] {
  if (outcome === undefined || columns[outcome]!.additivity === 'additive') return dimensions
  const { numbers } = tableColumns[outcome]!
  const step = Math.max(1, Math.ceil(numbers!.length / rowsMax))
  const rows = Int32Array.from({ length: Math.ceil(numbers!.length / step) }, (_, i) => i * step)
  const values = gather(numbers!, rows)
  const bound = new Set(dependencies.flatMap(([a, b]) => (a === outcome ? [b] : b === outcome ? [a] : [])))
  const effectOf = (index: number) => {
    const { distinct } = columns[index]!
    if (bound.has(index) || distinct * rowsPerGroupMin > rows.length) return 0
    const effect = etaSquared(values, gatherCodes(tableColumns[index]!.codes, rows))
    const isSeldom = columns[outcome]!.of !== undefined && effect >= seldomEffectMin
    const isEvident = effect * rows.length >= evidenceTimes * Math.max(2, distinct - 1)
    return effect >= effectMin || (isSeldom && isEvident) ? effect : 0
  }
  return dimensions
    .map((index, place) => ({ index, place, effect: effectOf(index) }))
    .sort((a, b) => b.effect - a.effect || a.place - b.place)
    .map(({ index }) => index)
}
