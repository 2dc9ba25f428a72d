import { expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft } from '../subject/subject.fixture'

/** Customers leave the more often the less content they were with how they were set up. */
function customers(rating: string, isBehind = false) {
  const random = createRandom(7)
  const rows = Array.from({ length: 400 }, (_, row) => {
    const stars = 1 + Math.floor(random() * 5)
    const isGone = random() < 0.95 - 0.18 * stars
    const [gone, plan] = [isGone ? 'Yes' : 'No', ['Starter', 'Team'][row % 2]!]
    return [`C${1000 + row}`, plan, ...(isBehind ? [gone, stars] : [stars, gone])]
  })
  const head = ['customer_id', 'plan', ...(isBehind ? ['churned', rating] : [rating, 'churned'])]
  return draft([head, ...rows], 'customers.csv')
}

it('tells first who left by the rating that stands before it', () => {
  const { blocks } = customers('satisfaction with onboarding')
  const headline = blocks.find(({ type }) => type === 'insight')
  expect(headline!.description).toMatch(/churned differs by satisfaction with onboarding: .* 1 and .* [45];/)
})

it('tells it by no rating that stands behind it', () => {
  const { blocks } = customers('satisfaction with farewell', true)
  const told = blocks.filter(({ type }) => type === 'insight').map(({ description }) => description)
  expect(told.join()).not.toMatch(/churned differs by satisfaction/)
})
