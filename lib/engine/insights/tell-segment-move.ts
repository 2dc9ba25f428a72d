import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import { valueName } from '../profile/value-words'
import type { Context } from './context'
import { partsOf, type SegmentMove, type SegmentSeries } from './segment-series'
import { equals, type Proof, shareFigure, statisticFigure, tell, valueFigure } from './telling'
import { periodFilters } from './timeline'
import type { Telling } from './trial'

/** A change by more than this is told as so many times. */
const timesFrom = 3
const countDecimalsBelow = 20
/** A smaller change of the rest is none. */
const hardlyBelow = 0.01

/** `Phone (channel) falls since around Mar 5, 2023: revenue per week averages 660, 45% less than before (1,200); …` */
export function tellSegmentMove(
  context: Context,
  series: SegmentSeries,
  move: SegmentMove & { name: string },
): Telling {
  const { measure, dimension, units, count } = series
  const { name, segment, cut, own, rest } = move
  const time = context.time!
  const isOwn = equals(dimension, name)
  const isRest: Filter = { column: dimension.name, op: '!=', value: name }
  const between = (from: number, until: number) =>
    periodFilters(time, units, { from: units.first + from, to: units.first + until - 1 })
  const isTotal = measure === null || measure.additivity === 'additive'
  const how = isTotal ? `avg(${measure ? 'sum' : 'count'} by ${units.grain})` : 'avg'
  const levelOf = (value: number, from: number, until: number) => {
    const proof = {
      measure: how,
      filters: [...between(from, until), isOwn],
      rows: partsOf(series, segment, [from, until]).own.rows,
    }
    const decimals = value < countDecimalsBelow ? 1 : 0
    return measure ? valueFigure(measure, value, proof) : statisticFigure(null, value, { ...proof, decimals })
  }
  const start = time.write(Math.max(units.starts[units.first + cut]!, time.min))
  const subject = measure ? measure.label : 'the number of rows'
  const when = move.isStep ? `since around ${formatPeriod(start)}` : `over time`
  const stretch = move.isStep ? '' : ` from ${formatPeriod(start)} on`
  const all = partsOf(series, segment, [0, count])
  const proofs: Proofs = {
    how,
    start,
    own: { filters: [...between(0, count), isOwn], rows: all.own.rows },
    rest: { filters: [...between(0, count), isRest], rows: all.rest.rows },
  }
  const ofRest = [', while the others together ', ...changeOfRest(measure, rest, proofs), '.']
  const named = `${valueName(dimension, name)} (${dimension.label})`
  const told = `${subject}${isTotal ? ` per ${units.grain}` : ''}`
  if (isTotal && move.after === 0)
    return tell(
      `${named} ends around ${formatPeriod(start)}: ${told} averages `,
      levelOf(move.before, 0, cut),
      ' before and is nothing since',
      ...ofRest,
    )
  return tell(
    `${named} ${own > 0 ? 'rises' : 'falls'} against the rest ${when}: ${told} averages `,
    levelOf(move.after, cut, count),
    `${stretch}, `,
    ...sizeOf(measure, own, proofs),
    levelOf(move.before, 0, cut),
    ')',
    ...ofRest,
  )
}

interface Proofs {
  /** What the levels are of. */
  how: string
  /** The date of the cut. */
  start: string
  own: Pick<Proof, 'filters' | 'rows'>
  rest: Pick<Proof, 'filters' | 'rows'>
}

/** `45% less than before (`, `4 times as much as before (`. */
function sizeOf(
  measure: ColumnProfile | null,
  own: number,
  { how, start, own: proof }: Proofs,
): (string | Figure)[] {
  if (own >= timesFrom)
    return [
      statisticFigure(measure, 1 + own, { measure: `times(${how} at ${start})`, ...proof, decimals: 0 }),
      ' times as much as before (',
    ]
  return [
    shareFigure(measure, Math.abs(own), { measure: `abs(shift(${how} at ${start}))`, ...proof }),
    ` ${own > 0 ? 'more' : 'less'} than before (`,
  ]
}

/** `fall by 4%`, `hardly change`. */
function changeOfRest(
  measure: ColumnProfile | null,
  rest: number,
  { how, start, rest: proof }: Proofs,
): (string | Figure)[] {
  if (Math.abs(rest) < hardlyBelow) return ['hardly change']
  return [
    `${rest < 0 ? 'fall' : 'rise'} by `,
    shareFigure(measure, Math.abs(rest), { measure: `abs(shift(${how} at ${start}))`, ...proof }),
  ]
}
