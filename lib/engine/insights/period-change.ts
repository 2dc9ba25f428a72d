import type { Figure } from '@/lib/contracts/analysis'
import { formatPeriod } from '@/lib/format/format-period'
import { inPeriod } from '@/lib/format/in-period'
import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile } from '../profile/profile'
import { aggregateByPeriod, type PeriodAggregates } from './aggregate'
import { type ChangeSize, changeSize } from './change-size'
import { type Compared, comparedPeriods, daysOf, errorOfAverages } from './compared-periods'
import { type Change, type Side, sidesOfCodes } from './compared-sides'
import type { Context } from './context'
import { changeMakerWords } from './tell-change-maker'
import { pointsFigure, shareFigure, tell, valueFigure } from './telling'
import { labelOf, periodFilters } from './timeline'
import type { Trial } from './trial'

const measuresMax = 4
const rowsPerPeriodMin = 1

/**
 * The last complete period against the same one a year before, or where the data do not reach back so far against the
 * one before; what adds up by the day where the two differ in length, shares in points. Plain arithmetic, no claim that
 * it will last; needs four complete periods and rows in both. A level (stock, balance) is left to its trend, since it
 * is no sum of its days, and so is an average that a few values rule.
 */
export function findPeriodChanges(context: Context): Trial[] {
  const compared = comparedPeriods(context)
  if (!compared) return []
  return context.measures
    .filter(({ additivity }) => additivity === 'additive' || additivity === 'intensive')
    .filter(({ index }) => !context.areBound(index, compared.time.index))
    .filter((measure) => !isUneven(measure))
    .slice(0, measuresMax)
    .flatMap((measure) => changeOf(context, measure, compared))
}

function changeOf(context: Context, measure: ColumnProfile, compared: Compared): Trial[] {
  const { periods, earlier } = compared
  const by = aggregateByPeriod(context, measure, periods)
  const { last } = periods
  const isPerDay = compared.isPerDay && by.how === 'sum'
  const values = [...by.values].map((value, period) => (isPerDay ? value / daysOf(periods, period) : value))
  const [now, before] = [values[last]!, values[earlier]!]
  const hasRows = by.rows[last]! >= rowsPerPeriodMin && by.rows[earlier]! >= rowsPerPeriodMin
  if (!hasRows || !(before > 0) || !Number.isFinite(now)) return []
  const change = (now - before) / before
  if (!Number.isFinite(change)) return []
  const points = values.slice(periods.first, last + 1).map((value) => (Number.isNaN(value) ? null : value))
  const error =
    by.how === 'avg' ? errorOfAverages(context.table.columns[measure.index]!.numbers!, compared) : 0
  const size = changeSize({ points, now, before, format: measure.format, error })
  const isNone = change === 0 || size === 'little' || size === 'unclear'
  return [
    {
      kind: 'period_change',
      columns: [measure.index, context.time!.index],
      value: labelOf(periods, last),
      direction: isNone ? null : change > 0 ? 'up' : 'down',
      test: null,
      statistic: null,
      p: null,
      effect: Math.min(1, Math.abs(change)),
      rows: by.rows[last]! + by.rows[earlier]!,
      isLarge: true,
      impact: context.importance(measure.index) * 0.8,
      topics: [`change:${measure.index}`],
      tell: () => sentence(context, measure, { by, compared, isPerDay, now, before, size }),
    },
  ]
}

interface Told {
  by: PeriodAggregates
  compared: Compared
  isPerDay: boolean
  /** As they are compared. */
  now: number
  before: number
  size: ChangeSize
}

/** `Revenue is 32.6K in Feb 2025, 1,164 a day, 7.7% more than in Jan 2025 (1,081 a day).` */
function sentence(context: Context, measure: ColumnProfile, told: Told) {
  const { by, compared, isPerDay, now, before } = told
  const { periods, earlier } = compared
  const { last } = periods
  const name = (period: number) => formatPeriod(labelOf(periods, period))
  const figureOf = (period: number, value: number, how: string) =>
    valueFigure(measure, value, {
      measure: how,
      filters: periodFilters(context.time!, periods, { from: period, to: period }),
      rows: by.rows[period]!,
    })
  const daily = (period: number, value: number) =>
    isPerDay
      ? [figureOf(period, value, `sum / ${daysOf(periods, period)}`), ' a day']
      : [figureOf(period, value, by.how)]
  const rest = last < periods.count - 1 ? `; ${name(last + 1)} is not complete and is not compared` : ''
  return tell(
    `${measure.label} ${by.how === 'avg' ? 'averages' : 'is'} `,
    figureOf(last, by.values[last]!, by.how),
    ` ${inPeriod(labelOf(periods, last))}, `,
    ...(isPerDay ? [...daily(last, now), ', '] : []),
    ...differenceOf(context, measure, told),
    `${inPeriod(labelOf(periods, earlier))} (`,
    ...daily(earlier, before),
    ')',
    ...(told.size === 'little' || told.size === 'unclear'
      ? []
      : changeMakerWords(context, changeBetween(measure, told))),
    `${rest}.`,
  )
}

/** Both periods, for asking who made the change. */
function changeBetween(measure: ColumnProfile, { by, compared, isPerDay }: Told): Change {
  const { time, periods, earlier } = compared
  const { last, ofCode, grain } = periods
  const sideOf = (period: number): Side => {
    const days = isPerDay ? daysOf(periods, period) : 1
    return {
      filters: periodFilters(time, periods, { from: period, to: period }),
      weight: 1 / days,
      how: days > 1 ? `sum / ${days}` : by.how,
      words: formatPeriod(labelOf(periods, period)),
    }
  }
  return {
    measure,
    isSum: by.how === 'sum',
    sideOfCode: sidesOfCodes(ofCode.length, (code) =>
      ofCode[code] === last ? 1 : ofCode[code] === earlier ? 0 : -1,
    ),
    sides: [sideOf(earlier), sideOf(last)],
    filters: periodFilters(time, periods, { from: earlier, to: last }),
    changeHow: `${isPerDay ? 'sum per day' : 'sum'} by ${grain}${earlier === last - 1 ? '' : ', last against first'}`,
  }
}

/** `7.7% more than `, `2.9 points less than `, `about as `. */
function differenceOf(context: Context, measure: ColumnProfile, told: Told): (string | Figure)[] {
  const { by, compared, isPerDay, now, before, size } = told
  if (now === before) return ['the same as ']
  if (size === 'little') return ['about as ']
  if (size === 'unclear') return ['not clearly other than ']
  const { periods, earlier } = compared
  const { last } = periods
  const how = `${isPerDay ? 'sum per day' : by.how} by ${periods.grain}${earlier === last - 1 ? '' : ', last against first'}`
  const proof = {
    filters: periodFilters(context.time!, periods, { from: earlier, to: last }),
    rows: by.rows[last]! + by.rows[earlier]!,
  }
  const figure =
    size === 'points'
      ? pointsFigure(measure, now - before, { measure: `abs(points(${how}))`, ...proof })
      : shareFigure(measure, Math.abs(now / before - 1), { measure: `abs(change(${how}))`, ...proof })
  return [figure, now > before ? ' more than ' : ' less than ']
}
