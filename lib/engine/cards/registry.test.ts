import { describe, expect, it } from 'vitest'
import { blockDraftSchema } from '@/lib/contracts/blocks'
import { type CardType, cardTypes } from '@/lib/contracts/cards'
import { composeDashboard } from '../compose/compose-dashboard'
import { understandDataset } from '../generate-dashboard'
import { emptyPlan, type PlannedCard } from '../plan/plan'
import { plannedCard } from '../plan/planned-card'

const countries = ['France', 'Germany', 'Spain', 'Italy', 'Japan', 'Brazil']
const stages = ['Visit', 'Sign-up', 'Trial', 'Purchase']
const text = [
  'date,country,latitude,longitude,stage,revenue,units,price,margin_pct',
  ...Array.from({ length: 600 }, (_, i) => {
    const date = new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10)
    const country = (i * i + i) % 6
    const stage = stages[Math.floor(((i * 37) % 100) ** 1.6 / 400)] ?? 'Visit'
    const units = 1 + ((i * 7) % 9)
    const price = 5 + ((i * 13) % 40) / 2
    return [
      date,
      countries[country],
      48.2 - country,
      2.3 + country,
      stage,
      units * price,
      units,
      price,
      (i * 11) % 100,
    ].join()
  }),
].join('\n')
const understanding = understandDataset(new TextEncoder().encode(text), {
  fileType: 'csv',
  fileName: 'all.csv',
})

const wishes: { [T in CardType]: Partial<PlannedCard> } = {
  kpi: { y: 'revenue' },
  bar: { x: 'country', y: 'revenue', grouping: 'stage' },
  line: { x: 'date', y: 'revenue', grain: 'month' },
  area: { x: 'date', y: 'revenue', grain: 'quarter', grouping: 'country' },
  pie: { x: 'country', y: 'revenue' },
  donut: { x: 'stage' },
  table: { x: 'country', y: 'revenue' },
  heatmap: { x: 'country', y: 'stage', values: 'revenue' },
  scatter: { x: 'units', y: 'revenue' },
  bubble: { x: 'units', y: 'revenue', values: 'price' },
  histogram: { x: 'revenue' },
  boxplot: { x: 'country', y: 'revenue' },
  radar: { x: 'country', y: 'price', grouping: 'stage' },
  funnel: { x: 'stage' },
  gauge: { y: 'revenue', target: 100_000 },
  geomap: { x: 'latitude', grouping: 'longitude', y: 'revenue' },
  choropleth: { x: 'country', y: 'revenue' },
  insight: {},
}

describe.each(cardTypes)('a card of type %s', (type) => {
  const asked = plannedCard({ ...wishes[type], type })
  const draft = composeDashboard(understanding, { ...emptyPlan(), cards: [asked], onlyAsked: true })
  const [block] = draft.blocks

  it('is made where it is asked for, in the shape of its contract', () => {
    expect(draft.blocks).toHaveLength(1)
    expect(block!.type).toBe(type)
    expect(blockDraftSchema.parse(block)).toEqual(block)
    expect(draft.instructions).toEqual([{ clause: 'asked', status: 'applied', block: 0, reason: null }])
  })

  it('names the columns of its rows', () => {
    if (!('rows' in block!.data_preview)) return
    const { columns, rows } = block!.data_preview
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Object.keys(row)).toEqual(columns)
  })
})

describe('an asked-for card', () => {
  const make = (parts: Partial<PlannedCard>) =>
    composeDashboard(understanding, { ...emptyPlan(), cards: [plannedCard(parts)], onlyAsked: true })

  it('takes the chart that fits where none was named', () => {
    expect(make({ x: 'date', y: 'revenue' }).blocks[0]!.type).toBe('line')
    expect(make({ x: 'country', y: 'revenue' }).blocks[0]!.type).toBe('bar')
    expect(make({ x: 'price', y: 'revenue' }).blocks[0]!.type).toBe('scatter')
    expect(make({ y: 'revenue' }).blocks[0]!.type).toBe('kpi')
  })

  it('is the nearest chart where the columns make no such one', () => {
    const { blocks, instructions } = make({ type: 'histogram', x: 'country' })
    expect(blocks[0]!.type).toBe('bar')
    expect(instructions[0]).toMatchObject({ status: 'partly', block: 0 })
    expect(instructions[0]!.reason).toContain('histogram')
  })

  it('is told to be impossible where no row is left', () => {
    const filters = [{ column: 'country', op: '=' as const, value: 'Atlantis' }]
    expect(make({ type: 'bar', x: 'country', y: 'revenue', filters }).instructions[0]).toMatchObject({
      status: 'not_possible',
      block: null,
    })
  })

  it('keeps every value and the order it was asked in', () => {
    const { blocks } = make({
      type: 'bar',
      x: 'date',
      y: 'revenue',
      grain: 'day',
      sort: { by: 'y', order: 'asc' },
    })
    const preview = blocks[0]!.data_preview
    const values = 'rows' in preview ? preview.rows.map((row) => Number(row.revenue)) : []
    expect(values).toHaveLength(600)
    expect(values).toEqual([...values].sort((a, b) => a - b))
  })
})
