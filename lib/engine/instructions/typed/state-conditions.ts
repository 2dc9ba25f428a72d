import { isPlural } from '../columns/named-things'
import { type Item, is, near, type Reading } from './item'
import type { SaidCondition } from './said-condition'
import { endDate } from './said-states'

/** "those who left", "open deals", "finished jobs only": which rows by what has come of them, where that is what is said. */
export function stateAt(reading: Reading, at: number): SaidCondition | null {
  const { items } = reading
  const item = items[at]!
  if (!item.state || !(isToldOfRows(reading, at) || isQualifying(reading, at) || isThoseWho(reading, at)))
    return null
  const out = outBehind(reading, at)
  const isNot = out !== null || is(items[near(reading, at, -1, 'with', 'only', 'light')], 'without')
  const own = out ? [item, out] : [item]
  if (isNot && item.state.op === 'in') return { at, items: own, filter: item.state, isNot }
  const op = item.state.op === '=' ? '!=' : '='
  return { at, items: own, filter: isNot ? { ...item.state, op } : item.state, isNot }
}

/** "leavers by department", "average age of leavers": a noun for those of whom a date tells it. */
export function isThoseWho(reading: Reading, at: number): boolean {
  const { items, data } = reading
  const { text } = items[at]!
  if (!isPlural(text) || endDate(text, data) === null) return false
  const [before, behind] = [items[near(reading, at, -1)], items[near(reading, at, 1)]]
  return (
    (!before || is(before, 'of', 'count')) &&
    (!behind || behind.isMark || behind.period !== null || is(behind, 'by', 'per', 'in'))
  )
}

/** "cancelled ones out", "the closed ones excluded". */
function outBehind({ items }: Reading, at: number): Item | null {
  let place = at + 1
  while (items[place]?.isRows || is(items[place], 'people', 'rows')) place++
  const [out, next] = [items[place], items[place + 1]]
  return is(out, 'gone') || (out?.text === 'out' && (!next || next.isMark)) ? out! : null
}

/** "who left", "are still here", "how many of them stayed". */
const isToldOfRows = (reading: Reading, at: number): boolean => {
  const sides = [reading.items[at - 1], reading.items[near(reading, at, -1)]]
  const isOfRows = sides.some(
    (item) => is(item, 'with', 'people', 'only', 'without') || item?.isRows === true,
  )
  return isOfRows || isPopulation(reading, at - 1)
}

/** "percent of staff gone": what a share is of names the rows, whatever they are called. */
const isPopulation = (reading: Reading, at: number): boolean =>
  reading.items[at]?.isUnknown === true &&
  is(reading.items[near(reading, at, -1, 'of', 'whole')], 'share', 'rate')

/** "open deals", "the finished ones", "finished only". */
function isQualifying(reading: Reading, at: number): boolean {
  const next = reading.items[near(reading, at, 1)]
  return next !== undefined && (next.isRows || is(next, 'people', 'only', 'rows') || isThings(next))
}

const isThings = ({ text, isUnknown, columns }: Item): boolean =>
  (isUnknown || columns.length > 0) && text.length > 3 && text.endsWith('s')

const missingShareMin = 0.05
const having = new Set('with having have has had without w'.split(' '))

/** "orders with a coupon": those where a column that many rows lack says something. */
export function presentAt(reading: Reading, at: number): SaidCondition | null {
  const { items, data } = reading
  const item = items[at]!
  const before = items[near(reading, at, -1)]
  const [best] = item.columns
  if (!best || best.fit < nameFit || item.values.length > 0 || !before || !having.has(before.text))
    return null
  const { name, type, missing } = data.table.columns[best.index]!
  const isKind = type === 'text' && ['category', 'constant'].includes(data.profile.columns[best.index]!.role)
  if (!isKind || missing < missingShareMin * data.table.rowCount) return null
  const isNot = before.text === 'without'
  const own = isNot ? [before, item] : [item]
  return { at, items: own, filter: { column: name, op: isNot ? '=' : '!=', value: '' }, isNot: false }
}

const nameFit = 0.9
