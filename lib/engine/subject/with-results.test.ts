import { expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft } from './subject.fixture'

/** Half of the shoes come back; a kind beside it is mostly quo where they did. */
function orders(beside: string) {
  const random = createRandom(7)
  const rows = Array.from({ length: 400 }, (_, row) => {
    const kind = ['shoes', 'hats', 'bags'][row % 3]!
    const isBack = random() < (kind === 'shoes' ? 0.55 : 0.2)
    return [`O${5000 + row}`, kind, random() < (isBack ? 0.7 : 0.4) ? 'quo' : 'zet', isBack ? 'yes' : 'no']
  })
  return [['order', 'kind', beside, 'returned'], ...rows]
}

const isDrawn = (beside: string, by: string) =>
  draft(orders(beside)).blocks.some(({ title }) => new RegExp(`returned.* by ${by}`, 'i').test(title))

it('draws what a table is about by what was so before, not by what came of it', () => {
  expect(isDrawn('colour', 'colour')).toBe(true)
  expect(isDrawn('Cancel_Reason', 'cancel reason')).toBe(false)
  expect(isDrawn('Cancel_Reason', 'kind')).toBe(true)
})

/** Games of teams of two to five, who escape the likelier the more they are and, escaped, like it better. */
function games(mark: string) {
  const random = createRandom(11)
  const rows = Array.from({ length: 900 }, (_, row) => {
    const team = 2 + (row % 4)
    const isOut = random() < 0.2 + 0.13 * (team - 2)
    return [
      `G${5000 + row}`,
      ['Attic', 'Vault'][Math.floor(row / 4) % 2]!,
      team,
      isOut ? 'yes' : 'no',
      (isOut ? 2 : 1) + Math.floor(4 * random()),
    ]
  })
  return [['game', 'room', 'team_size', 'escaped', mark], ...rows]
}

const isExplainedBy = (mark: string, words: RegExp) =>
  draft(games(mark)).blocks.some(
    ({ title, description }) => /escaped/i.test(title) && words.test(`${title} ${description}`),
  )

it('neither explains by what came of it, nor holds that equal', () => {
  expect(isExplainedBy('visitor_age', /(by|similar|same) visitor age/i)).toBe(true)
  expect(isExplainedBy('satisfied', /(by|similar|same) satisfied/i)).toBe(false)
})
