import { isTimeUnit } from '../derive/duration-columns'
import { countMetric, metricOf } from '../metric/metric'
import { thingOf } from '../metric/metric-label'
import type { ColumnProfile } from '../profile/profile'
import { areThings } from '../request/are-things'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'
import { rivalOf } from '../request/rival-of'

/** The first measures lead; from the fourth on, how many things there are says more. */
const measureScores = [0.9, 0.8, 0.7]
const furtherMeasureScore = 0.45
/** How many things there are comes behind what is known of them. */
const countScore = 0.3
const countLeadScore = 1
/** Of things that come again (customers); of kinds and places only where room is left. */
const distinctScore = 0.4
const kindsScore = 0.15
/** Orders, where rows are their lines, are counted beside what they come to. */
const linesOfScore = 0.85
const distinctStep = 0.08
/** Fewer different values are better seen in a chart. */
const distinctMin = 5
const distinctIdMin = 2
/** How many of a thing there are can't be said where it is mostly missing. */
const missingShareMax = 0.5
/** An id that hardly ever comes again counts the rows once more. */
const repeatedShareMax = 0.9

/** The measures, the number of rows, and how many different things there are; what the average row has is a total's caption. */
export function kpiCandidates(context: CardContext): CardRequest[] {
  const kpi = (parts: Partial<CardRequest>) => requestOf({ type: 'kpi', ...parts })
  const followed = context.measures.filter(
    (column, place) => place === 0 || (isAsked(context, column) && !isSetting(context, column)),
  )
  const rates = context.measures.filter(
    (column) =>
      column.additivity === 'intensive' &&
      !followed.includes(column) &&
      isOfFirst(context, column) &&
      !isSetting(context, column),
  )
  const measures = [...followed, ...rates].map((column, place) =>
    kpi({
      metric: metricOf(context, column.index, null),
      score: measureScores[place] ?? furtherMeasureScore - place * 0.01,
      why: kpiReason(column),
    }),
  )
  const count = kpi({
    metric: countMetric,
    score: context.rows === 'lead' ? countLeadScore : countScore,
    why: 'How many rows all of this stands on.',
  })
  // of rows that are no things, how many there are stands beside each number already
  const isCounted = context.rows === 'lead' || areThings(context) || measures.length === 0
  return [...measures, ...(isCounted ? [count] : []), ...distinctCandidates(context).map(kpi)]
}

/**
 * What else adds up is a number, and so is how often or how long; of what averages, what may as well be the first or is
 * wished for, what the first is made of, and a share or a rate beside the amounts that it is of.
 */
function isAsked(context: CardContext, column: ColumnProfile): boolean {
  const { profile, focus, measures, table } = context
  if (column.additivity !== 'intensive' || column.runsOn || column.of || column.isRatio || profile.areMetrics)
    return true
  if (isTimeUnit(column.unit) && table.columns[column.index]!.derivedFrom) return true
  if (column.format?.style === 'percent' && measures[0]!.additivity === 'additive') return true
  if (table.columns[measures[0]!.index]!.derivedFrom?.includes(column.name)) return true
  return focus.has(column.name) || rivalOf(context)?.index === column.index
}

/** How much of the first number there is for each of another: what a room came to, the rate of those without work. */
export const isOfFirst = ({ profile, measures }: CardContext, { index }: ColumnProfile): boolean =>
  profile.identities.some(
    (one) =>
      (one.kind === 'ratio' && one.result === index && one.numerator === measures[0]?.index) ||
      (one.kind === 'product' && one.factors.includes(index) && one.result === measures[0]?.index),
  )

/** A value of so many groups that each of them has one by itself is looked up, or set: the hours that a priority has. */
const settingGroupsMax = 50
const rowsAGroupMin = 10

/** Whether a number is set by another column: nothing that comes out differently, and none to follow; nor is a year or an age. */
function isSetting({ table, dimensions, focus, profile }: CardContext, column: ColumnProfile): boolean {
  if (column.of || focus.has(column.name)) return false
  // what an account is paid may be the same each time
  if (profile.running?.some(({ flows }) => flows.includes(column.index))) return false
  if (column.timePart || column.isAge) return true
  const { numbers, derivedFrom } = table.columns[column.index]!
  return dimensions.some(({ index, distinct, name }) => {
    const other = table.columns[index]!
    if (distinct > settingGroupsMax || table.rowCount < rowsAGroupMin * distinct) return false
    if (name === column.name || other.derivedFrom || derivedFrom?.includes(name) || other.numbers)
      return false
    return isSetBy(numbers!, other.codes, other.values.length)
  })
}

function isSetBy(numbers: Float64Array, codes: ArrayLike<number>, groups: number): boolean {
  const values = new Float64Array(groups).fill(Number.NaN)
  for (let row = 0; row < numbers.length; row++) {
    const code = codes[row]!
    if (code < 0 || Number.isNaN(numbers[row]!)) continue
    if (Number.isNaN(values[code]!)) values[code] = numbers[row]!
    else if (values[code] !== numbers[row]) return false
  }
  return true
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
      score: isHead(context, column)
        ? linesOfScore
        : isNamer(column) && (context.rows === 'lead' || context.measures[0]?.additivity === 'additive')
          ? distinctScore - place * distinctStep
          : kindsScore,
      why: `How many different values ${column.label} takes.`,
    }))
}

/** Orders, where rows are their lines. */
const isHead = ({ profile }: CardContext, { index }: ColumnProfile) => profile.linesOf?.head === index

/** What is named by it comes again: customers, orders; a place's code names no thing. */
const isNamer = ({ role, geo }: ColumnProfile) => (role === 'id' || role === 'code') && geo === null

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
