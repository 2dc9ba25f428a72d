import type { Filter } from '@/lib/contracts/query'
import { formatPeriod } from '@/lib/format/format-period'
import { valueName } from '../profile/value-words'
import type { Context } from './context'
import { partsOf, type SegmentMove, type SegmentSeries } from './segment-series'
import { equals, shareFigure, statisticFigure, tell, valueFigure } from './telling'
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
  const proofOf = (filter: Filter, rows: number) => ({ filters: [...between(0, count), filter], rows })
  const all = partsOf(series, segment, [0, count])
  const ownProof = proofOf(isOwn, all.own.rows)
  const size =
    own >= timesFrom
      ? [
          statisticFigure(measure, 1 + own, {
            measure: `times(${how} at ${start})`,
            ...ownProof,
            decimals: 0,
          }),
          ' times as much as before (',
        ]
      : [
          shareFigure(measure, Math.abs(own), { measure: `abs(shift(${how} at ${start}))`, ...ownProof }),
          ` ${own > 0 ? 'more' : 'less'} than before (`,
        ]
  const subject = measure ? measure.label : 'the number of rows'
  const when = move.isStep ? `since around ${formatPeriod(start)}` : `over time`
  const stretch = move.isStep ? '' : ` from ${formatPeriod(start)} on`
  return tell(
    `${valueName(dimension, name)} (${dimension.label}) ${own > 0 ? 'rises' : 'falls'} against the rest ${when}: ${subject}${isTotal ? ` per ${units.grain}` : ''} averages `,
    levelOf(move.after, cut, count),
    `${stretch}, `,
    ...size,
    levelOf(move.before, 0, cut),
    '), while the others together ',
    ...(Math.abs(rest) < hardlyBelow
      ? ['hardly change']
      : [
          `change by ${rest < 0 ? 'minus ' : ''}`,
          shareFigure(measure, Math.abs(rest), {
            measure: `abs(shift(${how} at ${start}))`,
            ...proofOf(isRest, all.rest.rows),
          }),
        ]),
    '.',
  )
}
