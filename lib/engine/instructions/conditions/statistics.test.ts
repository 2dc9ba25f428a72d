import { describe, expect, it } from 'vitest'
import type { GroupFilter } from '@/lib/contracts/query'
import { isAnyOf } from '../../table/condition'
import { measureGroups } from '../../table/keep-groups'
import { sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'

const numbersOf = (name: string) => sales.table.columns.find((column) => column.name === name)!.numbers!
const textsOf = (name: string) => {
  const { codes, values } = sales.table.columns.find((column) => column.name === name)!
  return Array.from(codes, (code) => values[code]!)
}
const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}
const revenue = [...numbersOf('revenue')]
const ofGermany = revenue.filter((_, row) => textsOf('country')[row] === 'Germany')
const totals = (by: string, grain?: GroupFilter['grain']) => [
  ...measureGroups(
    sales.table,
    { by, ...(grain && { grain }), aggregation: 'sum', column: 'revenue', op: '>', value: 0 },
    null,
  )!.values,
]

function conditionOf(text: string) {
  const { cards, clauses } = parseInstructions(text, sales)
  const condition = cards[0]!.filters.findLast((each) => !isAnyOf(each))!
  if (isAnyOf(condition)) throw new Error('no single condition')
  return { condition, clause: clauses[0]! }
}

type Case = [text: string, op: string, exact: number]

const holds = (...[text, op, exact]: Case) => {
  const { condition, clause } = conditionOf(text)
  expect(condition.op).toBe(op)
  expect(Math.abs(Number(condition.value) / exact - 1)).toBeLessThan(0.001)
  expect(clause).toMatchObject({
    status: 'applied',
    reason: expect.stringContaining(String(condition.value)),
  })
}

describe('a column against its own average or median', () => {
  it.each<Case>([
    ['revenue by region for orders with revenue above average', '>', average(revenue)],
    ['orders by region with revenue below the average', '<', average(revenue)],
    ['orders by region with revenue of at least the average revenue', '>=', average(revenue)],
    ['orders by region with above-average revenue', '>', average(revenue)],
    ['orders by region where revenue is more than the mean', '>', average(revenue)],
    ['orders by region with revenue below its median', '<', median(revenue)],
    ['orders by region with less revenue than average', '<', average(revenue)],
    ['orders by region that are not above average in revenue', '<=', average(revenue)],
    ['orders from Germany by region with revenue above average', '>', average(ofGermany)],
  ])('of rows: %s', holds)

  it.each<Case>([
    ['regions with above average revenue', '>', average(totals('region'))],
    ['customers whose revenue is below the average', '<', average(totals('customer_name'))],
    ['revenue by product, only those above average', '>', average(totals('product'))],
    ['revenue by product above the median', '>', median(totals('product'))],
    ['months with above average revenue', '>', average(totals('order_date', 'month'))],
    ['customers with an average revenue above the overall average', '>', average(revenue)],
  ])('of groups: %s', holds)

  it.each([
    ['revenue by region compared to the average', /No average is drawn/],
    ['orders hotter than average by region', /hotter than/],
    ['orders by region with revenue above the average quantity', /above the/],
  ])('or it is said: %s', (text, reason) => {
    const [clause] = parseInstructions(text, sales).clauses
    expect(clause).toMatchObject({ status: 'partly', reason: expect.stringMatching(reason) })
  })
})
