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
