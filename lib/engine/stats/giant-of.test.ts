import { expect, it } from 'vitest'
import { giantOf, mayHaveGiant } from './giant-of'

const rows = (numbers: number[]) => ({
  numbers: Float64Array.from(numbers),
  codes: Int32Array.from(numbers, () => 0),
  keep: null,
})
const others = Array.from({ length: 100 }, (_, at) => 10 + (at % 7))

it('is a row that makes a third of its group, or less of it and far more than any other', () => {
  expect(giantOf(rows([...others, 900]), 0)).toBe(900)
  expect(giantOf(rows([...others, 120]), 0)).toBe(120)
  expect(giantOf(rows([...others, 60]), 0)).toBeNull()
  expect(giantOf(rows([...others, 120, 110]), 0)).toBeNull()
  expect(giantOf(rows([1, 2, 900]), 0)).toBeNull()
})

it('may only be where the largest number is large enough for it', () => {
  const groups = [[...others, 900], [...others, 120], [...others, 60], others]
  for (const group of groups) {
    const [max, sum] = [Math.max(...group), group.reduce((all, one) => all + one, 0)]
    if (giantOf(rows(group), 0) !== null) expect(mayHaveGiant(max, sum)).toBe(true)
  }
  expect(mayHaveGiant(16, 1300)).toBe(false)
})
