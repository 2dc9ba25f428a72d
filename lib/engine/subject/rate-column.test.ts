import { expect, it } from 'vitest'
import { rateColumn } from './rate-column'
import { members, understand } from './subject.fixture'

const rows = [
  ['order', 'churn', 'cancelled', 'discount_code', 'status'],
  ...Array.from({ length: 60 }, (_, at) => [
    `O${at}`,
    at % 3 ? 'No' : 'Yes',
    at % 4 ? 'No' : 'Yes',
    at % 5 ? '' : 'SPRING',
    ['Paid', 'Refunded', 'Open'][at % 3]!,
  ]),
]
const orders = understand(rows)
type Of = Parameters<typeof rateColumn>[2]
const rateOf = (of: Of, { table, profile } = orders) =>
  rateColumn(table, profile.columns.find(({ name }) => name === of.column)!, of)
const labelOf = (of: Of, data = orders) => rateOf(of, data).profile.label

it.each([
  [{ column: 'churn', op: '=', value: true }, 'Churn rate'],
  [{ column: 'churn', op: '!=', value: true }, 'Share that did not churn'],
  [{ column: 'churn', op: '=', value: false }, 'Share that did not churn'],
  [{ column: 'cancelled', op: '!=', value: true }, 'Share not cancelled'],
  [{ column: 'discount_code', op: '=', value: '' }, 'Share without discount code'],
  [{ column: 'discount_code', op: '!=', value: '' }, 'Share with discount code'],
  [{ column: 'status', op: '!=', value: 'Paid' }, 'Share with status not Paid'],
] as [Of, string][])('a share of %j says what is counted', (of, label) => {
  expect(labelOf(of)).toBe(label)
})

it('a share of rows without a value counts all rows', () => {
  const { column } = rateOf({ column: 'discount_code', op: '=', value: '' })
  expect(column.numbers!.reduce((sum, one) => sum + one, 0)).toBe(48)
  expect([column.missing, column.numbers!.some(Number.isNaN)]).toEqual([0, false])
})

it('an answer in words says it in them', () => {
  const data = understand(members(60))
  expect(labelOf({ column: 'churned', op: '!=', value: true }, data)).toBe('Share that did not churn')
})
