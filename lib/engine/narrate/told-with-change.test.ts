import { expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const day = (offset: number) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10)

it('tells once that a queue loses more calls since a day, with the change of the whole', () => {
  const rows = Array.from({ length: 2400 }, (_, row) => {
    const date = Math.floor(row / 12)
    const queue = ['sales', 'tech', 'billing'][row % 3]!
    const isLost = spread(row, 100) < (queue === 'tech' && date >= 120 ? 45 : 12)
    return [`C${row}`, day(date), queue, isLost ? 'yes' : 'no']
  })
  const { blocks } = draft([['call', 'date', 'queue', 'abandoned'], ...rows], 'calls.csv')
  const told = blocks.filter(
    ({ type, description }) => type === 'insight' && /tech \(queue\)/.test(description),
  )
  expect(told).toHaveLength(1)
  expect(told[0]!.description.match(/tech \(queue\)/g)).toHaveLength(1)
})
