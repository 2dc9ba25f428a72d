import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type BlockDraft, blockDraftSchema } from '@/lib/contracts/blocks'
import { writeCleanedCsv } from '../clean/write-cleaned-csv'
import { composeDashboard } from '../compose/compose-dashboard'
import { understandDataset } from '../generate-dashboard'
import { parseInstructions } from '../instructions/parse-instructions'
import { checkBoxes, checkPlaces, checkPoints, checkStages, checkTable } from './check-rows'
import { recomputeGroups } from './recompute'
import { passes, type TextRow } from './recompute-filter'
import { rowsOf } from './recompute-rows'

const grouped = new Set([
  'bar',
  'line',
  'area',
  'pie',
  'donut',
  'heatmap',
  'radar',
  'choropleth',
  'kpi',
  'gauge',
])
const regions = ['North', 'South', 'East', 'West', 'Centre']
const products = Array.from({ length: 18 }, (_, index) => `Product ${index + 1}`)

const record = fc.record({
  date: fc.date({ min: new Date('2023-01-03'), max: new Date('2024-11-17'), noInvalidDate: true }),
  region: fc.option(fc.constantFrom(...regions), { nil: '', freq: 12 }),
  product: fc.constantFrom(...products),
  units: fc.integer({ min: 1, max: 40 }),
  price: fc.integer({ min: 100, max: 9000 }),
  cost: fc.option(fc.integer({ min: -500, max: 5000 }), { nil: null, freq: 8 }),
  unread: fc.constantFrom(...Array<boolean>(40).fill(false), true),
  paid: fc.boolean(),
})

const asked = [
  'average price by region',
  'bar chart of units per product and show a line of revenue by week',
  'heatmap of units by region and product; median cost by weekday',
  'scatter plot of units and price; box plot of cost by region; funnel of units by product',
  'bubble chart of units, price and cost; box plot of price by product; table of units and cost',
  'revenue by region where units is above 20 or product is "Product 3"; pie of units by region having a total above 100',
  'average price by product with more than 8 rows; number of rows by product whose average price is below 45',
  'heatmap of units by region and product with at least 3 orders; revenue by month where total revenue is over 500',
  'table of units and cost without a cost; average price per weekday having an average of at least 40',
  'total units by product starting with "Product 1"; price by region not between 20 and 60',
  'pie of revenue by region; number of different products by month of the year; total cost by quarter',
]

type Sale = typeof record extends fc.Arbitrary<infer Value> ? Value : never

function draftOf(records: Sale[], instructions: string) {
  const lines = records.map(({ date, region, product, units, price, cost, paid, unread }) =>
    [
      date.toISOString().slice(0, 10),
      region,
      product,
      units,
      price / 100,
      (units * price) / 100,
      unread ? 'Indef.' : (cost ?? ''),
      paid,
    ].join(),
  )
  const text = ['date,region,product,units,price,revenue,cost,paid', ...lines].join('\n')
  const understanding = understandDataset(new TextEncoder().encode(text), {
    fileType: 'csv',
    fileName: 'sales.csv',
  })
  const draft = composeDashboard(understanding, parseInstructions(instructions, understanding))
  const rows = Papa.parse<TextRow>(writeCleanedCsv(understanding.table), {
    header: true,
    skipEmptyLines: true,
  }).data
  return { draft, rows }
}

const isOther = (value: unknown) => /^Other \(\d+\)$/.test(String(value))

function checkGroups(block: BlockDraft, rows: TextRow[]) {
  const preview = block.data_preview as { columns: string[]; rows: Record<string, unknown>[] }
  const want = new Map(recomputeGroups(block, rows).map(({ x, group, value }) => [`${x}|${group}`, value]))
  if (block.type === 'kpi' || block.type === 'gauge') {
    expect(preview.rows[0]!.value).toBeCloseTo(want.get('|')!, 6)
    return
  }
  const [xKey, second, third] = preview.columns as [string, string, string | undefined]
  const [groupKey, valueKey] = block.type === 'heatmap' ? [second, third!] : [third, second]
  const isFolded = preview.rows.some((row) => isOther(row[xKey]) || (groupKey && isOther(row[groupKey])))
  for (const row of preview.rows) {
    if (isOther(row[xKey]) || (groupKey && isOther(row[groupKey]))) continue
    const key = `${row[xKey]}|${groupKey ? row[groupKey] : ''}`
    expect(want.has(key), `${block.title}: ${key}`).toBe(true)
    expect(row[valueKey] as number, `${block.title}: ${key}`).toBeCloseTo(want.get(key)!, 6)
  }
  if (!isFolded && !block.config.query?.limit) expect(preview.rows.length).toBe(want.size)
  if (isFolded && (block.spec as { aggregation?: string }).aggregation === 'sum') {
    const shown = preview.rows.reduce((sum, row) => sum + Number(row[valueKey]), 0)
    expect(shown).toBeCloseTo(
      [...want.values()].reduce((sum, value) => sum + value, 0),
      4,
    )
  }
}

const aggregations = new Set(['sum', 'avg', 'count', 'min', 'max', 'median'])

/** What a card says in plain arithmetic is told by a filter, a column and an aggregation. */
function checkFigures(block: BlockDraft, rows: TextRow[]) {
  const { evidence } = block.config
  if (!evidence || evidence.test !== null) return
  for (const { value, text, measure, column, filters, within } of evidence.figures) {
    const among = rowsOf(within ?? {}, rows)
    expect(block.description).toContain(text)
    if (measure === 'share_of_rows') {
      const base = among.filter((row) => filters.slice(0, -1).every((filter) => passes(row, filter)))
      const kept = base.filter((row) => passes(row, filters.at(-1)!))
      expect(kept.length / base.length, block.description).toBeCloseTo(value, 9)
    }
    if (measure === 'q1' || measure === 'q3') {
      const kept = among.filter(
        (row) => row[column!] !== '' && filters.every((filter) => passes(row, filter)),
      )
      const sorted = kept.map((row) => Number(row[column!])).sort((a, b) => a - b)
      const at = (sorted.length - 1) * (measure === 'q1' ? 0.25 : 0.75)
      const below = sorted[Math.floor(at)]!
      const quartile = below + (at - Math.floor(at)) * (sorted[Math.ceil(at)]! - below)
      expect(quartile, block.description).toBeCloseTo(value, 6)
    }
    if (!aggregations.has(measure)) continue
    const spec = { value, operation: measure, ...(column && { value_from_column: column }) }
    const asKpi = { ...block, type: 'kpi', spec, config: { query: { filters } } } as BlockDraft
    const again = recomputeGroups(asKpi, among)[0]?.value
    expect(again, `${block.title}: ${block.description} (${text})`).toBeCloseTo(value, 6)
  }
}

function checkHistogram(block: BlockDraft<'histogram'>, rows: TextRow[]) {
  const numbers = rows
    .map((row) => row[block.spec.x]!)
    .filter((cell) => cell !== '')
    .map(Number)
  const bins = block.data_preview.rows as { bin_start: number; bin_end: number; count: number }[]
  bins.forEach((bin, place) => {
    const isLast = place === bins.length - 1
    const inside = numbers.filter(
      (n) => n >= bin.bin_start && (n < bin.bin_end || (isLast && n === bin.bin_end)),
    )
    expect(inside.length).toBe(bin.count)
  })
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(numbers.length)
}

describe('every data_preview', () => {
  it('equals what its spec and query give on the cleaned table', () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 25, maxLength: 250 }),
        fc.constantFrom('', ...asked),
        (records, text) => {
          const { draft, rows } = draftOf(records, text)
          expect(draft.blocks.length).toBeGreaterThan(2)
          for (const block of draft.blocks) {
            blockDraftSchema.parse(block)
            // a line that goes nowhere in particular says nothing, and the rows themselves need no words
            if (!['line', 'area', 'table'].includes(block.type))
              expect(block.description, `${block.type} ${block.title}`).not.toBe('')
            if (grouped.has(block.type)) checkGroups(block, rows)
            if (block.type === 'histogram') checkHistogram(block, rows)
            checkFigures(block, rows)
            if (block.type === 'scatter' || block.type === 'bubble') checkPoints(block, rows)
            if (block.type === 'boxplot') checkBoxes(block, rows)
            if (block.type === 'funnel') checkStages(block, rows)
            if (block.type === 'table') checkTable(block, rows)
          }
        },
      ),
      { numRuns: 40 },
    )
  }, 60_000)

  it('has all places of a map, each with the rows that lie there', () => {
    const seen = new Set<string>()
    const place = fc.record({
      latitude: fc.integer({ min: -8000, max: 8000 }),
      longitude: fc.integer({ min: -17000, max: 17000 }),
    })
    const visits = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 5000 }),
        guests: fc.option(fc.integer({ min: 1, max: 90 })),
      }),
      {
        minLength: 40,
        maxLength: 120,
      },
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { minLength: 6, maxLength: 100, size: 'max' }),
        visits,
        (places, stays) => {
          const lines = stays.map(({ at, guests }, row) => {
            const { latitude, longitude } = places[at % places.length]!
            return `Stay ${row},${latitude / 100},${longitude / 100},${guests ?? ''}`
          })
          const text = ['name,latitude,longitude,guests', ...lines].join('\n')
          const bytes = new TextEncoder().encode(text)
          const understanding = understandDataset(bytes, { fileType: 'csv', fileName: 'stays.csv' })
          const plan = parseInstructions('map of guests; average guests on a map', understanding)
          const { blocks } = composeDashboard(understanding, plan)
          const { data } = Papa.parse<TextRow>(writeCleanedCsv(understanding.table), {
            header: true,
            skipEmptyLines: true,
          })
          for (const block of blocks) {
            if (block.type !== 'geomap') continue
            seen.add(block.spec.aggregation ?? 'rows')
            checkPlaces(block, data)
          }
        },
      ),
      { numRuns: 30, seed: 5 },
    )
    expect([...seen].sort()).toEqual(['avg', 'rows', 'sum'])
  }, 60_000)
})
