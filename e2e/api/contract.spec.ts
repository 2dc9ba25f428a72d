import { expect } from '@playwright/test'
import { type Dashboard, dashboardListSchema, dashboardSchema } from '@/lib/contracts/dashboard'
import { generateCompletedSchema, generationSchema } from '@/lib/contracts/generation'
import { generate } from './generate'
import { test } from './keyed-test'
import { baseUrl, bearer, dataOf, makeKey, salesCsv, salesJson } from './product'

/** Every field of part 1 of the API contract, on the running product. */

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

test('POST generate answers a small file with its dashboard and link', async ({ freeKey: key }) => {
  const response = await generate(key, { fields: { file_type: 'csv' }, file: { text: salesCsv() } })
  const data = await dataOf(response, generateCompletedSchema)
  expect(Object.keys(data).sort()).toEqual([
    'dashboard_id',
    'dataset_id',
    'generation_id',
    'share_link',
    'status',
  ])
  const link = data.share_link
  expect(Object.keys(link).sort()).toEqual([
    'allow_pdf_export',
    'allow_scrollable_cards',
    'allowed_emails',
    'created_at',
    'expires_at',
    'id',
    'share_url',
    'visibility',
  ])
  expect(link.share_url).toBe(`${baseUrl}/share/${link.id}/view/`)
  expect(link).toMatchObject({
    visibility: 'public',
    allowed_emails: [],
    allow_pdf_export: false,
    allow_scrollable_cards: false,
  })
  const lifeDays = (Date.parse(link.expires_at ?? '') - Date.parse(link.created_at)) / 86_400_000
  expect(lifeDays).toBeCloseTo(7, 2)
})

test('GET generation has exactly its fields', async ({ request, freeKey: key }) => {
  const fields = { file_type: 'csv', instructions: 'revenue by region' }
  const made = await dataOf(
    await generate(key, { fields, file: { text: salesCsv() } }),
    generateCompletedSchema,
  )
  const response = await request.get(`/api/dashboard/generate/${made.generation_id}/`, {
    headers: bearer(key),
  })
  const generation = await dataOf(response, generationSchema)
  expect(Object.keys(generation).sort()).toEqual(
    'completed_at created_at dashboard dashboard_id dataset dataset_id error generation_id id instructions payload progress share_link status updated_at'.split(
      ' ',
    ),
  )
  expect(generation).toMatchObject({
    id: made.generation_id,
    generation_id: made.generation_id,
    status: 'completed',
    progress: { percent: 100 },
    dataset: made.dataset_id,
    dataset_id: made.dataset_id,
    instructions: 'revenue by region',
    dashboard: { id: made.dashboard_id, status: 'completed' },
    dashboard_id: made.dashboard_id,
    share_link: made.share_link,
    error: null,
  })
  for (const time of [generation.created_at, generation.updated_at, generation.completed_at]) {
    expect(time).toMatch(instant)
  }
  const { payload } = generation
  expect(payload?.engine_version).toMatch(/^\d+\.\d+\.\d+/)
  expect(payload?.counts).toMatchObject({ rows: 400, columns: 6 })
  expect(payload?.instructions.map(({ clause }) => clause)).toEqual(['revenue by region'])
})

test('GET dashboard has exactly its fields, its cards in order and its data true', async ({
  request,
  freeKey: key,
}) => {
  const fields = { file_type: 'csv', title: 'Sales of 2024' }
  const made = await dataOf(
    await generate(key, { fields, file: { text: salesCsv() } }),
    generateCompletedSchema,
  )
  const response = await request.get(`/api/dashboard/${made.dashboard_id}/`, { headers: bearer(key) })
  const dashboard = await dataOf(response, dashboardSchema)
  expect(Object.keys(dashboard).sort()).toEqual(
    'chart_blocks created_at dataset description id last_generated_at layout status title updated_at visibility'.split(
      ' ',
    ),
  )
  expect(dashboard).toMatchObject({
    id: made.dashboard_id,
    title: 'Sales of 2024',
    dataset: { id: made.dataset_id, status: 'cleaned' },
    visibility: 'public',
    status: 'completed',
  })
  for (const time of [dashboard.created_at, dashboard.updated_at, dashboard.last_generated_at]) {
    expect(time).toMatch(instant)
  }
  checkLayout(dashboard)
  for (const [at, block] of dashboard.chart_blocks.entries()) checkBlock(dashboard, block, at)
  const types = new Set(dashboard.chart_blocks.map(({ type }) => type))
  for (const type of ['kpi', 'bar', 'insight'] as const) expect([...types]).toContain(type)

  const revenue = dashboard.chart_blocks.find(
    (block) =>
      block.type === 'kpi' && block.spec.value_from_column === 'revenue' && block.spec.operation === 'sum',
  )
  const total = salesCsv()
    .trim()
    .split('\n')
    .slice(1)
    .reduce((sum, line) => sum + Number(line.split(',')[5]), 0)
  expect(revenue?.type === 'kpi' && revenue.spec.value).toBeCloseTo(total, 2)
})

function checkLayout({ layout, chart_blocks }: Dashboard) {
  expect(Object.keys(layout).sort()).toEqual([
    'chart_order',
    'color_scheme',
    'narrative_evidence',
    'narrative_snippets',
    'visualizations',
  ])
  expect(layout.visualizations).toEqual([])
  expect([...layout.chart_order].sort((a, b) => a - b)).toEqual(chart_blocks.map((_, at) => at))
  expect(Object.keys(layout.color_scheme).sort()).toEqual(['accent', 'primary', 'secondary'])
}

function checkBlock(dashboard: Dashboard, block: Dashboard['chart_blocks'][number], at: number) {
  expect(Object.keys(block).sort()).toEqual(
    'config created_at dashboard data_preview description id position spec title type updated_at'.split(' '),
  )
  expect(block).toMatchObject({ dashboard: dashboard.id, position: at })
  expect(block.title).not.toBe('')
  expect([block.created_at, block.updated_at].every((time) => instant.test(time))).toBe(true)
  if (block.type === 'insight') {
    expect(block).toMatchObject({ spec: {}, data_preview: {} })
    expect(block.description).not.toBe('')
    return
  }
  const { columns, rows } = block.data_preview
  for (const row of rows) expect(Object.keys(row)).toEqual(columns)
  if (block.type === 'kpi') {
    expect(columns).toEqual(['label', 'value'])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.value).toBe(block.spec.value)
    if (!block.spec.value_from_column) expect(block.spec.operation).toBe('count')
  }
  if (block.type === 'bar' || block.type === 'line' || block.type === 'area') {
    const { x, y, grouping } = block.spec
    expect(columns.slice(0, 2)).toEqual([x, y])
    if (grouping) expect(columns).toContain(grouping)
    expect(rows.length).toBeGreaterThan(0)
  }
}

test('a title that is not given says what the table is about', async ({ request, freeKey: key }) => {
  const file = { text: salesCsv(), name: 'monthly_sales.csv' }
  const made = await dataOf(
    await generate(key, { fields: { file_type: 'csv', title: '' }, file }),
    generateCompletedSchema,
  )
  const response = await request.get(`/api/dashboard/${made.dashboard_id}/`, { headers: bearer(key) })
  const { title, dataset } = await dataOf(response, dashboardSchema)
  expect(title).toMatch(/^Monthly sales\b/)
  expect(dataset.name.toLowerCase()).toContain('monthly')
})

test('JSON is as welcome as CSV', async ({ request, freeKey: key }) => {
  const file = { text: salesJson(), name: 'sales.json' }
  const made = await dataOf(
    await generate(key, { fields: { file_type: 'json' }, file }),
    generateCompletedSchema,
  )
  const response = await request.get(`/api/dashboard/generate/${made.generation_id}`, {
    headers: bearer(key),
  })
  expect((await dataOf(response, generationSchema)).payload?.counts).toMatchObject({ rows: 100, columns: 6 })
})

test('the list pages through what was made, newest first', async ({ request }) => {
  const own = makeKey('free')
  for (const title of ['first', 'second', 'third']) {
    const sent = await generate(own, { fields: { file_type: 'csv', title }, file: { text: salesCsv(50) } })
    await dataOf(sent, generateCompletedSchema)
  }
  const page = async (query: string) =>
    dataOf(await request.get(`/api/dashboard/${query}`, { headers: bearer(own) }), dashboardListSchema)
  const first = await page('?limit=2')
  expect(first.items.map(({ title }) => title)).toEqual(['third', 'second'])
  const rest = await page(`?limit=2&cursor=${first.next_cursor}`)
  expect(rest.items.map(({ title }) => title)).toEqual(['first'])
  expect(rest.next_cursor).toBeNull()
})
