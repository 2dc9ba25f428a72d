import { countMetric, metricOf, thingOf } from '../metric/metric'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'

/** The first measures lead; from the fourth on, how many things there are says more. */
const measureScores = [0.9, 0.8, 0.7]
const furtherMeasureScore = 0.45
const countScore = 0.5
/** Where nothing adds up, how many rows there are is the first thing to know. */
const countFirstScore = 0.85
const countLeadScore = 1
const distinctScore = 0.4
const distinctStep = 0.08
const averageScore = 0.35
/** Fewer different values are better seen in a chart. */
const distinctMin = 5
const distinctIdMin = 2
/** How many of a thing there are can't be said where it is mostly missing. */
const missingShareMax = 0.5
/** An id that hardly ever comes again counts the rows once more. */
const repeatedShareMax = 0.9

/** The measures, the number of rows, how many different things there are, and the average of what is summed. */
export function kpiCandidates(context: CardContext): CardRequest[] {
  const kpi = (parts: Partial<CardRequest>) => requestOf({ type: 'kpi', ...parts })
  const measures = context.measures.map((column, place) =>
    kpi({
      metric: metricOf(context, column.index, null),
      score: measureScores[place] ?? furtherMeasureScore - place * 0.01,
      why: kpiReason(column),
    }),
  )
  const averages = context.measures
    .filter((column) => column.additivity === 'additive' && context.measures.length <= 2)
    .map((column) =>
      kpi({
        metric: metricOf(context, column.index, 'avg'),
        score: averageScore,
        why: `The average row says how large ${column.label} usually is.`,
      }),
    )
  const addsUp = context.measures.some(({ index }) => metricOf(context, index, null).isAdditive)
  const count = kpi({
    metric: countMetric,
    score: context.rows === 'lead' ? countLeadScore : addsUp ? countScore : countFirstScore,
    why: 'How many rows all of this stands on.',
  })
  return [...measures, count, ...distinctCandidates(context).map(kpi), ...averages]
}

function kpiReason(column: ColumnProfile): string {
  if (column.of) return `${column.label} is what the table seems to be about.`
  if (column.additivity === 'additive')
    return `${column.label} adds up, so its total is the first thing to know.`
  if (column.additivity === 'semi_additive')
    return `${column.label} is a level: it is taken at the last date, not summed over time.`
  return `${column.label} does not add up, so it is averaged.`
}

function distinctCandidates(context: CardContext): Partial<CardRequest>[] {
  return context.profile.columns
    .filter((column) => !column.of && !context.leaveOut.has(column.name) && isCountable(context, column))
    .sort((a, b) => b.distinct - a.distinct)
    .map((column, place) => ({
      metric: metricOf(context, column.index, 'count_distinct'),
      score: distinctScore - place * distinctStep,
      why: `How many different values ${column.label} takes.`,
    }))
}

/** A code that goes with a name says the same as the name. */
const isNamedTwice = ({ columns, dependencies }: CardContext['profile'], index: number) =>
  columns[index]!.role === 'code' &&
  dependencies.some(
    ([a, b]) =>
      a === index && columns[b]!.role !== 'code' && columns[b]!.distinct === columns[index]!.distinct,
  )

/** Ids that come again (customers, not order lines) and categories with many values. */
function isCountable({ table, profile, dimensions }: CardContext, column: ColumnProfile): boolean {
  const isRepeated = column.distinct <= repeatedShareMax * (table.rowCount - column.missing)
  const isKept = column.missing <= missingShareMax * table.rowCount
  if (!isKept || isNamedTwice(profile, column.index)) return false
  if (column.role === 'id' || column.role === 'code')
    return isRepeated && column.distinct >= distinctIdMin && thingOf(column.label) !== null
  // Answers of a survey and bands of ages are categories, but nothing that is counted.
  const isThing = column.order === null && !column.label.includes(' ') && column.type === 'text'
  return dimensions.includes(column) && isThing && isRepeated && column.distinct >= distinctMin
}
