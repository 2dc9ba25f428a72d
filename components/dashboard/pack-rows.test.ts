import { describe, expect, test } from 'vitest'
import type { CardBlock } from '@/components/charts/card-block'
import type { CardSize } from '@/lib/contracts/blocks'
import { packRows, rowsOf } from './pack-rows'

const card = (type: 'kpi' | 'bar' | 'line' | 'insight', size?: CardSize) =>
  ({
    type,
    config: { size },
    title: '',
    description: '',
    position: 0,
    spec: {},
    data_preview: {},
  }) as unknown as CardBlock

const spans = (blocks: CardBlock[]) => packRows(blocks).map((row) => row.cards.map((placed) => placed.span))

describe('packRows', () => {
  test('keeps the order and fills rows of twelve', () => {
    expect(spans([card('insight'), card('bar'), card('bar'), card('line')])).toEqual([[12], [6, 6], [12]])
  })

  test('stretches what would leave a hole', () => {
    expect(spans([card('bar'), card('line')])).toEqual([[12], [12]])
    expect(spans([card('bar', 'small'), card('bar', 'medium'), card('line', 'full')])).toEqual([[5, 7], [12]])
  })

  test('lets a card that would stand alone wait for the next that fits', () => {
    expect(spans([card('bar'), card('bar', 'large'), card('bar')])).toEqual([[12], [6, 6]])
    const rows = packRows([
      card('bar'),
      card('line'),
      card('bar', 'small'),
      card('kpi'),
      card('line'),
      card('kpi'),
    ])
    expect(rows.map((row) => row.cards.map(({ block }) => block.type))).toEqual([
      ['line'],
      ['bar', 'bar'],
      ['kpi', 'kpi'],
      ['line'],
    ])
  })

  test.each([
    { of: ['bar', 'kpi', 'bar'], rows: ['kpi', 'bar bar'] },
    { of: ['bar', 'kpi', 'bar', 'kpi', 'line'], rows: ['kpi kpi', 'bar bar', 'line'] },
    { of: ['kpi', 'line', 'line', 'kpi'], rows: ['kpi', 'line', 'line', 'kpi'] },
    { of: ['kpi', 'line', 'kpi', 'kpi'], rows: ['kpi', 'line', 'kpi kpi'] },
    { of: ['line', 'kpi', 'line'], rows: ['line', 'kpi', 'line'] },
  ] as const)('lets no KPI split a pair or stand alone near others: $of', ({ of, rows }) => {
    const packed = packRows(of.map((type) => card(type)))
    expect(packed.map((row) => row.cards.map(({ block }) => block.type).join(' '))).toEqual(rows)
  })

  test('puts a large and a small card side by side', () => {
    expect(spans([card('line', 'large'), card('bar', 'small')])).toEqual([[8, 4]])
  })

  test('gathers KPIs that follow each other in one row, however many', () => {
    const rows = packRows([card('kpi'), card('kpi'), card('kpi'), card('kpi'), card('kpi'), card('bar')])
    expect(rows.map((row) => [row.kind, row.cards.length])).toEqual([
      ['figures', 5],
      ['cards', 1],
    ])
  })

  test('every row of cards is exactly full', () => {
    const sizes: CardSize[] = ['small', 'medium', 'large', 'full', 'small', 'small', 'small', 'medium']
    for (const row of spans(sizes.map((size) => card('bar', size)))) {
      expect(row.reduce((sum, span) => sum + span, 0)).toBe(12)
    }
  })
})

describe('what stands folded behind the others', () => {
  const placed = (position: number, further = false, type = 'bar') =>
    ({ ...card('bar'), type, position, config: further ? { further: true } : {} }) as unknown as CardBlock
  const blocks = [placed(0), placed(1), placed(2, true), placed(3, true), placed(4, false, 'table')]
  const positions = (order: number[], cards = blocks) => {
    const { shown, further } = rowsOf(cards, order)
    return [shown, further].map((rows) => rows.flatMap((row) => row.cards.map(({ block }) => block.position)))
  }

  test('is what the engine put there, and no table', () => {
    expect(positions([0, 1, 2, 3, 4])).toEqual([
      [0, 1, 4],
      [2, 3],
    ])
  })

  test('is shown with the others once it is moved before one of them', () => {
    expect(positions([0, 3, 1, 2, 4])).toEqual([[0, 3, 1, 4], [2]])
  })

  test('stays where a card is added at the end', () => {
    expect(positions([0, 1, 2, 3, 4, 5], [...blocks, placed(5)])).toEqual([
      [0, 1, 4, 5],
      [2, 3],
    ])
  })
})
