import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

/** Sailings of three boats with how late they were, and the wind of the day; several a day, without an id. */
const sailings = (beside: string) => [
  ['day', 'route', 'boat', 'delay_min', beside],
  ...Array.from({ length: 300 }, (_, row) => {
    const boat = ['Corran', 'Lorne', 'Tern'][row % 3]!
    const day = new Date(Date.UTC(2024, 3, 1 + Math.floor(row / 3))).toISOString().slice(0, 10)
    const late = (boat === 'Corran' ? 12 : 4) + spread(row, 50, 613) / 10
    return [day, ['North', 'South'][row % 2]!, boat, late, 5 + spread(row, 200) / 10]
  }),
]
const averages = (beside: string) =>
  draft(sailings(beside), 'sailings.csv').blocks.flatMap(({ type, title }) => (type === 'kpi' ? [title] : []))

describe('what only comes with things', () => {
  it.each(['wind_speed', 'temp_c', 'Regen'])('is no number of its own: %s', (name) => {
    expect(averages(name).filter((title) => /wind|temp|regen/i.test(title))).toEqual([])
  })

  it('is one where its name says nothing of the kind', () => {
    expect(averages('income_eur').some((title) => /income/i.test(title))).toBe(true)
  })
})
