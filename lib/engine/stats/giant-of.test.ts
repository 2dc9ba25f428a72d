import { expect, it } from 'vitest'
import { giantOf } from './giant-of'

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
