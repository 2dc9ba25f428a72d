import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const day = (offset: number) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10)
describe('a state of payments', () => {
  const charges = Array.from({ length: 300 }, (_, row) => [
    `C${row}`,
    day(spread(row, 200)),
    row % 9 === 0 ? 'Failed' : row % 13 === 0 ? 'Refunded' : 'Paid',
    ['Visa', 'Amex'][row % 2]!,
    `$${(10 + spread(row, 1777) / 10).toFixed(2)}`,
  ])

  it('is told by the money of each end', () => {
    const { blocks } = draft([['id', 'created', 'status', 'card', 'amount'], ...charges], 'charges.csv')
    const bar = blocks.find(
      ({ type, spec }) => type === 'bar' && 'x' in spec && spec.x === 'status' && spec.y === 'amount',
    )
    expect(bar?.spec).toMatchObject({ aggregation: 'sum' })
  })
})
