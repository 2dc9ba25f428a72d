import type { CardType } from '@/lib/contracts/cards'
import { drawnColumns } from '../gate/drawn-columns'
import { Gate } from '../gate/pass-gate'
import { apartFrom } from '../narrate/claims'
import { plainTypes } from '../plan/chart-types'
import type { CardContext, CardDraft, CardRequest } from '../request/card'
import { isBeside, isOfInputs } from '../request/outcomes-of'
import { placed } from '../request/placed'
import { saysNothing } from '../story/says-nothing'
import { worthFirst } from '../worth/worth-first'
import { cardCandidates, draftCard } from './draft-card'
import { furtherPlaces, isOfThree, numberPlaces, type Slot, storyPlaces } from './places'
import { repetition } from './repetition'

/** Further clouds of points are no easier to read; what they would say is told in words. */
const cloudsMax = 2
const cardsMin = 5
const cardsMax = 12
/** Numbers that a file tells one below the other take no chart's place. */
const metricCardsMax = 3
/** On a short page one number for so many cards. */
const cardsANumber = 3
/** Below this a card that only fills the page is better left out. */
const fillScoreMin = 0.12
const fillTypes: CardType[] = [
  'bar',
  'donut',
  'line',
  'histogram',
  'boxplot',
  'heatmap',
  'scatter',
  'radar',
  'gauge',
  'kpi',
]

/** Anything at all, rather than an empty page. */
const lastResort: Slot = { types: fillTypes, count: 1, scoreMin: fillScoreMin, priority: 9, isFill: true }

interface Chosen {
  request: CardRequest
  card: CardDraft
  /** Its place in reading order. */
  place: number
}

interface Planning {
  context: CardContext
  chosen: Chosen[]
  /** What stands already, asked-for cards among it. */
  taken: CardRequest[]
  /** The cards that were asked for. */
  standing: CardDraft[]
  /** Judges candidates, so that what it leaves out is nothing that a reader misses. */
  gate: Gate
  room: number
  avoid: ReadonlySet<CardType>
  pool: Map<CardType, CardRequest[]>
}

interface Wanted {
  /** The cards that were asked for. */
  standing: CardDraft[]
  taken: CardRequest[]
  /** How many stand around the charts besides: what is to be said first, the headline, the rows. */
  framing: number
  /** How many to add; null leaves it to the rules. */
  count: number | null
  avoid: ReadonlySet<CardType>
}

/** The cards that the engine adds to those asked for: each place takes the best candidate that is no repeat. */
export function planCards(
  context: CardContext,
  { standing, taken, framing, count, avoid }: Wanted,
): CardDraft[] {
  const gate = new Gate(context, context.failures)
  const most = cardsMax + (context.profile.areMetrics ? metricCardsMax : 0)
  const room = count ?? Math.max(0, most - taken.length - framing)
  const planning: Planning = {
    context,
    chosen: [],
    taken: [...taken],
    standing,
    gate,
    room,
    avoid,
    pool: new Map(),
  }
  const numbersMax = count === null ? room : Math.max(1, Math.floor(count / cardsANumber))
  const numbers = numbersMax > numberPlaces[0]!.count ? numberPlaces : numberPlaces.filter(isOfThree)
  const places = [...numbers, ...storyPlaces(context), ...furtherPlaces(context)]
  const slots = places.map((slot) =>
    slot.types.includes('kpi') ? { ...slot, count: Math.min(slot.count, numbersMax) } : slot,
  )
  const byPriority = [...slots.entries()].sort((a, b) => a[1].priority - b[1].priority || a[0] - b[0])
  for (const [place, slot] of byPriority) fillSlot(planning, slot, place)
  planning.chosen = planning.chosen.filter((one) => !isCaption(planning, one) && !isDrawnApart(planning, one))
  const least = Math.min(room, count ?? cardsMin - taken.length - framing)
  while (planning.chosen.length < least) {
    const before = planning.chosen.length
    fillSlot(planning, lastResort, slots.length)
    if (planning.chosen.length === before) break
  }
  const ordered = planning.chosen.sort((a, b) => a.place - b.place)
  const shown = count === null ? worthFirst(ordered, context, cardsMin - taken.length - framing) : ordered
  return shown.map(({ card }) => card)
}

function fillSlot(planning: Planning, slot: Slot, place: number) {
  for (let made = 0; made < slot.count && planning.chosen.length < planning.room; made++) {
    if (slot.upTo !== undefined && measuresTold(planning) >= slot.upTo) return
    const found = best(planning, slot)
    if (!found) return
    planning.chosen.push({ ...found, place })
    planning.taken.push(found.request)
  }
}

const measuresTold = ({ taken }: Planning): number =>
  taken.filter(
    ({ type, metric }) => type === 'kpi' && metric.column !== null && metric.aggregation !== 'count_distinct',
  ).length

/** Whether a card in words says what a chart beside it says, and shows. */
const isCaption = ({ chosen }: Planning, { card: { type, description } }: Chosen): boolean =>
  type === 'insight' &&
  chosen.some(({ card }) => card.type !== 'insight' && card.description.startsWith(description))

/** Whether a card in words says where a number is high and low by columns by which charts beside it show it. */
function isDrawnApart({ context, chosen }: Planning, { card, request }: Chosen): boolean {
  const insight = card.type === 'insight' ? context.insights[request.limit! - 1] : undefined
  if (insight?.kind !== 'drivers') return false
  const [measure, ...factors] = insight.columns
  const shown = chosen.flatMap((one) => {
    const drawn = drawnColumns(placed(one.card))
    return drawn?.measures.includes(measure!) ? drawn.by : []
  })
  return factors.every((name) => shown.includes(name))
}

/** The best candidate of the slot that makes a card; what stands already takes from the score of its likes. */
function best(planning: Planning, slot: Slot): Omit<Chosen, 'place'> | null {
  const ranked = candidatesOf(planning, slot)
    .filter((request) => slot.isFill || !isOfInputs(planning.context, request))
    .filter((request) => slot !== lastResort || !isToldAlike(planning.context, request))
    .filter((request) => slot === lastResort || !isBeside(planning.context, request))
    .filter((request) => slot.isAsked || slot.isFill || !saysNothing(planning.context, request))
    .map((request) => ({
      request,
      score: request.score * likeness(planning, request),
    }))
    .filter(({ score }) => score > 0 && score >= slot.scoreMin)
    .sort((a, b) => b.score - a.score)
  for (const { request } of ranked) {
    const card = draftCard(request, planning.context)
    const sound = card && soundCard(planning, card)
    if (sound && (slot.isFill || isWorthIt(sound, slot))) return { request, card: sound }
    discard(planning, request)
  }
  return null
}

/** Whether it shows by what the first number does not differ, where a sentence says so. */
const isToldAlike = ({ insights, measures, profile }: CardContext, { x, metric }: CardRequest): boolean =>
  x !== null &&
  metric.column === measures[0]?.index &&
  (apartFrom(insights, measures[0]!.name)?.columns ?? []).includes(profile.columns[x]!.name)

/** What shows parts and pairs beside the story earns its place by a finding that holds: largest of them is always one. */
const findingTypes: ReadonlySet<CardType> = new Set([
  'area',
  'boxplot',
  'donut',
  'funnel',
  'heatmap',
  'line',
  'pie',
  'scatter',
])

/** A chart without a word to it leaves the reader to look for one. */
function isWorthIt({ type, description, config }: CardDraft, { isAsked }: Slot): boolean {
  if (description === '' && !plainTypes.includes(type)) return false
  return isAsked === true || !findingTypes.has(type) || config.evidence?.p != null
}

/** What the gate would leave out makes room for another card. */
function soundCard({ gate, standing, chosen }: Planning, card: CardDraft): CardDraft | null {
  const before = [...standing, ...chosen.map((one) => one.card)].map(placed)
  return gate.card(placed(card), before)
}

const likeness = ({ context, taken }: Planning, request: CardRequest): number =>
  context.failures.attempt(
    { part: 'card', name: request.type },
    () => repetition(context, request, taken),
    () => 0,
  )

function candidatesOf({ context, pool, avoid, taken }: Planning, slot: Slot): CardRequest[] {
  const isFull = taken.filter(({ type }) => isCloud(type)).length >= cloudsMax
  const types = slot.types.filter((type) => !avoid.has(type) && !(isFull && isCloud(type)))
  const { candidates } = slot
  if (candidates) {
    if (types.length === 0) return []
    return context.failures.attempt(
      { part: 'card', name: types[0]! },
      () => candidates(context),
      () => [],
    )
  }
  return types.flatMap((type) => {
    if (!pool.has(type)) pool.set(type, cardCandidates(type, context))
    return pool.get(type)!
  })
}

const isCloud = (type: CardType) => type === 'scatter' || type === 'bubble'

function discard({ pool }: Planning, request: CardRequest) {
  const others = (pool.get(request.type) ?? []).filter((candidate) => candidate !== request)
  pool.set(request.type, others)
}
