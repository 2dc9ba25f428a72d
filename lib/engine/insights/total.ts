import { inPeriod } from '@/lib/format/in-period'
import type { ColumnProfile } from '../profile/profile'
import { holdersWord } from '../profile/row-words'
import { undecidedRows } from '../subject/undecided-rows'
import { type Aggregate, aggregateAll, aggregateByPeriod, firstLevel } from './aggregate'
import { littleShare } from './change-size'
import { comparedPeriods } from './compared-periods'
import type { Context } from './context'
import { countFigure, shareFigure, tell, valueFigure } from './telling'
import { labelOf, periodFilters } from './timeline'
import type { Trial } from './trial'

const totalWords = {
  sum: 'adds up to',
  last: 'stands at',
  avg: 'averages',
  median: 'has a median of',
  ratio: 'is',
}
/** More totals than this are a table, not a text. */
const totalsMax = 6

/**
 * The measure as one number: a sum where it adds up, a level at its last date, else an average. Plain arithmetic,
 * nothing tested; needs one row.
 */
export function findTotals(context: Context): Trial[] {
  return context.measures.slice(0, totalsMax).map((measure) => totalOf(context, measure))
}

function totalOf(context: Context, measure: ColumnProfile): Trial {
  const whole = aggregateAll(context, measure)
  const words = measure.of ? 'is' : totalWords[whole.kind]
  const where = whole.kind === 'last' ? ' at its last date' : ''
  return {
    kind: 'total',
    columns: [measure.index],
    value: null,
    direction: null,
    test: null,
    statistic: null,
    p: null,
    effect: null,
    rows: whole.rows,
    isLarge: true,
    impact: context.importance(measure.index),
    topics: [`total:${measure.index}`],
    tell: () => {
      const { filters, rows } = whole
      const value = valueFigure(measure, whole.value, { measure: whole.how, filters, rows })
      const count = countFigure(measure, rows, { measure: 'count', filters, rows })
      const left = undecidedRows(context.table, measure.of)
      const isOut = left && [{ column: left.column, op: 'in' as const, value: left.names }]
      const leftOut = left
        ? [
            '; ',
            countFigure(null, left.rows, { measure: 'count', filters: isOut!, rows: left.rows }),
            ` ${left.words} are left out`,
          ]
        : []
      const lately =
        whole.kind === 'sum'
          ? [...lastYear(context, measure), ...eachOf(context, measure, whole)]
          : whole.kind === 'last'
            ? begunWith(context, measure, whole)
            : []
      return tell(
        measure.label,
        ` ${words} `,
        value,
        where,
        ' over ',
        count,
        ` ${holdersWord(context.profile, measure, rows)}`,
        ...lately,
        ...leftOut,
        '.',
      )
    },
  }
}

/** `, 14% more than at its first (56.2M)`; where it began with nothing, `, after 0 at its first`. */
function begunWith(context: Context, measure: ColumnProfile, last: Aggregate) {
  const first = firstLevel(context, measure)
  if (!first || first.filters[0]!.value === last.filters[0]!.value) return []
  const { filters, rows, how } = first
  const before = valueFigure(measure, first.value, { measure: how, filters, rows })
  const change = last.value / first.value - 1
  const isTold = first.value > 0 && last.value >= 0 && Math.abs(change) >= littleShare
  if (!isTold) return [', after ', before, ' at its first']
  const size = shareFigure(measure, Math.abs(change), {
    measure: 'abs(change(sum, last date against first))',
    filters: [
      { ...filters[0]!, op: '>=' },
      { ...last.filters[0]!, op: '<=' },
    ],
    rows: rows + last.rows,
  })
  return [', ', size, ` ${change > 0 ? 'more' : 'less'} than at its first (`, before, ')']
}

/** `, 8.69 each`: of what is no count, where the rows are things with a name. */
function eachOf({ profile }: Context, measure: ColumnProfile, { value, filters, rows }: Aggregate) {
  if (measure.summary?.integers || rows < 2 || holdersWord(profile, measure, rows) === 'rows') return []
  return [', ', valueFigure(measure, value / rows, { measure: 'avg', filters, rows }), ' each']
}

/** A sum over so many years says little by itself. */
const yearsMin = 5

/** `, 11.1B of it in 2019`: what the last complete year has of a sum over many. */
function lastYear(context: Context, measure: ColumnProfile) {
  const periods = comparedPeriods(context.time)?.periods
  if (periods?.grain !== 'year' || periods.last - periods.first + 1 < yearsMin) return []
  const { values, rows } = aggregateByPeriod(context, measure, periods)
  const { last } = periods
  if (!(rows[last]! > 0)) return []
  const value = valueFigure(measure, values[last]!, {
    measure: 'sum',
    filters: periodFilters(context.time!, periods, { from: last, to: last }),
    rows: rows[last]!,
  })
  return [', ', value, ` of it ${inPeriod(labelOf(periods, last))}`]
}
