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
