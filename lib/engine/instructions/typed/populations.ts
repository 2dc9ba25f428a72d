import { yesCondition } from '../spans/rate-end'
import { singular } from '../words/word-forms'
import { type Item, is, type Reading, use } from './item'
import { saidConditions } from './value-conditions'

/** "churn by contract": how much of the rows; "lost deals by reason", "books still out by branch": how many there are. */
export function takePopulation(reading: Reading): void {
  const { items, request } = reading
  if (request.by.length === 0) return
  const said = saidConditions(reading)
  const [first] = said
  const head = items.find((item) => !item.isMark && !is(item, 'filler', 'light'))
  if (!first || !head) return
  if (first.items.includes(head) && isAbstract(reading, head) && !first.isNot) {
    request.measures.push({ kind: 'rate', of: first.filter })
    use(reading, ...first.items)
    return
  }
  const isStart = first.items.includes(head) || items.indexOf(head) + 1 === first.at
  if (!isStart || !first.items.some(isSure)) return
  request.measures.push({ kind: 'rows' })
  request.isGuessed = true
}

/** What means the same as a value may mean another thing. */
const isSure = ({ values, state, columns }: Item): boolean =>
  state !== null || columns.length > 0 || (values[0]?.fit ?? 0) >= sureFit
const sureFit = 0.7

/** A yes or no that is called by its noun, and is no plural. */
function isAbstract({ data, items }: Reading, item: Item): boolean {
  const [best] = item.columns
  const next = items[items.indexOf(item) + 1]
  const isNoun =
    singular(item.text) === item.text &&
    !item.text.endsWith('ed') &&
    (!next || is(next, 'by', 'per', 'in', 'of'))
  return isNoun && best !== undefined && best.fit > 0.95 && yesCondition(data, best.index) !== null
}
