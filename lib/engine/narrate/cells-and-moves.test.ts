import { expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft } from '../subject/subject.fixture'

/** Daily scores of five shops, of which one may fall after half the year. */
function firstOf(fallsBy: number): string {
  const random = createRandom(29)
  const rows = Array.from({ length: 300 * 5 }, (_, row) => {
    const [day, shop] = [Math.floor(row / 5), row % 5]
    const own = [60, 64, 68, 72, 76][shop]! - (shop === 2 && day >= 150 ? fallsBy : 0)
    return [
      new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
      ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'][shop]!,
      (own + 8 * random()).toFixed(1),
    ]
  })
  return draft([['date', 'shop', 'satisfaction_score'], ...rows]).layout.narrative_snippets[0]!
}

it('tells a part that goes otherwise since some day before what parts differ by', () => {
  const text = firstOf(20)
  expect(text).toMatch(/steps down around .*Cedar \(shop\) makes all of it.*differs by shop/)
})

it('tells what parts differ by where none moves', () => {
  expect(firstOf(0)).toContain('differs by shop')
})
