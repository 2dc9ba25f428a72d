import { noCondition } from '../spans/rate-end'
import { type Item, is, near, type Reading } from './item'
import type { SaidCondition } from './said-condition'

const denials =
  /^(?:not?|non?|nicht|kein\w*|pas|ne|ni|nao|nem|never|nunca|jamas|jamais|mai|nie|niemals|nor|aucun\w*|ningun\w*|nenhum\w*|nessun\w*|(?:do|does|did|is|are|was|were)(?: not| ?n ?t| t)|(?:doesn|didn|isn|aren) t)$/

/** Whether a word says that something is not so, rather than that it is to be left out. */
export const isDenial = (item: Item | undefined): boolean => item !== undefined && denials.test(item.text)

/** The word before a place, but for small ones, that says that what stands there is not so, or is to be left out. */
export function deniedBy(reading: Reading, at: number): Item | null {
  const { items } = reading
  const passed = ['with', 'in', 'of', 'only', 'to', 'rows', 'line', 'whole', 'people'] as const
  let place = near(reading, at, -1, ...passed)
  const before = items[place]
  if (is(before, 'without')) return before!
  // "without the orders from Spain": no orders are left out, but those
  if (is(before, 'by')) place = near(reading, place, -1, ...passed)
  while (items[place]?.isRows && !reading.used.has(items[place]!)) place = near(reading, place, -1, ...passed)
  const out = items[place]
  return out !== before && is(out, 'without') && !isDenial(out) ? out! : null
}

/** Whether what stands at a place is said not to be so, or is to be left out. */
export function isNegated(reading: Reading, at: number): boolean {
  const before = deniedBy(reading, at)
  // of "outside sales in North" it is no more than a word for the sales
  if (before?.text === 'outside') return before === reading.items[near(reading, at, -1, 'of')]
  return before !== null
}

const verbsMax = 2

/**
 * "leave out whatever was paid in cash", "cash is not to count": what is left out may stand far from the word for it, on
 * either side, where nothing else that is known stands between.
 */
function withFarOut(reading: Reading, said: SaidCondition): SaidCondition | null {
  const { items, used } = reading
  if (said.isNot || said.items.length === 0) return null
  let place = said.at - 1
  while (place >= 0 && isBetween(items[place]!) && said.at - place <= outReach) place--
  const isOut = (item: Item | undefined) =>
    item !== undefined && is(item, 'without', 'gone') && !isDenial(item) && !used.has(item)
  const before = isOut(items[place]) ? items[place] : undefined
  const out = before ?? outBehind(reading, said, isOut) ?? partedOut(reading, said)
  const filter = out ? turned(reading, said.filter) : null
  return filter && { ...said, items: [...said.items, out!], filter, isNot: true }
}

const outReach = 6

/** At the end of its part: "bar bitte nicht mitrechnen". */
function outBehind(
  { items }: Reading,
  { items: own }: SaidCondition,
  isOut: (item: Item | undefined) => boolean,
): Item | undefined {
  const last = Math.max(...own.map((item) => items.indexOf(item)))
  let place = last + 1
  while (items[place] && items[place]!.text !== 'out' && (isIdle(items[place]!) || items[place]!.isRows))
    place++
  // "revenue by product, Spain out": a stretch of its own
  const first = Math.min(...own.map((item) => items.indexOf(item)))
  const isAdded = items[first - 1]?.isMark === true && is(items[last + 1], 'gone')
  if (isAdded) place = last + 1
  // "refunded bookings: leave them out"
  if (items[place]?.isMark && pointsBack(items[place + 1])) place++
  const rest = items.slice(place + 1)
  const isParted = items[place]?.text === 'out'
  return (isParted || isOut(items[place])) && rest.every((item) => item.isMark || isIdle(item))
    ? items[place]
    : undefined
}

/** What is to be left out was said before: "leave those out", "not to be counted". */
const pointsBack = (item: Item | undefined): boolean => is(item, 'gone') && item!.text.includes(' ')

/** "leave email out": a verb before and its other half behind. */
function partedOut({ items }: Reading, said: SaidCondition): Item | undefined {
  const out = items[said.at + said.items.length]
  const verb = items.slice(Math.max(0, said.at - 3), said.at).find((item) => parting.test(item.text))
  return out?.text === 'out' && verb ? out : undefined
}

const parting = /^(?:leave|leaving|keep|take|filter|cut|count)$/

const isIdle = (item: Item): boolean => !item.isMark && is(item, 'with', 'filler', 'light', 'rows', 'people')

/** The opposite of a condition on one value or an answer; null of others. */
function turned({ data }: Reading, filter: SaidCondition['filter']): SaidCondition['filter'] | null {
  if (filter.op !== '=' || filter.value === '') return null
  const column = data.table.columns.findIndex(({ name }) => name === filter.column)
  return noCondition(data, column) ?? { ...filter, op: '!=' }
}

/**
 * A condition where words that nothing is known of stand between it and a no: "que não fizeram churn" is not so, of
 * others nobody knows, and the condition is none.
 */
export function withFarDenial(reading: Reading, said: SaidCondition): SaidCondition | null {
  const { items, data } = reading
  const out = withFarOut(reading, said)
  if (out) return out
  let place = said.at - 1
  const between: Item[] = []
  for (; place >= 0 && isBetween(items[place]!); place--)
    if (items[place]!.isUnknown) between.push(items[place]!)
  const isFar = between.length <= verbsMax && isDenial(items[place])
  if (!isFar || said.isNot) return said
  const isVerb = between.length === 1 && is(items[place - 1], 'with')
  const column = data.table.columns.findIndex(({ name }) => name === said.filter.column)
  const no = isVerb && said.filter.op === '=' ? noCondition(data, column) : null
  return no && { ...said, items: [...said.items, items[place]!], filter: no, isNot: true }
}

const isBetween = (item: Item): boolean =>
  !item.isMark &&
  !isDenial(item) &&
  (item.isUnknown || is(item, 'with', 'filler', 'light', 'rows', 'people', 'in', 'which'))
