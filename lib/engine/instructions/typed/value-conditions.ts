import { columnNames } from '../columns/column-names'
import { oppositeEnd } from '../spans/opposite-end'
import { noCondition, yesCondition } from '../spans/rate-end'
import { isNegated, withFarDenial } from './denials'
import { type Item, is, near, type Reading } from './item'
import { valueAt } from './named-value-conditions'
import { isRelative } from './relative'
import type { SaidCondition } from './said-condition'
import { presentAt, stateAt } from './state-conditions'

/** All conditions on values and on yes/no columns that a text names, in its order; nothing of them is used yet. */
export function saidConditions(reading: Reading): SaidCondition[] {
  const { items } = reading
  const found: SaidCondition[] = []
  items.forEach((item, at) => {
    if (reading.used.has(item) || found.some((one) => one.items.includes(item))) return
    const said = valueAt(reading, at) ?? flagAt(reading, at) ?? stateAt(reading, at) ?? presentAt(reading, at)
    const held = said && withFarDenial(reading, said)
    if (held) found.push(held)
  })
  return found
}

/** Whether a column rather than a value is meant: broken down by, or put together. */
function isAsked(reading: Reading, at: number): boolean {
  const place = near(reading, at, -1)
  const before = reading.items[place]
  return (
    !isRelative(reading, place) &&
    is(before, 'by', 'per', 'which', 'avg', 'sum', 'median', 'max', 'min', 'distinct')
  )
}

/** "churned customers", "with tech support", "no partner": the yes or no of a column that is called so. */
function flagAt(reading: Reading, at: number): SaidCondition | null {
  const { items, data } = reading
  const item = items[at]!
  const opposite = item.isUnknown || isOnlyState(item) ? oppositeEnd(item.text, data) : null
  if (opposite && !isNegated(reading, at)) return { at, items: [item], filter: opposite, isNot: false }
  const flag = item.columns
    .map(({ index }) => ({ index, yes: yesCondition(data, index) }))
    .find(({ yes }) => yes !== null)
  if (!flag || item.columns[0]!.index !== flag.index || isAsked(reading, at)) return null
  if (isHalfDenial(columnNames(data)[flag.index]!.words, item.text)) return null
  const isNot = isNegated(reading, at)
  if (!isNot) return { at, items: [item], filter: flag.yes!, isNot }
  return { at, items: [item], filter: noCondition(data, flag.index)!, isNot }
}

/** "show me" is no `no_show`: what a name denies is not said without its denial. */
const isHalfDenial = ([first, ...rest]: readonly string[], said: string): boolean =>
  /^(?:no|not|non)$/.test(first ?? '') && rest.includes(said)

const isOnlyState = ({ state, columns, values, concepts }: Item): boolean =>
  state !== null && columns.length + values.length + concepts.size === 0
