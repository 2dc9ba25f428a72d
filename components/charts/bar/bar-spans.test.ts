import { expect, it } from 'vitest'
import type { BarLayout } from './bar-layout'
import { barSpans, barTops } from './bar-spans'

const layout = (kind: BarLayout['kind']): BarLayout => ({
  kind,
  isVertical: false,
  hidden: 0,
  rest: null,
  keys: ['a', 'b'],
  series: [
    { name: 'one', values: [2, -1] },
    { name: 'two', values: [3, 4] },
    { name: 'three', values: [null, -2] },
  ],
})

const ends = (kind: BarLayout['kind']) => barSpans(layout(kind)).map(({ from, to }) => [from, to])

it('starts each bar at zero where they stand side by side', () => {
  expect(ends('grouped')).toEqual([
    [0, 2],
    [0, 3],
    [0, -1],
    [0, 4],
    [0, -2],
  ])
})

it('piles a stack up from zero, and down from it what is negative', () => {
  expect(ends('stacked')).toEqual([
    [0, 2],
    [2, 5],
    [0, -1],
    [0, 4],
    [-1, -3],
  ])
})

it('tells where a category ends above zero', () => {
  expect(barTops(layout('stacked'))).toEqual([5, 4])
  expect(barTops(layout('grouped'))).toEqual([3, 4])
})
