import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const day = (row: number) => new Date(Date.UTC(2023, 0, 1 + (row % 700))).toISOString().slice(0, 10)
const regionOf = (row: number) => ['North', 'South', 'East', 'West'][(row * 31) % 4]!
const channelOf = (row: number) => ['Web', 'Shop', 'Phone'][(row * 17 + (row >> 2)) % 3]!
const noise = (row: number, salt: number) => ((row * 7919 + salt * 104729) % 1000) / 1000

/** Orders with a revenue, and two numbers that come with them. */
function draftOf(instructions?: string) {
  const lines = Array.from({ length: 900 }, (_, row) => {
    const revenue = (40 + 80 * noise(row, 1)) * (regionOf(row) === 'North' ? 2 : 1)
    return [
      row + 1,
      day(row),
      regionOf(row),
      channelOf(row),
      revenue.toFixed(2),
      (2 + noise(row, 2)).toFixed(2),
      1 + Math.floor(9 * noise(row, 3)),
    ].join(',')
  })
  const header = 'order_id,ordered_on,region,channel,revenue,weight_kg,priority'
  return generateDashboard(new TextEncoder().encode([header, ...lines].join('\n')), {
    fileType: 'csv',
    fileName: 'orders.csv',
    ...(instructions && { instructions }),
  })
}

const furtherOf = ({ blocks }: ReturnType<typeof draftOf>) =>
  blocks.filter(({ config }) => config.further).map(({ title }) => title)

describe('what few readers would miss', () => {
  it('stands behind the others, and is marked', () => {
    const { blocks } = draftOf()
    const charts = blocks.filter(({ type }) => type !== 'table')
    const first = charts.findIndex(({ config }) => config.further)
    expect(first).toBeGreaterThan(3)
    expect(charts.slice(first).every(({ config }) => config.further)).toBe(true)
    expect(charts.slice(0, first).map(({ title }) => title)).toContain('Total revenue')
  })

  it('is nothing that was asked for, or speaks of what was', () => {
    const draft = draftOf('average weight by channel')
    expect(draft.blocks[0]!.config.further).toBeUndefined()
    expect(furtherOf(draft).join()).not.toContain('weight')
  })

  it('stands behind the others also where much was asked for', () => {
    const asked = [
      'revenue by region',
      'revenue by channel',
      'revenue by month',
      'total revenue',
      'average revenue',
    ]
    expect(furtherOf(draftOf(asked.join('. '))).length).toBeGreaterThan(0)
  })
})
