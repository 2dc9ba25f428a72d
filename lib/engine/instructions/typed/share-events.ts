import { foldText } from '../../names/name-words'
import { nothingWords } from '../../profile/nothing-words'
import { isParticiple } from '../spans/opposite-end'
import { isDenial } from './denials'
import { type Item, is, near, type Reading } from './item'
import type { SaidCondition } from './said-condition'

/** Conditions on numbers that the request has already, as ends that a share may be of. */
export const saidNumbers = ({ placed }: Reading): SaidCondition[] =>
  placed.map(({ at, condition }) => ({ at, items: [], filter: condition, isNot: false }))

/** "without the returns" takes rows out, "that were not returned" says what they are. */
export function isLeftOut({ items }: Reading, { at, isNot, items: own }: SaidCondition): boolean {
  if (!isNot || own.length === 0) return false
  const out = items.slice(0, at).findLast((item) => is(item, 'without'))
  return out !== undefined && !isDenial(out)
}

/** "closed only", "only the closed ones" keeps rows. */
export const isKept = (reading: Reading, { at, items: own }: SaidCondition): boolean =>
  own.length > 0 &&
  [reading.items[at + own.length], reading.items[near(reading, at, -1)]].some((item) => is(item, 'only'))

/** "strikes with damage": of a kind that one value says there is none of, the rows with any other. */
export function someOf(reading: Reading, at: number): { of: SaidCondition['filter']; items: Item[] } | null {
  const { items, used, data } = reading
  for (const [place, item] of items.entries()) {
    const [best] = item.columns
    if (place < at || !best || used.has(item) || is(items[near(reading, place, -1)], 'by', 'per', 'which'))
      continue
    const { name, values, type } = data.table.columns[best.index]!
    const none = type === 'text' ? values.filter((value) => nothingWords.has(foldText(value.trim()))) : []
    if (none.length === 1 && values.length > 2 && data.profile.columns[best.index]!.role === 'category')
      return { of: { column: name, op: '!=', value: none[0]! }, items: [item] }
  }
  return null
}

/** "gets abandoned", "of them left": a verb, or whom it tells of, stands right before. */
const isTold = ({ items }: Reading, at: number): boolean =>
  is(items[at - 1], 'light') || (items[at]!.state !== null && is(items[at - 1], 'people'))

/** Verbs that tell something of what stands before them. */
const auxiliary =
  /^(?:are|were|is|was|been|be|got|get|gets|had|has|have|still|ended up|sind|waren|wurden|sont|ont ete|fueron|son|estan|sono|foram)$/

const relatives = /^(?:who|that|which)\b/

/** "who have a partner": told of whom right before. */
const isWho = (items: Item[], at: number): boolean => {
  let place = at - 1
  while (
    is(items[place], 'light', 'filler', 'without') ||
    (is(items[place], 'with') && !relatives.test(items[place]!.text))
  )
    place--
  return items[place] !== undefined && relatives.test(items[place]!.text)
}

/** What is counted for a share: what rows are said to be or to have done, rather than where they are from. */
export function eventOf(reading: Reading, conditions: SaidCondition[], at: number): SaidCondition | null {
  const { items } = reading
  const owner = conditions.find(
    (one) =>
      items.slice(one.at + one.items.length, at).every((item) => item.text === 's') &&
      one.at < at &&
      at - one.at <= 3,
  )
  if (owner) return owner
  // "cancelados en porcentaje"
  const written = is(items[at - 1], 'in')
    ? conditions.find((one) => one.items.includes(items[at - 2]!))
    : null
  if (written) return written
  const behind = conditions.filter((one) => one.at > at)
  if (behind.length === 0) return conditions.filter((one) => one.at < at).at(-1) ?? null
  const first = items.findIndex(
    (item, place) =>
      place > at && !item.isRows && !is(item, 'of', 'rows', 'people', 'filler', 'light', 'with'),
  )
  const rated = behind.map((one) => ({ one, score: scoreOf(one) }))
  const best = Math.max(...rated.map(({ score }) => score))
  return rated.find(({ score }) => score === best)!.one

  function isHead({ at: head, items: [word] }: SaidCondition, place: number): boolean {
    return head < place && word?.state != null && is(items[head - 1], 'people')
  }

  /** "orders with a coupon were returned": what is told of rows that another condition has named before. */
  function isPredicate(place: number): boolean {
    const other = behind.find((one) => one.at < place && one.items.length > 0)
    if (!other) return false
    const between = items.slice(other.at + other.items.length, place)
    const isTold = between.every((item) => auxiliary.test(item.text) || is(item, 'filler'))
    return isTold && !is(items[place - 1], 'and', 'or') && !items[place + 1]?.isRows
  }

  function isDone(place: number): boolean {
    return items[place]!.text.split(' ').every(isParticiple)
  }

  function scoreOf({ at: place, items: said }: SaidCondition): number {
    const before = items[near(reading, place, -1, 'without', 'light')]
    const ahead = items[near(reading, place, -1)]
    if (place < at) return 0
    if (isPredicate(place)) return 3.55
    // "share of cancelled orders with …": what was done to the rows that the share is of
    if (place === first && isDone(place)) return 3.5
    // "the Billing calls": of which rows rather than what came of them
    if (place > at + 1 && items[place + said.length]?.isRows && !is(before, 'with')) return 1
    // "finished late": how it came about rather than that it did
    if (items[place - 1]?.state && conditions.some((one) => one.items.includes(items[place - 1]!))) return 3.5
    // "of those still with us who have a partner": whom it is the share of stands before what they have
    if (isWho(items, place) && conditions.some((one) => isHead(one, place))) return 3.6
    if (isTold(reading, place)) return 3
    if (is(before, 'with') || is(ahead, 'with')) return 3
    // "priority 1 runs reached within 8 min": a comparison says what came of it
    if (reading.placed.some((one) => one.at === place && one.condition.op !== '=')) return 2.5
    if (is(ahead, 'in', 'by', 'per', 'only')) return 1
    return 2
  }
}
