import { canMeasure, isTime } from '../columns/column-kinds'
import { columnNames } from '../columns/column-names'
import { type Item, is, type Reading, use } from './item'
import { isSameThing } from './lexicon/things'
import { numberOf } from './measured-number'
import { moneyMeasure, moneyName } from './money-measure'

/** Those who do something for others, and those for whom it is done. */
const acting = 'seller employee manager doctor teacher technician driver'.split(' ')
const served = 'customer guest patient student'.split(' ')

/** "who sells most", "who is late most often": the people that a column names, and what they do. */
export function takeWho(reading: Reading, who: Item): boolean {
  const { items, request, data } = reading
  const column = peopleOf(reading)
  if (column === null) return false
  request.by.push({ column, grain: null })
  use(reading, who)
  const isNumbered = items.some((item) => !reading.used.has(item) && numberOf(reading, item) !== null)
  const often = items.find((item) => is(item, 'frequent'))
  // "who sells less": than all the others
  const last = items.findLast(({ isMark }) => !isMark)
  const ends = items.filter(
    (item) => (is(item, 'top', 'bottom') || (item === last && is(item, 'minus'))) && !reading.used.has(item),
  )
  const isLeast = is(ends[0], 'bottom', 'minus')
  if (ends.length > 0 || often) request.sort ??= { by: 'y', order: isLeast ? 'asc' : 'desc' }
  const verb = items.find((item) => is(item, 'selling', 'buying', 'takes'))
  const money = verb && !isNumbered ? moneyMeasure(data) : null
  if (often) request.measures.push({ kind: 'rows' })
  else if (money) {
    request.measures.push(money)
    request.notes.push(`“${verb!.text}” was read as ${moneyName(money, data)}.`)
  }
  use(reading, verb, often, ...ends)
  return true
}

/** The one column of people that may do what is said; null where there is none, or more. */
function peopleOf({ items, data }: Reading): number | null {
  const isCalled = (things: string[]) =>
    columnNames(data)
      .filter(
        ({ index, words }) =>
          !canMeasure(data, index) &&
          !isTime(data, index) &&
          words.some((word) => things.some((thing) => isSameThing(word, thing))),
      )
      .map(({ index }) => index)
  const isServed = items.some((item) => is(item, 'buying'))
  const [own, others] = isServed ? [served, acting] : [acting, served]
  const found = isCalled(own)
  const all = found.length > 0 || isServed ? found : isCalled(others)
  return all.length === 1 ? all[0]! : null
}
