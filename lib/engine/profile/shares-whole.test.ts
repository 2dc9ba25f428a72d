import { describe, expect, it } from 'vitest'
import { findInsights } from '../insights/find-insights'
import { buildFixture, createNoise } from '../insights/fixture-table'
import { sharesWhole } from './shares-whole'

/** Places of very different size, in which some people work and some study; what is spent is no part of them. */
function places(seed: number) {
  const { random, normal } = createNoise(seed)
  const people = Array.from({ length: 200 }, () => Math.round(Math.exp(7 + 1.5 * normal())))
  const partOf = (least: number, most: number) =>
    people.map((count) => Math.floor(count * (least + (most - least) * random())))
  const small = people.map(() => 1 + Math.floor(5 * random()))
  const cells = { people, working: partOf(0.3, 0.6), studying: partOf(0.05, 0.3), rooms: small }
  const measures = Object.entries(cells).map(([name, own]) => ({
    name,
    role: 'measure' as const,
    cells: own,
  }))
  return buildFixture(measures)
}

describe('sharesWhole', () => {
  const [people, working, studying, rooms] = [0, 1, 2, 3] as const
  const data = places(5)

  it('knows a part of a whole and two parts of one', () => {
    expect(sharesWhole(data, people, working)).toBe(true)
    expect(sharesWhole(data, studying, people)).toBe(true)
    expect(sharesWhole(data, working, studying)).toBe(true)
  })

  it('takes what is only small for no part', () => {
    expect(sharesWhole(data, people, rooms)).toBe(false)
    expect(sharesWhole(data, rooms, working)).toBe(false)
  })

  it('tells of them after all else', () => {
    const { insights } = findInsights(data)
    const pairs = insights.filter(({ kind }) => kind === 'correlation')
    expect(pairs.length).toBeGreaterThan(0)
    const whole = insights.findIndex(({ kind }) => kind === 'total')
    expect(insights.findIndex(({ kind }) => kind === 'correlation')).toBeGreaterThan(whole)
  })
})
