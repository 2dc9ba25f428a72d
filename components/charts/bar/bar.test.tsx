import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Cell, Row } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import { textWidth } from '../text/text-width'
import { Columns } from './bar-columns'
import { barLayout, ghostLayout } from './bar-layout'
import { Rows } from './bar-rows'

function card(rows: Row[], config: object = {}): CardBlock<'bar'> {
  return {
    block_id: 'b',
    type: 'bar',
    title: 'Sales by shop',
    description: '',
    spec: { x: 'shop', y: 'sales', ...('year' in (rows[0] ?? {}) && { grouping: 'year' }) },
    data_preview: { columns: ['shop', 'sales'], rows, x_axis: 'Shop', y_axis: 'Sales' },
    config,
  } as unknown as CardBlock<'bar'>
}

const shops = (values: Cell[]): Row[] => values.map((sales, at) => ({ shop: `Shop ${at}`, sales }))

function rowsOf(block: CardBlock<'bar'>) {
  return renderToStaticMarkup(<Rows block={block} layout={barLayout(block, false)} width={400} band={28} />)
}

const columnsOf = (block: CardBlock<'bar'>) =>
  renderToStaticMarkup(<Columns block={block} layout={barLayout(block, false)} width={400} height={260} />)

function barsIn(html: string) {
  const drawn = html.slice(html.indexOf('data-series'))
  return [...drawn.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, ...box]) => box.map(Number),
  )
}

describe('lying bars, drawn without a browser', () => {
  it('are as long as their values, with their names and values beside them', () => {
    const html = rowsOf(card(shops([10, 20, 0])))
    const lengths = barsIn(html).map(([, , width]) => width!)
    expect(lengths[1]! / lengths[0]!).toBeCloseTo(2)
    expect(lengths[2]).toBe(0)
    expect(html).toMatch(/role="img" aria-label="[^"]*Sales by shop/)
    for (const text of ['Shop 0', '10', '20', '0']) expect(html).toContain(`>${text}<`)
  })

  it('say where there is no value rather than drawing nothing', () => {
    expect(rowsOf(card(shops([10, null])))).toContain('>no data<')
    expect(rowsOf(card(shops([10, 0])))).not.toContain('>no data<')
  })

  it('reach to the left of zero where they are negative', () => {
    const [above, below] = barsIn(rowsOf(card(shops([10, -10]))))
    expect(below![0]! + below![2]!).toBeCloseTo(above![0]!)
  })
})

it('mark where bars of all rows end within those of some', () => {
  const [some, all] = [card(shops([10, 20])), card(shops([12, 15]))]
  for (const orientation of ['horizontal', 'vertical']) {
    const layout = barLayout({ ...some, config: { ...some.config, orientation } } as CardBlock<'bar'>, false)
    const behind = ghostLayout(layout, all)
    const given = { block: some, layout, behind, width: 400 }
    const html = renderToStaticMarkup(
      layout.isVertical ? <Columns {...given} height={260} /> : <Rows {...given} band={28} />,
    )
    expect(html.match(/<line data-ghost/g)).toHaveLength(1)
  }
})

describe('standing bars, drawn without a browser', () => {
  const years = shops([10, 30]).flatMap(({ shop, sales }) =>
    ['2024', '2025'].map((year) => ({ shop: shop!, year, sales: sales! })),
  )

  it('stand side by side without touching', () => {
    const bars = barsIn(columnsOf(card(years, { orientation: 'vertical' })))
    expect(bars).toHaveLength(4)
    const [first, second] = bars.map(([x, , width]) => [x!, x! + width!])
    expect(second![0]! - first![1]!).toBeCloseTo(1)
  })

  it('take all the height where their numbers stand on them, and end at round ones where an axis stands beside', () => {
    const tops = (rows: Row[]) =>
      barsIn(columnsOf(card(rows, { orientation: 'vertical' }))).map(([, y]) => y!)
    expect(Math.min(...tops(shops([41, 20])))).toBeCloseTo(18)
    expect(Math.min(...tops(shops([41, ...Array.from({ length: 59 }, () => 20)])))).toBeGreaterThan(40)
  })

  it('stand upon each other in a stack', () => {
    const bars = barsIn(columnsOf(card(years, { orientation: 'vertical', stacked: true })))
    const [lower, upper] = bars
    expect(upper![0]).toBe(lower![0])
    expect(upper![1]! + upper![3]!).toBeCloseTo(lower![1]!)
  })
})

describe('the bar that the claim is about', () => {
  const about = (shop: string, measure: string, text: string) => ({
    value: 1,
    text,
    measure,
    column: 'sales',
    filters: [{ column: 'shop', op: '=', value: shop }],
    rows: 3,
  })
  const evidence = { figures: [about('Shop 1', 'sum', '20'), about('Shop 1', 'share', '57%')] }

  it('is told with its share, in bold, and no other is', () => {
    const html = rowsOf(card(shops([10, 20, 5]), { evidence }))
    expect(html.match(/data-claimed/g)).toHaveLength(1)
    expect(html).toMatch(/data-claimed[^>]*>20 · 57%</)
    expect(html).toContain('>10<')
  })

  it('is labelled among columns that have no room for their labels', () => {
    const many = shops(Array.from({ length: 60 }, (_, at) => 1000 + at))
    expect(columnsOf(card(many, { evidence }))).toMatch(/data-claimed[^>]*>1,?001</)
  })

  it('is none where the claim is of the whole table, and these are some of its rows', () => {
    const html = rowsOf(card(shops([10, 20, 5]), { evidence, whole_table: 'Tested.' }))
    expect(html).not.toContain('data-claimed')
  })
})

describe('values at the ends of standing bars', () => {
  const texts = (html: string) =>
    [...html.matchAll(/<text ([^>]*)>([^<]+)<\/text>/g)].map(([, attributes = '', text = '']) => ({
      text,
      x: Number(/ x="([-\d.]+)"/.exec(` ${attributes}`)?.[1]),
      y: Number(/ y="([-\d.]+)"/.exec(` ${attributes}`)?.[1]),
    }))

  it('stand above the names also where bars reach below zero', () => {
    const html = columnsOf(card(shops([20, 9, -78]), { orientation: 'vertical' }))
    const lowest = texts(html).find(({ text }) => /78/.test(text))!
    const names = Number(/y="([\d.]+)"[^>]*><tspan[^>]*>Shop 0/.exec(html)?.[1])
    expect(lowest.y).toBeLessThan(names - 2)
  })

  it('stay clear of the axis beside them', () => {
    const figures = [{ measure: 'mean', text: '', filters: [{ column: 'shop', op: '=', value: 'Shop 0' }] }]
    const formats = { sales: { style: 'number', unit: 'microgram/m³', decimals: 2 } }
    const html = columnsOf(
      card(shops([47.34, 29.01, 23.2, 21, 18.2, 17, 11.24]), {
        orientation: 'vertical',
        evidence: { figures },
        formats,
      }),
    )
    const own = texts(html).find(({ text }) => text.startsWith('47.34'))!
    const axis = Number(/<line x1="([\d.]+)"/.exec(html)?.[1])
    expect(own.x - textWidth(own.text, 12) / 2).toBeGreaterThanOrEqual(axis)
  })
})
