import type { Filter } from '@/lib/contracts/query'
import type { Plan, PlannedCard } from '../../plan/plan'
import type { Condition } from '../../table/condition'
import { filterRows } from '../../table/filter-rows'
import type { Understanding } from '../../understanding'
import { cutsOf, isMeasuring, isOwnStart } from './cuts'
import { type Item, is, near, type Reading } from './item'
import { joinLeads } from './lead-ins'
import { doubtsOf, leftOf } from './left-items'
import { isBrokenDown, type Part, readPart } from './part'
import { readItems } from './read-items'
import type { TypedRequest } from './request'
import { cardsOf } from './to-cards'
import { worstNote } from './worst'

export interface TypedReading {
  cards: PlannedCard[]
  /** Words that ask for something and that nothing was made of. */
  left: string[]
  items: Item[]
  /** How many things it asks for one by one. */
  wishes: number

  /** What words were taken for, and what may have been meant as well. */
  notes: string[]
  /** Words of what only leads to it, that nothing was made of. */
  leads: string[]
  /** Words before a colon, that nothing is called by. */
  saidFirst: string[]
  /** The rows were counted for things that the data have no word for. */
  isGuessed: boolean
}

/** A text as the requests that it is made of; null where no chart comes of it. */
export function readTyped(
  text: string,
  language: Plan['language'],
  data: Understanding,
): TypedReading | null {
  const items = readItems(text, language, data)
  const known = new Map<string, Part>()
  const partOf = (from: number, to: number): Part => {
    const key = `${from} ${to}`
    const part = known.get(key) ?? readPart(items.slice(from, to), text, data)
    known.set(key, part)
    return part
  }
  const joints = cutsOf(items, data)
  let best: { reading: TypedReading; cost: number } | null = null
  for (let cuts = 0; cuts < 1 << joints.length; cuts++) {
    const at = joints.filter((_, place) => cuts & (1 << place))
    const edges = [0, ...at, items.length]
    const parts = edges.slice(1).map((to, place) => partOf(edges[place]!, to))
    const reading = together(parts, text, data)
    if (!reading) continue
    const cost =
      reading.left.length +
      leadCost * reading.leads.length +
      costOf(parts, { cuts: at, items, data }) +
      plainCost * reading.cards.filter(isPlain).length
    if (!best || cost < best.cost) best = { reading, cost }
  }
  return best && { ...best.reading, items }
}

/** All rows counted, which hardly anybody asks for. */
const isPlain = ({ x, y, filters, metric }: PlannedCard): boolean =>
  x === null && y === null && filters.length === 0 && !metric
const plainCost = 0.5
const cutCost = 0.2
/** Words of a sentence that only leads to the next are not what is asked for. */
const leadCost = 0.3
const ownGain = 0.5

/** A cut costs something, but between two that both say what they measure, of which the first says by what; or ", and by". */
function costOf(
  parts: Part[],
  { cuts, items, data }: { cuts: number[]; items: Item[]; data: Understanding },
): number {
  return cuts
    .map((at, place) => {
      const [before, after] = [parts[place]!, parts[place + 1]!]
      const isBroken = before.reading.request.by.length > 0 || before.reading.request.rank !== null
      const { by, rank } = after.reading.request
      const isSaid =
        isMeasuring(items, at) || (isOwnStart(items, at, data) && (by.length > 0 || rank !== null))
      const isTwo =
        before.kind === 'own' && after.kind === 'own' && isBroken && isSaid && !areOfOneKind(before, after)
      const isListed =
        after.kind === 'again' &&
        before.kind === 'own' &&
        isBroken &&
        is(items[at - 1], 'and') &&
        items[at - 2]?.text === ','
      return cutCost - (isTwo || isListed ? ownGain : 0)
    })
    .reduce((sum, cost) => sum + cost, 0)
}

/** "how much from cash, how much from card": values of one column, each asked for in turn, are told apart together. */
function areOfOneKind(before: Part, after: Part): boolean {
  const picked = ({ reading: { request, data } }: Part) =>
    [
      ...request.conditions,
      ...request.measures.flatMap((one) => (one.kind === 'part' ? [one.of] : [])),
    ].flatMap((one) =>
      'op' in one && !('by' in one) ? [data.table.columns.findIndex(({ name }) => name === one.column)] : [],
    )
  const columns = picked(before)
  const told = after.reading.request.by.map(({ column }) => column)
  return [...picked(after), ...told].some((column) => columns.includes(column))
}

/** What some parts ask for: those that only say which rows hold for all, those that only say by what measure as before. */
function together(all: Part[], text: string, data: Understanding): TypedReading | null {
  const { parts, leads, isJoined } = joinLeads(all)
  const scopes = parts.filter(({ kind }) => kind === 'scope').map(({ reading }) => reading.request)
  const common = scopes.flatMap(({ conditions }) => conditions)
  const cards: PlannedCard[] = []
  const notes: string[] = []
  let last: TypedRequest | null = null
  for (const { kind, reading, whole, isBare } of parts) {
    // "top 3 products by quantity, show revenue" is no second wish
    if (kind === null || (last && kind === 'own' && isBare)) return null
    if (kind === 'scope') continue
    const isBy = is(reading.items[near(reading, -1, 1, 'and')], 'by', 'per')
    if (kind === 'again' && (!isBy || !last || last.by.length === 0)) return null
    const told: TypedRequest = kind === 'again' ? again(last!, reading.request) : reading.request
    const own: TypedRequest =
      last && isLed(parts[0]!) && !isBrokenDown(told) ? { ...told, by: last.by } : told
    const lent = own.isOpen
      ? parts.find((part) => part.kind === 'own' && !part.reading.request.isOpen)
      : undefined
    const measures = lent?.reading.request.measures ?? own.measures
    const request = { ...own, measures, conditions: joined([...own.conditions, ...common]) }
    if (own.isOpen && !lent)
      notes.push(`The first are those with the ${own.rank?.order === 'asc' ? 'fewest' : 'most'} rows.`)
    else notes.push(...worstNote(request, data))
    // "revenue by region, order by revenue": what is measured is nothing to break down by
    if (last && own.by.some(({ column }) => isMeasuredBy(last!, column))) return null
    const made = whole ? [{ ...whole, filters: request.conditions }] : cardsOf(text, request, data)
    if (!made) return null
    cards.push(...made)
    last = own
  }
  if (cards.length === 0) return null
  const left = parts.flatMap(({ reading }) => leftOf(reading, cards))
  const saidFirst = all.flatMap(({ reading }) =>
    reading.items.flatMap((item) => (item.isLead ? [item.text] : [])),
  )
  return {
    cards,
    left: left.map(({ text, written }) => written ?? text),
    items: [],
    wishes: parts.length - scopes.length,
    notes: [
      ...notes,
      ...parts.flatMap(({ reading }) => [
        ...reading.request.notes,
        ...reading.request.doubts,
        ...doubtsOf(reading, cards),
        ...typosOf(reading),
      ]),
      ...(leads.length > 0 ? [leadNote(text, isJoined)] : []),
      ...(saidFirst.length > 0
        ? [`“${text.slice(0, text.indexOf(':'))}” was read as what leads to the rest.`]
        : []),
    ],
    saidFirst,
    leads: leads.flatMap(({ reading }) => leftOf(reading, cards)).map(({ text, written }) => written ?? text),
    isGuessed: parts.some(({ reading }) => reading.request.isGuessed),
  }
}

/** "per client the fees and the number of jobs": what stands first is what all that follows is broken down by. */
const isLed = ({ reading, kind }: Part): boolean =>
  kind === 'own' && is(reading.items[near(reading, -1, 1)], 'by', 'per')

/** No row has two values of a column: of parts that name one each both are meant. */
function joined(conditions: Condition[]): Condition[] {
  const unlike = conditions.filter(
    (one, at) => conditions.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  )
  const single = unlike.filter(isEqual)
  return unlike.flatMap((one): Condition[] => {
    const same = isEqual(one) ? single.filter(({ column }) => column === one.column) : []
    if (same.length < 2) return [one]
    const value = same.map((other) => other.value as string)
    return same[0] === one ? [{ ...same[0]!, op: 'in', value }] : []
  })
}

const isEqual = (one: Condition): one is Filter =>
  'op' in one && !('by' in one) && one.op === '=' && typeof one.value === 'string' && one.value !== ''

const leadNote = (text: string, isJoined: boolean): string => {
  const said = text.slice(0, text.search(/[.?!](?:\s|$)/) + 1)
  return isJoined
    ? `“${said}” and what follows were read as one wish.`
    : `“${said}” was read as what leads to the rest.`
}

const typosOf = ({ items }: Reading): string[] =>
  items.flatMap(({ text, written }) => (written ? [`“${written}” was read as “${text}”.`] : []))

const isMeasuredBy = ({ measures }: TypedRequest, column: number): boolean =>
  measures.some((measure) => measure.kind === 'column' && measure.column === column)

/** "cost per km by depot, and by route": the same of other rows, and in other stretches. */
const again = (before: TypedRequest, { by, rank, sort, banded, conditions }: TypedRequest): TypedRequest => ({
  ...before,
  by,
  banded,
  rank: rank ?? null,
  sort: sort ?? before.sort,
  conditions: [...before.conditions, ...conditions],
})

/** Whether any row passes what was read; a reading of which none does is none. */
export const hasRows = (conditions: Condition[], { table }: Understanding): boolean => {
  const keep = filterRows(table, conditions)
  return keep === null || keep.includes(1)
}
