import type { InsightKind } from '@/lib/contracts/claims'
import { lowerFirst } from '@/lib/format/first-letter'
import { barCandidates } from '../cards/bar-candidates'
import { timeCandidates } from '../cards/time-candidates'
import { countMetric, metricOf } from '../metric/metric'
import { apartFrom, isClaim } from '../narrate/claims'
import { headlineOf } from '../narrate/headline'
import { quietlyTold } from '../narrate/quiet-card'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardRequest } from '../request/card'
import { outcomesOf } from '../request/outcomes-of'
import { requestOf } from '../request/request-of'
import { rivalOf } from '../request/rival-of'
import { factorNature } from './factor-nature'
import { headlineRequests } from './headline-requests'
import { meetingRequests } from './meeting-requests'
import { newsFirst } from './news-first'
import { type Factor, rankFactors } from './rank-factors'
import { rowsRequests } from './rows-requests'
import { mirrorsRows } from './says-nothing'
import { signRequests } from './sign-requests'

/** How many charts the first outcomes get, in turn, beside their course. */
const factorsMax = [6, 4, 2]
/** … and where it is known which of them people come for. */
const decidedMax = [6, 1, 0]
/** The strongest stand before how they meet. */
const leadingMax = 2
/** The parts of a total, before what its average row goes with. */
const partsMax = [3, 1, 1]
/** People look for a total's first parts, however plain they are. */
const plainPartsMax = 2
const outcomesMax = factorsMax.length
const tellingWeight = 1.25
/** From here (medium, Cohen 1988) the average row of a total is worth a chart of its own. */
const averageEffectMin = 0.06

/** What differs by nothing has its place all the same. */
const leastScore = 0.01

/**
 * The questions that people ask first, each as a chart: how the outcome goes over time, and by what it differs,
 * the strongest first; then the same, shorter, for the next outcomes, and where the rows themselves are.
 */
export function storyRequests(context: CardContext): CardRequest[] {
  const outcomes = outcomesOf(context).slice(0, outcomesMax)
  const factors = outcomes.map((outcome) => {
    const apart = apartFrom(context.insights, outcome.name)?.columns ?? []
    return newsFirst(context, rankFactors(context, outcome)).filter(
      ({ column, isTelling }) => isTelling || context.focus.has(column.name) || !apart.includes(column.name),
    )
  })
  const areTold = factors.map((own) => own.some((factor) => factor.isTelling))
  const isQuiet = !areTold.includes(true)
  const { isDecided } = context.profile
  const stories = outcomes.map((outcome, place) => [
    ...(isMoving(context, outcome, place) ? courseRequests(context, outcome) : []),
    ...(place === 0 ? [...signRequests(context, outcome), ...lineRequests(context, outcome)] : []),
    ...outcomeRequests(context, { outcome, place, factors: factors[place]! }),
    ...(place === 0 || (!isDecided && (isQuiet || areTold[place])) ? apartRequests(context, outcome) : []),
  ])
  const [first = [], ...further] = stories
  const rows = isDecided ? [] : rowsRequests(context, isQuiet)
  return context.rows === 'lead'
    ? [...rows, ...first, ...further.flat()]
    : [
        ...headlineRequests(context),
        ...withRival(context, { outcomes, stories, areTold }),
        ...rows,
        ...further.flat(),
        ...metricRequests(context, outcomes),
      ]
}

/** So many charts of the first outcome stand before those of what may as well be the first, and so many of those. */
const beforeRival = 2
const ofRival = 2
/** What differs most of any further outcome stands before what is left of the first. */
const beforeFurther = 4

interface Stories {
  outcomes: ColumnProfile[]
  stories: CardRequest[][]
  /** Of which outcomes something tells. */
  areTold: boolean[]
}

function withRival(context: CardContext, { outcomes, stories, areTold }: Stories): CardRequest[] {
  const [first = []] = stories
  const rival = outcomes.findIndex(({ index }) => index === rivalOf(context)?.index)
  const further = outcomes.flatMap(({ index }, place) => {
    if (place === 0 || place === rival || !areTold[place]) return []
    return stories[place]!.filter(({ metric }) => metric.column === index).slice(0, 1)
  })
  return [
    ...first.slice(0, beforeRival),
    ...(stories[rival] ?? []).slice(0, ofRival),
    ...first.slice(beforeRival, beforeFurther),
    ...further,
    ...first.slice(beforeFurther),
  ]
}

const courseKinds: InsightKind[] = ['trend', 'change_point', 'seasonality', 'period_change', 'target']

/** Whether its course is news: a line that goes up and down says less than what it differs by, but of a total it is asked for. */
const isMoving = (
  { insights, profile, time }: CardContext,
  { name, additivity }: ColumnProfile,
  place: number,
): boolean =>
  profile.rows === 'none' ||
  (place === 0 && additivity === 'additive') ||
  insights.some(
    ({ kind, columns }) =>
      columns[0] === name &&
      (courseKinds.includes(kind) || (kind === 'exception' && columns.includes(time?.name ?? ''))),
  )

/** Those of several numbers that a file tells one below the other: none of them stands for another. */
const metricRequests = (context: CardContext, told: ColumnProfile[]): CardRequest[] =>
  context.profile.areMetrics
    ? context.measures
        .filter((measure) => !told.includes(measure))
        .flatMap((measure) => courseRequests(context, measure).slice(0, 1))
    : []

interface Told {
  outcome: ColumnProfile
  /** Among the outcomes. */
  place: number
  factors: Factor[]
}

function outcomeRequests(context: CardContext, { outcome, place, factors }: Told): CardRequest[] {
  const metric = metricOf(context, outcome.index, null)
  const most = (context.profile.isDecided ? decidedMax : factorsMax)[place]!
  if (!metric.isAdditive) {
    const meetings = place === 0 ? meetingRequests(context, outcome, factors) : []
    const alone = factors.flatMap((factor) => factorRequest(context, outcome, factor))
    return [
      ...answerRequests(context, outcome),
      ...alone.slice(0, Math.min(leadingMax, most)),
      ...meetings,
      ...alone.slice(leadingMax, most),
    ]
  }
  const parts = breakdownRequests(context, outcome, factors)
    .filter((request, at) => (place === 0 && at < plainPartsMax) || !mirrorsRows(context, request))
    .slice(0, factors.some(({ isTelling }) => isTelling) ? partsMax[place] : plainPartsMax)
  // a part's caption says what its average row is
  const isTold = ({ index }: ColumnProfile) => parts.some(({ x }) => x === index)
  const averages = factors
    .filter(
      ({ column, kind, effect, isTelling }) =>
        isTelling && (kind === 'number' || (effect >= averageEffectMin && !isTold(column))),
    )
    .flatMap((factor) => averageRequest(context, outcome, factor))
  return [...parts, ...averages].slice(0, most)
}

/** By which kinds it does not differ, in one sentence instead of a chart of each; where the headline has not said so. */
function apartRequests(context: CardContext, outcome: ColumnProfile): CardRequest[] {
  const apart = apartFrom(context.insights, outcome.name)
  const told = context.insights.some(isClaim) ? headlineOf(context)?.insights : quietlyTold(context)
  if (!apart || told?.includes(apart)) return []
  const why = `By these kinds ${lowerFirst(outcome.label)} does not differ, which is worth knowing.`
  return [requestOf({ type: 'insight', limit: context.insights.indexOf(apart) + 1, score: 1, why })]
}

/** Where an outcome has more ends than two, how many rows came to each. */
function answerRequests(context: CardContext, { name, of }: ColumnProfile): CardRequest[] {
  const { profile, table } = context
  // the decided ones are told beside those that are not
  const [whole] = table.columns.find((column) => column.name === name)?.derivedFrom ?? [name]
  const source = profile.columns.find((column) => column.name === whole && !column.of)
  if (!of || !source || source.distinct <= 2) return []
  const why = `${source.label} has more ends than one, and these are the rows of each.`
  const rows = requestOf({ type: 'bar', x: source.index, metric: countMetric, score: 1, why })
  return [rows, ...amountRequests(context, source)]
}

/** How much money came to each end: what failed to be paid is no revenue. */
function amountRequests(context: CardContext, source: ColumnProfile): CardRequest[] {
  const amount = context.measures.find(
    ({ of, additivity, format }) => !of && additivity === 'additive' && format?.style === 'currency',
  )
  if (!amount) return []
  const metric = metricOf(context, amount.index, null)
  const why = `${amount.label} came to each end of ${source.label}: only some of them count.`
  const request = requestOf({ type: 'bar', x: source.index, metric, score: 1, why })
  return mirrorsRows(context, request) ? [] : [request]
}

/**
 * A total is told by its parts, whatever the average row is; what things are before what was made of numbers, and what
 * the average row differs by before what only has more rows.
 */
const breakdownRequests = (context: CardContext, outcome: ColumnProfile, factors: Factor[]): CardRequest[] =>
  barCandidates(context)
    .filter(({ metric, group, x }) => metric.column === outcome.index && group === null && x !== null)
    .filter(({ x }) => !isBandOf(context, x!))
    .map((request) => ({
      ...request,
      score:
        request.score *
        factorNature(context.profile.columns[request.x!]!) *
        (factors.some(({ column, isTelling }) => isTelling && column.index === request.x)
          ? tellingWeight
          : 1),
    }))
    .sort((a, b) => b.score - a.score)

/** How much there is in all where another number is low or high says how many such rows there are. */
function isBandOf({ profile, table }: CardContext, index: number): boolean {
  const from = table.columns[index]!.derivedFrom ?? []
  return from.length === 1 && profile.columns.some(({ name, role }) => name === from[0] && role === 'measure')
}

function courseRequests(context: CardContext, outcome: ColumnProfile): CardRequest[] {
  return timeCandidates(context, 'line').filter(
    ({ metric, group }) => metric.column === outcome.index && group === null,
  )
}

/** What lines are of tells nothing of an order's total, but of what the lines come to. */
const linesMax = 2
function lineRequests(context: CardContext, outcome: ColumnProfile): CardRequest[] {
  const { linesOf, forms } = context.profile
  const isApart = (x: number | null) => forms.some(([a, b]) => a === outcome.index && b === x)
  if (linesOf?.value == null) return []
  return barCandidates(context)
    .filter(({ metric, group, x }) => metric.column === linesOf.value && group === null && isApart(x))
    .sort((a, b) => b.score - a.score)
    .slice(0, linesMax)
}

function averageRequest(context: CardContext, outcome: ColumnProfile, factor: Factor): CardRequest[] {
  if (factor.kind === 'number') return factorRequest(context, outcome, factor)
  const metric = metricOf(context, outcome.index, 'avg')
  const { column, effect } = factor
  const why = `The average row differs by ${column.label}, whatever the totals are.`
  return [requestOf({ type: 'bar', x: column.index, metric, score: effect, why })]
}

function factorRequest(context: CardContext, outcome: ColumnProfile, factor: Factor): CardRequest[] {
  const metric = metricOf(context, outcome.index, null)
  const { column, kind } = factor
  const effect = Math.max(factor.effect, leastScore)
  const why = factor.isTelling
    ? `${metric.label} goes with ${column.label} more than chance would make it.`
    : `${metric.label} may go with ${column.label}, or people ask whether it does.`
  if (kind === 'groups') return [requestOf({ type: 'bar', x: column.index, metric, score: effect, why })]
  if (outcome.of) return []
  const points = metricOf(context, outcome.index, null)
  return [requestOf({ type: 'scatter', x: column.index, metric: points, score: effect, why })]
}
