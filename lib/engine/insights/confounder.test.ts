import { describe, expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft } from '../subject/subject.fixture'

/** Homes of two kinds: houses are larger, and cost `extra` more at the same size. */
function homes(extra: number, perArea = 3000) {
  const random = createRandom(21)
  const rows = Array.from({ length: 600 }, (_, row) => {
    const kind = row % 2 === 0 ? 'house' : 'flat'
    const area = Math.round((kind === 'house' ? 95 : 70) + 60 * random())
    const price = Math.round(perArea * area + (kind === 'house' ? extra : 0) + 150_000 * (random() - 0.5))
    return [['East', 'West', 'Mid'][row % 3]!, kind, area, price]
  })
  return draft([['district', 'kind', 'area', 'price'], ...rows], 'homes.csv')
}
const byKind = ({ insights }: ReturnType<typeof homes>) =>
  insights.find(({ kind, columns }) => kind === 'group_difference' && columns.join() === 'price,kind')

describe('what groups differ by', () => {
  it('is told as what remains of it among rows of similar size', () => {
    expect(byKind(homes(0))).toMatchObject({
      within: { column: 'area', change: 'vanishes' },
      text: expect.stringMatching(/, but hardly among rows of similar area\.$/),
    })
    expect(byKind(homes(50_000))?.within?.change).toBe('shrinks')
  })

  it('is told as what remains among rows with as many of a few', () => {
    const random = createRandom(33)
    const rows = Array.from({ length: 900 }, (_, row) => {
      const site = row % 2 === 0 ? 'Mill' : 'Quay'
      const people = Math.min(5, 1 + Math.floor((site === 'Mill' ? 1 : 0) + 4 * random()))
      return [site, people, Math.round(10 * (4 * people + 5 * random())) / 10]
    })
    const { insights } = draft([['site', 'household_size', 'weight'], ...rows], 'parcels.csv')
    const told = insights.find(
      ({ kind, columns }) => kind === 'group_difference' && columns.join() === 'weight,site',
    )
    expect(told?.within).toEqual({ column: 'household_size', change: 'vanishes' })
    expect(told?.text).toMatch(/, but hardly among rows with the same household size\.$/)
  })

  it('stays as it is where rows of similar size differ as much', () => {
    const told = byKind(homes(150_000))!
    expect(told.within).toBeUndefined()
    expect(told.text).not.toContain('among rows')
  })

  it('is no headline where it is gone among like rows', () => {
    const { blocks } = homes(0)
    expect(blocks[0]!.description).not.toMatch(/differs by kind/)
    expect(blocks[0]!.description).toMatch(/area/)
  })
})
