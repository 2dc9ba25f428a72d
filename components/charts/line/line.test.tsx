import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Row } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import { Areas } from './area'
import { Lines } from './line'
import { lineData } from './line-points'

function card<T extends 'line' | 'area'>(type: T, rows: Row[], own: object = {}): CardBlock<T> {
  return {
    block_id: 'b',
    type,
    title: 'Sales by month',
    description: '',
    spec: { x: 'month', y: 'sales', ...('region' in (rows[0] ?? {}) && { grouping: 'region' }) },
    data_preview: { columns: ['month', 'sales'], rows, x_axis: 'Month', y_axis: 'Sales' },
    config: { query: { grain: 'month' }, ...own },
  } as unknown as CardBlock<T>
}

const drawn = (block: CardBlock<'line'>) =>
  renderToStaticMarkup(<Lines block={block} data={lineData(block)} width={500} height={280} />)
const paths = (html: string) => [...html.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path!)

const months = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05']
const oneSeries = months.map((month, at) => ({ month, sales: [10, 20, 40, 30, 50][at]! }))

describe('a line card, drawn without a browser', () => {
  it('is one picture with a name, its axes and a line through all its points', () => {
    const html = drawn(card('line', oneSeries))
    expect(html).toMatch(/role="img" aria-label="[^"]*Sales by month/)
    expect(html).toMatch(/>2025</)
    expect(paths(html).map((path) => path.split(/[ML]/).length - 1)).toEqual([5])
  })

  it('breaks where a month is missing, and shows a point that stands alone', () => {
    const rows = oneSeries.filter(({ month }) => month !== '2025-02')
    const html = drawn(card('line', rows))
    expect(paths(html)[0]!.match(/M/g)).toHaveLength(2)
    expect(html.match(/<circle[^>]* r="3"/g)).toHaveLength(1)
  })

  it('marks the points that its caption speaks of', () => {
    const annotations = [{ kind: 'high', x: '2025-05', label: 'May, 50' }]
    expect(drawn(card('line', oneSeries, { annotations }))).toMatch(/May, 50/)
    expect(drawn(card('line', oneSeries))).not.toMatch(/May, 50/)
  })

  it('names its lines at their ends where there is room, else in a legend', () => {
    const rows = months.flatMap((month, at) =>
      ['North', 'South'].map((region, place) => ({ month, region, sales: at * 10 + place * 25 })),
    )
    const block = card('line', rows)
    expect(drawn(block)).not.toMatch(/<li[ >]/)
    const narrow = <Lines block={block} data={lineData(block)} width={300} height={280} />
    expect(renderToStaticMarkup(narrow).match(/<li[ >]/g)).toHaveLength(2)
  })
})

describe('an area card, drawn without a browser', () => {
  it('stacks its series so that the upper one stands on the lower', () => {
    const rows = months.flatMap((month) => [
      { month, region: 'North', sales: 10 },
      { month, region: 'South', sales: 30 },
    ])
    const block = card('area', rows)
    const html = renderToStaticMarkup(<Areas block={block} data={lineData(block)} width={500} height={280} />)
    const heights = paths(html).map((path) => [...path.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)))
    const [lower, , upper] = heights
    expect(Math.max(...upper!)).toBeCloseTo(Math.min(...lower!))
    expect(Math.max(...lower!) - Math.min(...lower!)).toBeCloseTo(
      (Math.max(...upper!) - Math.min(...upper!)) / 3,
    )
  })

  it('names in bold the layer that its caption speaks of, with its share, beside the ends and in a legend', () => {
    const rows = months.flatMap((month) => [
      { month, region: 'North', sales: 10 },
      { month, region: 'South', sales: 30 },
    ])
    const inYear = { column: 'month', op: '=', value: '2025' }
    const south = { column: 'region', op: '=', value: 'South' }
    const figures = [{ measure: 'share', text: '75%', filters: [inYear, south] }]
    const query = { grain: 'month', filters: [inYear] }
    const block = card('area', rows, { query, evidence: { figures } })
    const at = (width: number) =>
      renderToStaticMarkup(<Areas block={block} data={lineData(block)} width={width} height={280} />)
    expect(at(500).match(/data-claimed/g)).toHaveLength(1)
    expect(at(500)).toContain('South · 75%')
    expect(at(300)).toMatch(/<span data-claimed[^>]*>South · 75%</)
  })

  it('sets nothing apart that is alone, and names no layer at an end that has none', () => {
    const rows = months.flatMap((month) => [
      { month, region: 'North', sales: null },
      { month, region: 'South', sales: 30 },
    ])
    const figures = [
      { measure: 'sum', text: '150', filters: [{ column: 'region', op: '=', value: 'South' }] },
    ]
    const block = card('area', rows as Row[], { evidence: { figures } })
    const html = renderToStaticMarkup(<Areas block={block} data={lineData(block)} width={500} height={280} />)
    expect(html).not.toContain('data-claimed')
    expect(html).toMatch(/>South</)
    expect(html).not.toMatch(/<text[^>]*><title>North</)
  })

  it('marks the point that its caption speaks of where it is of one series', () => {
    const annotations = [{ kind: 'high', x: '2025-05', label: 'May, 50' }]
    const block = card('area', oneSeries, { annotations })
    const html = renderToStaticMarkup(<Areas block={block} data={lineData(block)} width={500} height={280} />)
    expect(html).toMatch(/May, 50/)
  })
})
