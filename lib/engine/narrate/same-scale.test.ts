import { expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'
import { sameScale } from './same-scale'

/** Reviews with four marks that go together; the score falls in the second half of the year. */
const reviews = (top = 10) => [
  ['review_date', 'room', 'score', 'staff', 'quietness', 'breakfast', 'nights'],
  ...Array.from({ length: 400 }, (_, row) => {
    const date = new Date(Date.UTC(2024, 0, 1 + Math.floor((row * 364) / 400))).toISOString().slice(0, 10)
    const mark = (noise: number) =>
      Math.min(top, Math.max(1, 4 + spread(row, 7, 613) - (row > 200 ? 1 : 0) + noise))
    const noise = (step: number) => spread(row, 3, step) - 1
    return [
      date,
      ['A', 'B'][row % 2]!,
      mark(0),
      mark(noise(7)),
      mark(noise(11)),
      mark(noise(13)),
      1 + (row % 4),
    ]
  }),
]

it('knows the marks that are given on the scale of the outcome', () => {
  const { columns } = understand(reviews()).subject.profile
  const score = columns.find(({ name }) => name === 'score')!
  expect([...sameScale(columns, score)].sort()).toEqual(['breakfast', 'quietness', 'staff'])
  const nights = columns.find(({ name }) => name === 'nights')!
  expect([...sameScale(columns, nights)]).toEqual([])
})

it('tells how the score went before that it goes with the other marks', () => {
  const [first] = draft(reviews()).blocks
  expect(first!.description).toMatch(/^Score averages [\d.]+ over 400 \w+\. (Score|It) (trends|steps)/)
})
