import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Figure } from '@/lib/contracts/claims'
import type { DashboardDraft } from '@/lib/contracts/draft'
import { generateDashboard } from './generate-dashboard'
import { spread } from './subject/subject.fixture'

const folder = 'docs/readings/tables'
const bytesMax = 40_000
const tables = readdirSync(folder).filter(
  (name) => name.endsWith('.csv') && statSync(`${folder}/${name}`).size <= bytesMax,
)

/** What a number is of: two that are of the same have to be the same. */
const keyOf = ({ measure, column, filters, of, within }: Figure) =>
  JSON.stringify([measure, column, filters.map((filter) => JSON.stringify(filter)).sort(), of, within])

function figuresOf({ blocks, insights }: DashboardDraft): Figure[] {
  const cards = blocks.flatMap(({ config }) => config.evidence?.figures ?? [])
  return [...cards, ...insights.flatMap(({ evidence }) => evidence.figures)]
}

function disagreements(draft: DashboardDraft): string[] {
  const known = new Map<string, number>()
  return figuresOf(draft).flatMap((figure) => {
    const key = keyOf(figure)
    const before = known.get(key)
    known.set(key, figure.value)
    const isSame =
      before === undefined || Math.abs(before - figure.value) <= 1e-9 * Math.max(1, Math.abs(before))
    return isSame ? [] : [`${key}: ${before} and ${figure.value}`]
  })
}

/** Columns that are averaged row by row in one card and put over one another in another one. */
function twoDefinitions({ blocks }: DashboardDraft): string[] {
  const ways = new Map<string, Set<string>>()
  for (const { spec, config } of blocks) {
    const drawn: Record<string, unknown> = spec
    const name = drawn.y ?? drawn.value ?? drawn.value_from_column
    const how = config.query?.ratio ? 'ratio' : (drawn.aggregation ?? drawn.operation)
    if (typeof name !== 'string' || (how !== 'ratio' && how !== 'avg')) continue
    ways.set(name, (ways.get(name) ?? new Set()).add(how))
  }
  return [...ways].filter(([, own]) => own.size > 1).map(([name]) => name)
}

interface Campaigns {
  rows: number
  /** How unlike in size the rows are. */
  range: number
  groups: number
}

/** Spend and what it brought, by row of very unlike size. */
const campaigns = ({ rows, range, groups }: Campaigns): string =>
  [
    'day,channel,audience,spend,conversions,revenue,revenue_per_spend',
    ...Array.from({ length: rows }, (_, row) => {
      const spend = 20 * range ** (spread(row, 97, 31) / 97)
      const kind = row % groups
      const revenue = spend * (0.8 + 0.5 * kind + spread(row, 23, 7) / 40)
      const day = new Date(Date.UTC(2024, 0, 1) + Math.floor(row / 6) * 86_400_000).toISOString().slice(0, 10)
      return [
        day,
        `C${kind}`,
        ['New', 'Known'][(row >> 2) % 2],
        spend.toFixed(2),
        Math.round(spend / 30),
        revenue.toFixed(2),
        (revenue / spend).toFixed(4),
      ].join()
    }),
  ].join('\n')

const grid = [60, 400, 1500].flatMap((rows) =>
  [2, 30, 400].flatMap((range) => [2, 4].map((groups) => ({ rows, range, groups }))),
)

describe('figures on one page', () => {
  it.each(tables)('are the same where they are of the same: %s', (name) => {
    const draft = generateDashboard(new Uint8Array(readFileSync(`${folder}/${name}`)), {
      fileType: 'csv',
      fileName: name,
    })
    expect(disagreements(draft)).toEqual([])
    expect(twoDefinitions(draft)).toEqual([])
  })

  it.each(grid)('have one definition of a ratio: %j', (one) => {
    const draft = generateDashboard(new TextEncoder().encode(campaigns(one)), {
      fileType: 'csv',
      fileName: 'campaigns.csv',
    })
    expect(disagreements(draft)).toEqual([])
    expect(twoDefinitions(draft)).toEqual([])
  })
})
