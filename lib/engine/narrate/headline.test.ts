import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const storyOf = (lines: string[], instructions?: string) =>
  generateDashboard(new TextEncoder().encode(`${lines.join('\n')}\n`), {
    fileType: 'csv',
    fileName: 'table.csv',
    instructions,
  })

const dayMs = 86_400_000
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * dayMs).toISOString().slice(0, 10)
const noise = (row: number) => ((row * 7919) % 101) - 50

describe('the headline', () => {
  it('joins the total of the main measure with its change, before a step that is found', () => {
    const rows = Array.from(
      { length: 300 },
      (_, row) => `${dateOf(row)},${200 + noise(row) + (row > 190 ? 150 : 0)}`,
    )
    const { narrative_snippets: story } = storyOf(['sold_on,revenue', ...rows]).layout
    expect(story[0]).toMatch(
      /^Revenue adds up to [\d.]+K over 300 rows; it is [\d,.]+K? in Sep 2024, [\d.]+% \w+ than in Aug 2024/,
    )
    expect(story.slice(1).join(' ')).toContain('steps up')
  })

  it('compares with the year before where there is a season', () => {
    const rows = Array.from({ length: 1096 }, (_, row) => {
      const season = 200 * Math.sin((2 * Math.PI * row) / 365.25)
      return `${dateOf(row)},${(500 + season + noise(row)).toFixed(1)}`
    })
    const { narrative_snippets: story } = storyOf(['sold_on,revenue', ...rows]).layout
    expect(story[0]).toContain('in Dec 2026')
    expect(story[0]).toContain('than in Dec 2025')
  })

  it('is no leader that follows from what the words mean', () => {
    const kinds = ['sun', 'rain', 'fog', 'rain', 'sun']
    const rows = Array.from({ length: 400 }, (_, row) => {
      const kind = kinds[row % 5]!
      return `${kind},${kind === 'rain' ? 20 + Math.abs(noise(row)) : 0},${(40 + noise(row * 3) / 5).toFixed(1)}`
    })
    const { insights } = storyOf(['weather,rainfall,wind', ...rows])
    const leads = insights.filter(
      ({ kind, columns }) =>
        kind !== 'distribution' && columns.includes('weather') && columns.includes('rainfall'),
    )
    expect(leads).toEqual([])
  })
})

describe('a table that was asked for by one name', () => {
  it('shows what there is to know of each row', () => {
    const rows = Array.from(
      { length: 60 },
      (_, row) => `SO-${1000 + row},${dateOf(row)},${['North', 'South'][row % 2]},${90 + noise(row)}`,
    )
    const { blocks } = storyOf(['order_id,ordered_on,region,revenue', ...rows], 'table of orders')
    const table = blocks.find(({ type }) => type === 'table')
    expect(table?.spec).toMatchObject({ columns: ['order_id', 'ordered_on', 'region', 'revenue'] })
  })
})
