import { expect, it } from 'vitest'
import { createNoise } from '../insights/fixture-table'
import { courseShape } from './course-shape'

it.each([
  ['rises', [1, 2, 2, 4, 3, 6, 7]],
  ['falls', [9, 8, 8, 5, 6, 3, 1]],
  ['ranges', [5, 1, 6, 2, 5, 1, 6]],
  ['moves', [2, 1, 3, 9, 3, 1, 4, 2, 5, 4, 8, 6, 3, 7, 9]],
  ['ranges', [2, 1, 3, 9, 3, 1, 4, 2, 5, 4, 8]],
  ['ranges', [5, 6, 4, 6, 5, 7, 4, 5, 6, 4, 7, 2]],
  ['ranges', [3, 3, 3, 3, 3, 3]],
  ['ranges', [1, 2, 3]],
])('%s', (kind, values) => {
  expect(courseShape(values)).toEqual({ kind })
})

it.each([
  [[1, 3, 5, 9, 7, 4, 2], 3],
  [[11, 8, 6, 4.4, 5, 8, 10], 3],
  // a steep way up and a slow one down, neither with a step back
  [[37.4, 39.3, 41.5, 43.4, 45.2, 51.1, 49.4, 49.1, 48.6, 48.2, 48], 5],
])('turns once: %s', (values, at) => {
  expect(courseShape(values)).toEqual({ kind: 'turns', at })
})

const rough = (at: number) => ((at * 7) % 5) - 2
const series = (count: number, levelOf: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => levelOf(at))
const wave = (at: number) => 8 * Math.sin((2 * Math.PI * at) / 12)

it('ends one way, after it went up and down', () => {
  const values = series(30, (at) => (at < 18 ? 30 + 8 * Math.sin(1.3 * at) : 12 + 3 * (at - 18)))
  expect(courseShape(values)).toEqual({ kind: 'ends', from: expect.toSatisfy((at) => at >= 16 && at <= 18) })
})

it('takes what chance makes for no direction', () => {
  const { random } = createNoise(11)
  const told = Array.from({ length: 400 }, (_, turn) =>
    courseShape(Array.from({ length: 5 + (turn % 50) }, () => random())),
  ).filter(({ kind }) => kind !== 'ranges')
  expect(told.length).toBeLessThanOrEqual(20)
})

it('drifts where its ends lie farther apart than its values scatter', () => {
  expect(
    courseShape(
      series(60, (at) => 40 + wave(at) + 0.12 * at),
      12,
    ),
  ).toMatchObject({ kind: 'drifts' })
  expect(courseShape(series(60, (at) => 40 + 3 * rough(at)))).toEqual({ kind: 'ranges' })
})

it('takes a season for no direction', () => {
  // from one winter to the next summer but one
  expect(courseShape(series(19, wave), 12)).toEqual({ kind: 'ranges' })
  expect(courseShape(series(42, wave), 12)).toEqual({ kind: 'ranges' })
})
