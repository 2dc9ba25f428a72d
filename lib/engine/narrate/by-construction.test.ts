import { expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft } from '../subject/subject.fixture'

/** Orders of three departments; of hats so many have the one size that no other has. */
function storyOf(share: number): string {
  const random = createRandom(11)
  const any = (values: string[]) => values[Math.floor(random() * values.length)]!
  const rows = Array.from({ length: 600 }, () => {
    const department = any(['Shoes', 'Shirts', 'Hats'])
    const size =
      department === 'Hats' && random() < share ? 'OS' : any(share < 1 ? ['S', 'L', 'OS'] : ['S', 'L'])
    return [department, size, any(['red', 'blue']), (20 + 60 * random()).toFixed(2)]
  })
  return draft([['department', 'size', 'colour', 'amount_eur'], ...rows]).layout.narrative_snippets.join(' ')
}

it('is told where most of a kind are of another, and not where all are', () => {
  expect(storyOf(0.7)).toMatch(/of the rows with (size OS|department Hats), against/)
  expect(storyOf(1)).not.toMatch(/of the rows with (size OS|department Hats), against/)
})
