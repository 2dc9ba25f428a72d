import { formatPeriod } from '@/lib/format/format-period'
import { inPeriod } from '@/lib/format/in-period'
import type { ColumnProfile } from '../profile/profile'
import { tTwoSided } from '../stats/distributions'
import { lowess } from '../stats/lowess'
import { aggregateByPeriod } from './aggregate'
import { findChangeMaker } from './change-maker'
import { type Change, sidesOfCodes } from './compared-sides'
import type { Context } from './context'
import { createDeviate, deviationMin } from './deviate'
import { dayMs } from './periods'
import { spikeMakerWords } from './tell-change-maker'
import { tell, valueFigure } from './telling'
import { completeCount, labelOf, type Periods, periodFilters } from './timeline'
import type { Trial } from './trial'

/** Fewer periods show no usual course. */
const periodsMin = 12
const measuresMax = 4
/** Where a few rows make it, what it takes is plain to see, and it may stand out a little less. */
const fewRowsDeviationMin = 3.5
/** Of the periods, enough for a line through neighbours. */
const windowShare = 0.4
const windowMin = 7
/** After so many periods the calendar comes round; a period that stands out by half as much then is a season. */
const cycles: Partial<Record<string, number>> = { month: 12, quarter: 4, day: 7, hour: 24 }
const againShare = 0.5
/** Of what a period usually comes to: less is not seen in a chart as standing out. */
const changeMin = 0.5
/** In standard errors of what its rows come to, for which their number is chance as well. */
const rowErrorsMin = 4

interface Spike {
  periods: Periods
  /** Where it lies among all periods. */
  at: number
  value: number
  usual: number
  z: number
  /** How far from its course, in standard errors of its rows. */
  rowErrors: number
  how: string
  rows: Float64Array
}

/**
 * The period that lies far off the course of the others: what a robust smooth (LOWESS, Cleveland 1979) leaves, in
 * robust standard deviations of what it leaves of the others, by Student's t times the number of periods; no peak that
 * comes round with the calendar. It is told with who made it. Needs 12 complete periods and 5 robust standard
 * deviations, 3.5 where a few rows make it.
 */
export function findPeriodSpikes(context: Context): Trial[] {
  const periods = context.time?.usual() ?? null
  if (!periods || completeCount(periods) < periodsMin) return []
  return context.measures
    .filter(({ additivity }) => additivity === 'additive' || additivity === 'intensive')
    .filter(({ index }) => !context.areBound(index, context.time!.index))
    .slice(0, measuresMax)
    .flatMap((measure) => {
      const spike = spikeOf(context, measure, periods)
      return spike ? [trialOf(context, measure, spike)] : []
    })
}

function spikeOf(context: Context, measure: ColumnProfile, periods: Periods): Spike | null {
  const { how, values: all, rows } = aggregateByPeriod(context, measure, periods)
  if (how.startsWith('ratio')) return null
  const { first, last, grain } = periods
  const totals = all.slice(first, last + 1)
  if (totals.some((value) => Number.isNaN(value))) return null
  const days = totals.map((_, place) => (how === 'sum' ? daysOf(periods, first + place) : 1))
  const values = totals.map((value, place) => value / days[place]!)
  const left = residualsOf(values)
  const far = left.reduce((best, own, place) => (Math.abs(own) > Math.abs(left[best]!) ? place : best), 0)
  // at an end a course that bends has no neighbours that would show it
  if (far === 0 || far === left.length - 1) return null
  const deviate = createDeviate(left.filter((_, place) => place !== far).sort())
  const z = deviate?.of(left[far]!) ?? 0
  const cycle = cycles[grain] ?? values.length
  const comesAgain = [far - cycle, far + cycle].some(
    (place) => left[place] !== undefined && left[place] / left[far]! >= againShare,
  )
  const usual = totals.slice().sort()[totals.length >> 1]!
  const isSeen = Math.abs(totals[far]! - usual) >= changeMin * Math.abs(usual)
  if (comesAgain || !isSeen || Math.abs(z) < fewRowsDeviationMin) return null
  const error = errorOf(context, measure, { periods, at: first + far, isSum: how === 'sum' })
  const rowErrors = (Math.abs(left[far]!) * days[far]!) / error
  return { periods, at: first + far, value: totals[far]!, usual, z, rowErrors, how, rows }
}

const daysOf = ({ starts }: Periods, period: number) => (starts[period + 1]! - starts[period]!) / dayMs

function residualsOf(values: Float64Array): Float64Array {
  const window = Math.max(windowMin, Math.round(windowShare * values.length))
  const smooth = lowess(Float64Array.from(values.keys()), values, window)
  return values.map((value, place) => value - smooth[place]!)
}

/** The standard error of a period's sum, its number of rows being chance too, or of its average. */
function errorOf(
  context: Context,
  measure: ColumnProfile,
  { periods, at, isSum }: { periods: Periods; at: number; isSum: boolean },
): number {
  const { sums, squares, counts } = context.groups(measure.index, context.time!.index)
  let sum = 0
  let square = 0
  let count = 0
  periods.ofCode.forEach((period, code) => {
    if (period !== at) return
    sum += sums[code]!
    square += squares[code]!
    count += counts[code]!
  })
  return isSum ? Math.sqrt(square) : Math.sqrt(Math.max(0, square - (sum * sum) / count)) / count
}

function trialOf(context: Context, measure: ColumnProfile, spike: Spike): Trial {
  const { periods, at, z, rows, rowErrors } = spike
  const n = completeCount(periods)
  const change = changeFrom(context, measure, spike)
  const isFar = Math.abs(z) >= deviationMin && rowErrors >= rowErrorsMin
  const maker = findChangeMaker(context, change)
  return {
    kind: 'outlier',
    columns: [measure.index, context.time!.index],
    value: labelOf(periods, at),
    direction: z > 0 ? 'high' : 'low',
    test: 'deviate of LOWESS residuals of periods with a robust scale',
    statistic: z,
    p: Math.min(1, n * tTwoSided(Math.abs(z), n - 3)),
    effect: Math.min(1, Math.abs(z) / 20),
    rows: rows[at]!,
    isLarge: isFar || maker?.kind === 'rows',
    impact: context.importance(measure.index) * 0.8,
    topics: [`spike:${measure.index}`, `outlier:${measure.index}`],
    tell: () => sentence(context, { ...spike, change, maker }),
  }
}

/** The spike against an average period of the others. */
function changeFrom({ time }: Context, measure: ColumnProfile, { periods, at, how }: Spike): Change {
  const { ofCode, first, last, grain } = periods
  const words = formatPeriod(labelOf(periods, at))
  const own = { filters: periodFilters(time!, periods, { from: at, to: at }), weight: 1, how, words }
  const all = periodFilters(time!, periods, { from: first, to: last })
  const others = {
    filters: all,
    weight: 1 / (last - first),
    how: `avg(${how} by ${grain})`,
    words: 'the others',
  }
  return {
    measure,
    isSum: how === 'sum',
    sideOfCode: sidesOfCodes(ofCode.length, (code) => {
      const period = ofCode[code]!
      return period === at ? 1 : period >= first && period <= last ? 0 : -1
    }),
    sides: [others, own],
    filters: all,
    changeHow: '',
  }
}

/** `Revenue stands out in May 2024: 15K, where a month usually comes to 3,661; one order, SO-10866, is 69% of May 2024.` */
function sentence(
  context: Context,
  told: Spike & { change: Change; maker: ReturnType<typeof findChangeMaker> },
) {
  const { periods, at, value, usual, how, rows, change, maker } = told
  const { measure, sides, filters, isSum } = change
  const { grain } = periods
  const all = rows.subarray(periods.first, periods.last + 1).reduce((sum, count) => sum + count, 0)
  return tell(
    `${measure.label} stands out ${inPeriod(labelOf(periods, at))}: `,
    valueFigure(measure, value, { measure: how, filters: sides[1].filters, rows: rows[at]! }),
    `, where ${grain === 'hour' ? 'an' : 'a'} ${grain} usually ${isSum ? 'comes to' : 'averages'} `,
    valueFigure(measure, usual, { measure: `median(${how} by ${grain})`, filters, rows: all }),
    ...spikeMakerWords(context, change, maker),
    '.',
  )
}
