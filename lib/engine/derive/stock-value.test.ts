import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

const day = (at: number) => new Date(Date.UTC(2024, 2, 1 + at)).toISOString().slice(0, 10)
const parts = (header: string[]) => [
  header,
  ...Array.from({ length: 60 * 12 }, (_, row) => [
    day(Math.floor(row / 12)),
    ['Depot A', 'Depot B'][row % 2]!,
    `P-${row % 12}`,
    420 - Math.floor(row / 12) * 5 + spread(row, 211),
    (2 + (row % 12) * 1.25).toFixed(2),
  ]),
]
const namesOf = (rows: (string | number)[][]) => understand(rows).profile.columns.map(({ name }) => name)

describe('what lies in store', () => {
  it.each([
    ['in stock', 'unit cost'],
    ['Bestand', 'Preis'],
    ['stock', 'prix unitaire'],
  ])('is worth as many as there are times what one costs: %s, %s', (stock, price) => {
    const rows = parts(['date', 'place', 'part', stock, price])
    const value = understand(rows).profile.columns.find(({ name }) => name === 'Stock value')
    expect(value?.additivity).toBe('semi_additive')
    const { blocks } = draft(rows, 'parts.csv')
    const kpi = blocks.find(({ type, title }) => type === 'kpi' && title === 'Latest stock value')
    const last = rows.slice(-12).reduce((sum, row) => sum + Number(row[3]) * Number(row[4]), 0)
    expect(Number(kpi?.data_preview.rows?.[0]?.value)).toBeCloseTo(last, 1)
  })

  it('is not made where the file says it, or where there is no price', () => {
    expect(namesOf(parts(['date', 'place', 'part', 'in stock', 'stock value']))).not.toContain('Stock value')
    expect(namesOf(parts(['date', 'place', 'part', 'in stock', 'weight']))).not.toContain('Stock value')
    expect(namesOf(parts(['date', 'place', 'part', 'visitors', 'unit cost']))).not.toContain('Stock value')
  })

  it('tells by how much a level has changed since its first date', () => {
    const rows = parts(['date', 'place', 'part', 'in stock', 'unit cost'])
    const line = draft(rows, 'parts.csv').blocks.find(
      ({ type, title }) => type === 'line' && /^Stock value/i.test(title),
    )
    expect(line?.description).toMatch(/falls from [\d.]+K .* to [\d.]+K .*, \d+% less\.$/)
  })
})
