import type { CardType } from '@/lib/contracts/cards'
import { isOfFirst } from '../cards/kpi-candidates'
import type { Metric } from '../metric/metric'
import type { CardContext, CardRequest } from '../request/card'
import { haveNames } from '../request/have-names'
import { findingRequests } from '../story/finding-requests'
import { storyRequests } from '../story/story-requests'
import { cardCandidates } from './draft-card'
import { mainBarRequests } from './main-bar'
import { seasonRequests } from './season-requests'

/** A place on the page, with what it may hold. */
export interface Slot {
  types: CardType[]
  /** At most this many cards. */
  count: number
  /** A candidate below this does not earn its place. */
  scoreMin: number
  /** Where room is short, lower ones are filled first. */
  priority: number
  candidates?: (context: CardContext) => CardRequest[]
  /** No more where so many measures stand as numbers. */
  upTo?: number
  /** Whether it holds numbers behind the first three. */
  isBeyondThree?: boolean
  /** Whether it only fills the page, where nothing about an outcome is left. */
  isFill?: boolean
  /** Whether it is a question of the story, which is answered also by that nothing differs. */
  isAsked?: boolean
}

/** Only a gauge with a target scores so high. */
const targetScoreMin = 0.5

/** The numbers, before everything else. */
export const numberPlaces: Slot[] = [
  { types: ['kpi'], count: 3, scoreMin: 0.2, priority: 1 },
  { types: ['kpi'], count: 1, scoreMin: 0.2, priority: 1, candidates: fourthNumbers, isBeyondThree: true },
  { types: ['kpi'], count: 2, scoreMin: 0.2, priority: 1, candidates: ratesOfFirst, isBeyondThree: true },
  { types: ['kpi'], count: 3, scoreMin: 0.2, priority: 1, candidates: metricNumbers, isBeyondThree: true },
  { types: ['kpi'], count: 2, scoreMin: 0.2, priority: 2, candidates: numbersBeside, upTo: 3, isFill: true },
  { types: ['gauge'], count: 1, scoreMin: targetScoreMin, priority: 1 },
  { types: ['gauge'], count: 1, scoreMin: 0.2, priority: 2 },
]

/** The questions about the outcomes, one place each, in their order. */
export const storyPlaces = (context: CardContext): Slot[] =>
  storyRequests(context).map((request) => ({
    types: [request.type],
    count: 1,
    scoreMin: 0,
    priority: 1,
    candidates: () => [request],
    isAsked: true,
  }))

/** What stands behind them, where there is room. */
export const furtherPlaces = ({ profile }: CardContext): Slot[] => [
  { types: ['insight'], count: 2, scoreMin: 0, priority: 0, candidates: findingRequests },
  { types: ['line'], count: 1, scoreMin: 0.3, priority: 2 },
  { types: ['bar'], count: 1, scoreMin: 0, priority: 2, candidates: mainBarRequests },
  { types: ['bar', 'donut', 'pie', 'funnel'], count: 2, scoreMin: 0.3, priority: 2 },
  { types: ['choropleth', 'geomap'], count: 1, scoreMin: 0.3, priority: 2 },
  { types: ['area', 'heatmap', 'bar'], count: 1, scoreMin: 0.25, priority: 2 },
  { types: ['bar'], count: 1, scoreMin: 0.2, priority: 3, candidates: seasonRequests },
  { types: ['heatmap', 'line'], count: 1, scoreMin: 0.3, priority: 5 },
  // of what they came for people have other questions than how it is spread
  { types: ['histogram'], count: profile.isDecided ? 0 : 1, scoreMin: 0.25, priority: 1 },
  { types: ['boxplot'], count: 1, scoreMin: 0.25, priority: 4 },
  { types: ['scatter', 'bubble'], count: 1, scoreMin: 0.2, priority: 3 },
]
/** Of more measures than these three numbers stand for the rest. */
const fewMeasuresMax = 7

/** Numbers of measures that are wanted, where there are few. */
function numbersOf(
  context: CardContext,
  isWanted: (column: number, aggregation: Metric['aggregation']) => boolean,
): CardRequest[] {
  if (context.measures.length > fewMeasuresMax) return []
  return cardCandidates('kpi', context).filter(
    ({ metric: { column, aggregation } }) => column !== null && isWanted(column, aggregation),
  )
}

/** What there is of the first number for each of another that was uploaded: what a room came to, what a click cost. */
function ratesOfFirst(context: CardContext): CardRequest[] {
  return numbersOf(
    context,
    (column) => isUploaded(context, column) && isOfFirst(context, context.profile.columns[column]!),
  )
}

/** Where there are few measures, no total of one that was uploaded is left out for being the fourth. */
function fourthNumbers(context: CardContext): CardRequest[] {
  return numbersOf(context, (column, aggregation) => aggregation === 'sum' && isUploaded(context, column))
}

/** Of several numbers that a file tells one below the other none stands for another: each has its place. */
function metricNumbers(context: CardContext): CardRequest[] {
  if (!context.profile.areMetrics) return []
  return numbersOf(context, (_, aggregation) => aggregation !== 'count_distinct')
}

/** Where few numbers come with things that have names, what they are is worth a glance, else what they add up to. */
function numbersBeside(context: CardContext): CardRequest[] {
  const areNamed = haveNames(context)
  return numbersOf(context, (column, aggregation) => {
    if (aggregation === 'count_distinct' || !isUploaded(context, column)) return false
    const { isAge, timePart, of, isAside, additivity } = context.profile.columns[column]!
    return !isAge && !timePart && !of && !isAside && (areNamed || additivity === 'additive')
  })
}

const isUploaded = ({ table }: CardContext, column: number) => !table.columns[column]!.derivedFrom

export const isOfThree = ({ isBeyondThree }: Slot) => !isBeyondThree
