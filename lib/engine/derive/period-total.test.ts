import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Grants of two countries, of which one spends half of its budget; `beside` stands between the names and the months. */
const grants = (beside: string, of: (budget: number, row: number) => string | number) => [
  ['grant', 'country', beside, ...months],
  ...Array.from({ length: 80 }, (_, row) => {
    const [isMali, budget] = [row % 4 === 0, 24_000 + 1000 * spread(row, 60, 17)]
    const spent = months.map((_month, at) =>
      row === 7 && at === 2
        ? '-'
        : Math.round(((isMali ? 0.5 : 0.9) * budget * (1 + spread(row + at, 9, 5) / 20)) / 14),
    )
    return [`G${row}`, isMali ? 'Mali' : 'Kenya', of(budget, row), ...spent]
  }),
]

describe('months that stand as columns beside other numbers', () => {
  const rows = grants('budget', (budget) => budget)

  it('come to a total of each row', () => {
    const { table, subject } = understand(rows, 'grants.csv')
    const total = table.columns.find(({ name }) => name === 'Jan to Dec')!
    expect(total.derivedFrom).toEqual(months)
    rows.slice(1).forEach((cells, row) => {
      const sum = cells.slice(3).reduce((all: number, cell) => all + (Number(cell) || 0), 0)
      expect(total.numbers![row]).toBeCloseTo(sum)
    })
    const measures = subject.profile.measures.map((index) => subject.profile.columns[index]!.name)
    expect(measures).not.toContain('Jan')
  })

  it('say that they are added up, and why', () => {
    const { subject } = understand(rows, 'grants.csv')
    const january = subject.profile.columns.find(({ name }) => name === 'Jan')!
    expect(january.additivity).toBe('additive')
    expect(january.evidence.at(-1)).not.toMatch(/averaged/)
  })

  it('are told for what was planned for them', () => {
    const { blocks } = draft(rows, 'grants.csv')
    expect(blocks[0]!.description).toMatch(/^Jan to Dec per budget is \d\d(\.\d)?%/)
    expect(blocks[0]!.description).toMatch(/by country: \d\d(\.\d)?% for Kenya and \d\d(\.\d)?% for Mali/)
  })

  it('are told as they are where nothing was planned', () => {
    const { blocks } = draft(
      grants('staff', (_, row) => 2 + spread(row, 30, 11)),
      'grants.csv',
    )
    expect(blocks[0]!.description).toMatch(/Total from Jan to Dec/)
  })
})
