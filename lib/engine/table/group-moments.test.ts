import { expect, it } from 'vitest'
import { groupMoments, groupTogether } from './group-moments'
import { maskGroups } from './grouping'

const groups = Int32Array.from([0, 1, 1, -1, 0, 2])
const numbers = Float64Array.from([2, 3, Number.NaN, 5, 4, 7])

it('counts and adds up the rows of each group that have a number', () => {
  const { counts, sums, squares } = groupMoments({ groups, count: 3 }, numbers)
  expect([...counts]).toEqual([2, 1, 1])
  expect([...sums]).toEqual([6, 3, 7])
  expect([...squares]).toEqual([20, 9, 49])
})

it('makes them once, and anew where the groups are others', () => {
  const first = groupMoments({ groups, count: 3 }, numbers)
  expect(groupMoments({ groups, count: 3 }, numbers)).toBe(first)
  expect([...groupMoments({ groups, count: 4 }, numbers).counts]).toEqual([2, 1, 1, 0])
  const masked = maskGroups(groups, Uint8Array.from([1, 1, 1, 1, 0, 0]))
  expect([...groupMoments({ groups: masked, count: 3 }, numbers).sums]).toEqual([2, 3, 0])
})

it.each([2, 3, 5, 6])('adds up %d columns together as each alone', (width) => {
  const length = 1000
  const grouping = { groups: Int32Array.from({ length }, (_, row) => ((row * 7) % 12) - 1), count: 11 }
  const columns = Array.from({ length: width }, (_, by) =>
    Float64Array.from({ length }, (_, row) => Math.sin(row * (by + 1))),
  )
  const alone = columns.map((numbers) => groupMoments(grouping, numbers.slice()))
  groupTogether(grouping, columns)
  columns.forEach((numbers, at) => {
    const { counts, sums, squares } = groupMoments(grouping, numbers)
    expect({ counts, sums, squares }).toEqual({ ...alone[at]!, squares: alone[at]!.squares })
  })
})

it('leaves a column that lacks numbers to itself', () => {
  groupTogether({ groups, count: 3 }, [numbers, numbers.map(() => 1), numbers.map(() => 2)])
  expect([...groupMoments({ groups, count: 3 }, numbers).counts]).toEqual([2, 1, 1])
})
