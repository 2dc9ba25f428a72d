import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filteredDashboardSchema, type Selection } from '@/lib/contracts/selection'
import { wholeTable } from '@/lib/contracts/selection-query'
import { createContextWithEngine, generateHere } from '@/test/support/generate-here'
import type { TestContext } from '@/test/support/test-context'
import { createShareLink } from '../share/create-share-link'
import { getSharedFilteredDashboard } from '../share/get-shared-filtered-dashboard'
import { noPass } from '../share/require-viewer'
import { getFilteredDashboard } from './get-filtered-dashboard'
import { updateBlock } from './update-block'

let test: TestContext
beforeAll(async () => {
  test = await createContextWithEngine()
})
afterAll(() => test.close())

const regions = ['North', 'South', 'East', 'West']
const amounts = Array.from({ length: 96 }, (_, at) => 20 + ((at * 7) % 31) + (at % 4) * 15)
const lines = amounts.map((amount, at) => {
  const day = new Date(Date.UTC(2024, 0, 1 + at * 5)).toISOString().slice(0, 10)
  return `${day},${regions[at % 4]},${amount}`
})
const csv = `date,region,amount\n${lines.join('\n')}\n`
const sumOf = (place: number) =>
  amounts.reduce((sum, amount, at) => (at % 4 === place ? sum + amount : sum), 0)
const of = (region: string): Selection => ({
  ...wholeTable,
  categories: [{ column: 'region', values: [region] }],
})

const make = () =>
  generateHere(test, csv, { instructions: 'amount by region as bars\ntotal amount as a number' })

describe('a dashboard over some rows', () => {
  it('has its cards of those rows, and findings of the whole table', async () => {
    const { ctx, id } = await make()
    const found = await getFilteredDashboard(ctx, id, { selection: of('South') })
    expect(filteredDashboardSchema.parse(found)).toEqual(found)
    expect(found.rows).toEqual({ shown: 24, total: 96 })
    const { chart_blocks: blocks, layout } = found.dashboard
    const kpi = blocks.find(
      ({ type, spec }) => type === 'kpi' && 'operation' in spec && spec.operation === 'sum',
    )
    expect(kpi?.spec).toMatchObject({ value: sumOf(1) })
    expect(blocks.find(({ type }) => type === 'bar')?.data_preview).toMatchObject({
      rows: [{ region: 'South', amount: sumOf(1) }],
    })
    for (const { type, config } of blocks) expect(Boolean(config.whole_table)).toBe(type === 'insight')
    expect([...layout.chart_order].sort((a, b) => a - b)).toEqual([...blocks.keys()])
  })

  it('follows after another chart was chosen and a title written by hand', async () => {
    const { ctx, id } = await make()
    const { dashboard } = await getFilteredDashboard(ctx, id, { selection: wholeTable })
    const bar = dashboard.chart_blocks.find(({ type }) => type === 'bar')!
    await updateBlock(ctx, { dashboardId: id, blockId: bar.id }, { type: 'donut', title: 'Mine' })
    const after = await getFilteredDashboard(ctx, id, { selection: of('North') })
    expect(after.dashboard.chart_blocks.find((block) => block.id === bar.id)).toMatchObject({
      type: 'donut',
      title: 'Mine',
      data_preview: { rows: [{ region: 'North', amount: sumOf(0) }] },
    })
  })

  it('is compared with the same days of the year before, or with nothing where the table has none', async () => {
    const { ctx, id } = await make()
    const of = (from: string, to: string) =>
      getFilteredDashboard(ctx, id, { selection: { ...wholeTable, from, to, compare: 'previous_year' } })
    const { compared, dashboard } = await of('2025-01-01', '2025-03-31')
    expect(compared).toEqual({
      shown: { from: '2025-01-01', to: '2025-03-31' },
      before: { from: '2024-01-01', to: '2024-03-31' },
      is_covered: true,
    })
    const sumFrom = (day: number, count: number) => amounts.slice(day, day + count).reduce((a, b) => a + b, 0)
    const [now, then] = [sumFrom(74, 18), sumFrom(0, 19)]
    const kpi = dashboard.chart_blocks.find(({ type, spec }) => type === 'kpi' && 'value' in spec)
    expect(kpi?.spec).toMatchObject({ value: now })
    expect(kpi?.config.trend_change).toBeCloseTo(now / then - 1)
    const early = await of('2024-01-01', '2024-03-31')
    expect(early.compared?.is_covered).toBe(false)
    expect(early.dashboard.chart_blocks.every(({ config }) => !config.compared)).toBe(true)
    expect((await of('2030-01-01', '2030-03-31')).compared).toBeUndefined()
    expect((await of('2020-01-01', '2020-03-31')).compared).toBeUndefined()
  })

  it('names the cards that have nothing to show', async () => {
    const { ctx, id } = await make()
    const none = { ...wholeTable, from: '2030-01-01' }
    const { dashboard, empty_blocks: empty, rows } = await getFilteredDashboard(ctx, id, { selection: none })
    expect(rows.shown).toBe(0)
    expect(empty.length).toBeGreaterThan(1)
    expect(dashboard.chart_blocks.every(({ config }) => config.whole_table)).toBe(true)
  })

  it('refuses what the table does not have, by the name of the parameter', async () => {
    const { ctx, id } = await make()
    await expect(getFilteredDashboard(ctx, id, { selection: of('Atlantis') })).rejects.toMatchObject({
      code: 'validation_error',
      param: 'in.region',
    })
  })

  it('shows a link’s viewers no hidden card', async () => {
    const { ctx, id } = await make()
    const { dashboard } = await getFilteredDashboard(ctx, id, { selection: of('North') })
    const bar = dashboard.chart_blocks.find(({ type }) => type === 'bar')!
    await updateBlock(ctx, { dashboardId: id, blockId: bar.id }, { hidden: true })
    const link = await createShareLink(ctx, id, {})
    const seen = await getSharedFilteredDashboard({ ...ctx, actor: null }, link.id, {
      pass: noPass,
      selection: of('North'),
    })
    expect(seen.rows.shown).toBe(24)
    expect(JSON.stringify(seen)).not.toContain(bar.id)
  })
})
