import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Landings over some months, those of June worth most. */
function landings(count: number) {
  const rows = Array.from({ length: 12 * count }, (_, row) => {
    const month = Math.floor(row / 12)
    const date = new Date(Date.UTC(2023, month, 1 + 2 * (row % 12))).toISOString().slice(0, 10)
    const value = 400 + spread(row, 300) + (month % 12 === 5 ? 900 : 0)
    return [`L${row}`, date, months[month % 12]!, ['pots', 'trawl', 'nets'][spread(row, 3, 997)]!, value]
  })
  return draft([['landing_id', 'landed_on', 'mth', 'gear', 'revenue'], ...rows], 'landings.csv')
}
const ranksOf = ({ insights }: ReturnType<typeof landings>) =>
  insights.filter(({ kind, columns }) => kind === 'rank' && columns.includes('mth'))

describe('months named beside a date', () => {
  it('have nobody who leads by the total where some were there more often', () => {
    const uneven = landings(26)
    expect(ranksOf(uneven)).toEqual([])
    const bars = uneven.blocks.find(({ title }) => /revenue by mth/i.test(title))
    if (bars) expect(bars.description).toContain('not every mth is there equally often')
  })

  it('are told where all were there as often', () => {
    expect(ranksOf(landings(24)).map(({ value }) => value)).toEqual(['Jun'])
  })
})
