import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const dayMs = 86_400_000
/** A sale a day from January to the 4th of June. */
const rows = Array.from({ length: 155 }, (_, day) => {
  const date = new Date(Date.UTC(2025, 0, 1) + day * dayMs).toISOString().slice(0, 10)
  return `${date},${100 + ((day * 37) % 11)}`
})
const lineOf = (instructions: string) => {
  const bytes = new TextEncoder().encode(`sold_on,revenue\n${rows.join('\n')}\n`)
  const { blocks } = generateDashboard(bytes, { fileType: 'csv', fileName: 'sales.csv', instructions })
  return blocks.find(({ type, title }) => type === 'line' && title === 'Revenue by month')
}

describe('a month that the data end in', () => {
  it('is shown where it was asked for, and said to be incomplete', () => {
    const line = lineOf('revenue by month as a line chart')
    expect(line?.data_preview).toMatchObject({ rows: { length: 6 } })
    expect(line?.description).toContain('Jun 2025 is not complete')
    expect(line?.description).not.toContain('left out')
  })
})

describe('a year that the data end in', () => {
  it('is no fall of the course, and said to be incomplete', () => {
    const counts = [785, 877, 1099, 1170, 1211, 184]
    const arrests = counts.flatMap((count, place) =>
      Array.from(
        { length: count },
        (_, row) => `${1997 + place},${row % 3},${['yes', 'no'][(row * 7) % 5 < 4 ? 0 : 1]}`,
      ),
    )
    const bytes = new TextEncoder().encode(`year,checks,released\n${arrests.join('\n')}\n`)
    const { blocks } = generateDashboard(bytes, {
      fileType: 'csv',
      fileName: 'arrests.csv',
      instructions: 'line chart of total checks by year',
    })
    const line = blocks.find(({ type }) => type === 'line')!
    expect(line.description).toMatch(
      / rises from .* in 1997 to [\d,.]+K? in 200[01]\. 2002 is not complete\.$/,
    )
  })
})
