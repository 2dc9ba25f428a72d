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

it('is told where each of a kind mostly is of one of the other', () => {
  const random = createRandom(7)
  const of = { M1: 'Scratch', M2: 'Crack', M3: 'Burr' }
  const rows = Array.from({ length: 500 }, (_, row) => {
    const machine = ['M1', 'M2', 'M3'][Math.floor(3 * random())] as keyof typeof of
    const defect = random() < 0.75 ? of[machine] : Object.values(of)[Math.floor(3 * random())]!
    return [`D${row}`, machine, defect, Math.round(10 + 50 * random())]
  })
  const { layout } = draft([['defect_id', 'machine', 'defect_type', 'minutes_lost'], ...rows], 'defects.csv')
  expect(layout.narrative_snippets.join(' ')).toMatch(/of the rows with (machine M|defect type )/)
})
