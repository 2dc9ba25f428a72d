import type { Figure } from '@/lib/contracts/claims'
import { formatPeriod } from '@/lib/format/format-period'
import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile } from '../profile/profile'
import { aggregateByPeriod, type PeriodAggregates } from './aggregate'
import { isClearChange, pointsBase } from './change-size'
import { type ComparedSpans, comparedPeriods, errorOfAverages, type Span, sidesOf } from './compared-periods'
import type { Change, Side } from './compared-sides'
import { inEarlier, inSpan, spanMeasure, spanName } from './compared-words'
import type { Context } from './context'
import { changeMakerWords } from './tell-change-maker'
import { pointsFigure, shareFigure, tell, valueFigure } from './telling'
import { labelOf, type Periods, periodFilters } from './timeline'
import type { Trial } from './trial'

const measuresMax = 4

/**
 * The last twelve months against the twelve before, or the longest stretches that the data hold twice; shares in
 * points. Told where the change is clearly more than what the periods, and the rows of an average, differ by
 * themselves, and not at all else. A level (stock, balance) is left to its trend, since it is no sum of its days, and
 * so is an average that a few values rule.
 */
export function findPeriodChanges(context: Context): Trial[] {
  const compared = comparedPeriods(context.time)
  if (!compared?.spans) return []
  const { periods, spans } = compared
  return context.measures
    .filter(({ additivity }) => additivity === 'additive' || additivity === 'intensive')
    .filter(({ index }) => !context.areBound(index, compared.time.index))
    .filter((measure) => !isUneven(measure))
    .slice(0, measuresMax)
    .flatMap((measure) => changeOf(context, measure, { periods, spans }))
}

interface Two {
  periods: Periods
  spans: ComparedSpans
}

function changeOf(context: Context, measure: ColumnProfile, two: Two): Trial[] {
  const { periods, spans } = two
  const by = aggregateByPeriod(context, measure, asOne(periods, spans))
  const [before, now] = by.values as unknown as [number, number]
  if (by.rows.some((rows) => rows === 0) || !(before > 0) || !Number.isFinite(now / before)) return []
  const points = [
    ...aggregateByPeriod(context, measure, periods).values.slice(periods.first, periods.last + 1),
  ]
  const numbers = context.table.columns[measure.index]!.numbers!
  const error = by.how === 'avg' ? errorOfAverages(numbers, context.time!, sidesOf(periods, spans)) : 0
  const known = points.map((value) => (Number.isNaN(value) ? null : value))
  if (!isClearChange({ points: known, spans, now, before, error })) return []
  const change = now / before - 1
  return [
    {
      kind: 'period_change',
      columns: [measure.index, context.time!.index],
      value: labelOf(periods, periods.last),
      direction: change > 0 ? 'up' : 'down',
      test: null,
      statistic: null,
      p: null,
      effect: Math.min(1, Math.abs(change)),
      rows: by.rows[0]! + by.rows[1]!,
      isLarge: true,
      impact: context.importance(measure.index) * 0.8,
      topics: [`change:${measure.index}`],
      tell: () => sentence(context, measure, { ...two, by, now, before }),
    },
  ]
}

/** The two stretches as periods of their own: the earlier one and the later one. */
const asOne = (periods: Periods, spans: ComparedSpans): Periods => ({
  ...periods,
  count: 2,
  ofCode: Int32Array.from(sidesOf(periods, spans)),
})

interface Told extends Two {
  by: PeriodAggregates
  now: number
  before: number
}

/** `Revenue is 385K from Mar 2024 to Feb 2025, 7.7% more than in the twelve months before (357K).` */
function sentence(context: Context, measure: ColumnProfile, told: Told) {
  const { by, periods, spans, now, before } = told
  const { last } = periods
  const figureOf = (span: Span, side: 0 | 1) =>
    valueFigure(measure, by.values[side]!, {
      measure: by.how,
      filters: periodFilters(context.time!, periods, span),
      rows: by.rows[side]!,
    })
  const rest =
    last < periods.count - 1 && !context.time!.until
      ? `; ${formatPeriod(labelOf(periods, last + 1))} is not complete and is not compared`
      : ''
  return tell(
    `${measure.label} ${by.how === 'avg' ? 'averages' : 'is'} `,
    figureOf(spans.now, 1),
    ` ${inSpan(periods, spans.now)}, `,
    differenceOf(context, measure, told),
    `${now > before ? ' more' : ' less'} than ${inEarlier(periods, spans)} (`,
    figureOf(spans.before, 0),
    ')',
    ...changeMakerWords(context, changeBetween(context, measure, told)),
    `${rest}.`,
  )
}

/** Both stretches, for asking who made the change. */
function changeBetween({ time }: Context, measure: ColumnProfile, { by, periods, spans }: Told): Change {
  const of = (span: Span): Side => ({
    filters: periodFilters(time!, periods, span),
    weight: 1,
    how: by.how,
    words: spanName(periods, span),
  })
  return {
    measure,
    isSum: by.how === 'sum',
    sideOfCode: sidesOf(periods, spans),
    sides: [of(spans.before), of(spans.now)],
    filters: periodFilters(time!, periods, { from: spans.before.from, to: spans.now.to }),
    changeHow: spanMeasure(by.how, { periods, spans }),
  }
}

function differenceOf(context: Context, measure: ColumnProfile, told: Told): Figure {
  const { by, periods, spans, now, before } = told
  const how = spanMeasure(by.how, told)
  const proof = {
    filters: periodFilters(context.time!, periods, { from: spans.before.from, to: spans.now.to }),
    rows: by.rows[0]! + by.rows[1]!,
  }
  return pointsBase(measure.format) === null
    ? shareFigure(measure, Math.abs(now / before - 1), { measure: `abs(change(${how}))`, ...proof })
    : pointsFigure(measure, now - before, { measure: `abs(points(${how}))`, ...proof })
}
