import { describe, expect, it } from 'vitest'
import { createRandom } from '../stats/random'
import { draft } from '../subject/subject.fixture'

/** Orders of three channels and two kinds of goods; their amounts go with nothing, what came back may. */
function headlineOf(returnedOf: (channel: string, kind: string) => number): string {
  const random = createRandom(7)
  const rows = Array.from({ length: 1200 }, (_, row) => {
    const channel = ['shop', 'web', 'market'][row % 3]!
    const kind = ['shoes', 'shirts'][Math.floor(row / 3) % 2]!
    const state = random() < returnedOf(channel, kind) ? 'returned' : 'kept'
    return [channel, kind, Math.round(2000 + 6000 * random()) / 100, state]
  })
  return draft([['channel', 'kind', 'amount_eur', 'state'], ...rows], 'sales.csv').layout
    .narrative_snippets[0]!
}

describe('the first sentence where nothing tells of the first outcome', () => {
  it('says by what it does not differ, and nothing of which kind most rows are', () => {
    const text = headlineOf(() => 0.1)
    expect(text).toMatch(/does not clearly differ by (channel|kind)/)
    expect(text).not.toContain('of the rows')
  })

  it('goes on with the next outcome where something tells of that', () => {
    const text = headlineOf((channel, kind) => (channel === 'market' && kind === 'shoes' ? 0.5 : 0.1))
    expect(text).toMatch(/returned .*(market|shoes)/)
    expect(text).not.toContain('does not clearly differ')
  })

  it('goes on with another number that something tells of, where nothing tells of any outcome', () => {
    const random = createRandom(9)
    const rows = Array.from({ length: 600 }, (_, row) => {
      const urgency = ['rush', 'standard', 'bulk', 'later'][row % 4]!
      const wear = Math.round(10 * ((urgency === 'rush' ? 5 : 2) + random())) / 10
      return [`J${row}`, urgency, wear, Math.round(1000 * random()) / 10]
    })
    const text = draft([['job', 'urgency', 'wear', 'revenue_eur'], ...rows], 'jobs.csv').layout
      .narrative_snippets[0]!
    expect(text).toMatch(/^Revenue .*Wear differs by urgency/)
  })
})
