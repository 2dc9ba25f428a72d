import { expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

/** Polling stations, in some of which more people have voted than there are on the roll. */
function turnout(above: number[]) {
  const rows = Array.from({ length: 400 }, (_, row) => {
    const roll = 900 + spread(row, 900)
    const share = 0.5 + spread(row, 25, 389) / 100
    const voted = above.includes(row) ? roll + 40 : Math.round(share * roll)
    return [`S${row}`, ['Valdeoro', 'Santa Ana', 'El Pinar'][row % 3]!, roll, voted]
  })
  const { blocks } = draft([['station', 'town', 'registered_voters', 'votes_cast'], ...rows], 'turnout.csv')
  return blocks.filter(({ type }) => type === 'kpi').find(({ title }) => / per /.test(title))
}

it('says in how many rows a part is more than its whole', () => {
  const kpi = turnout([77, 205])!
  expect(kpi.description).toMatch(/^In 2 of 400 .* votes cast lies above registered voters\. /)
  const count = kpi.config.evidence!.figures.find(({ value }) => value === 2)!
  expect(count.filters).toEqual([{ column: count.column, op: '>', value: 1 }])
})

it('says nothing where it never is', () => {
  expect(turnout([])!.description).not.toContain('above')
})
