import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Row } from '@/lib/contracts/cards'
import { Boxes } from '../boxplot/boxplot'
import { boxesOf } from '../boxplot/boxplot-boxes'
import type { CardBlock } from '../card-block'
import { FunnelCard } from '../funnel'
import { Dial } from '../gauge/gauge'
import { RegionMap } from '../geo/region-map'
import { Grid } from '../heatmap/heatmap'
import { heatGrid } from '../heatmap/heatmap-grid'
import { Bins } from '../histogram/histogram'
import { partsBehind, partsOf } from '../pie/parts'
import { Disc } from '../pie/pie'
import { Web } from '../radar/radar'
import { radarWide } from '../radar/radar-wide'
import { Points } from '../scatter/scatter'
import { scatterData } from '../scatter/scatter-points'

const card = <T extends CardBlock['type']>(type: T, spec: object, rows: Row[]) =>
  ({
    type,
    title: 'Sales',
    description: '',
    position: 0,
    spec,
    data_preview: { columns: Object.keys(rows[0] ?? {}), rows, total_rows: rows.length, outliers: [] },
    config: {},
  }) as unknown as CardBlock<T>

const ghostsIn = (html: string) => html.match(/data-ghost/g)?.length ?? 0

/** A card's picture with that of the whole table behind it and without. */
function pictures<T extends CardBlock['type']>(
  own: CardBlock<T>,
  whole: CardBlock<T>,
  draw: (block: CardBlock<T>, ghost: CardBlock<T> | null) => React.ReactNode,
) {
  const [bare, behind] = [draw(own, null), draw(own, whole)].map((node) => renderToStaticMarkup(node))
  expect(ghostsIn(bare!)).toBe(0)
  return behind!
}

it('draws the value of all rows on a dial', () => {
  const dial = (value: number) => card('gauge', { value, min: 0, max: 100 }, [{ value }])
  const draw = (block: CardBlock<'gauge'>, ghost: CardBlock<'gauge'> | null) => (
    <Dial block={block} ghost={ghost} width={400} />
  )
  expect(ghostsIn(pictures(dial(30), dial(60), draw))).toBe(1)
  // within the value, it is marked on it as well
  expect(ghostsIn(pictures(dial(60), dial(30), draw))).toBe(2)
})

it('draws the rows of the whole table behind each bin', () => {
  const bins = (counts: number[]) =>
    card(
      'histogram',
      { x: 'sales' },
      counts.map((count, at) => ({ bin: '', bin_start: at, bin_end: at + 1, count })),
    )
  const html = pictures(bins([1, 2]), bins([8, 4]), (block, ghost) => (
    <Bins block={block} ghost={ghost} width={400} height={260} />
  ))
  expect(ghostsIn(html)).toBe(2)
})

it('draws the stages of all rows behind a funnel, as shares of its first', () => {
  const funnel = (values: number[]) =>
    card(
      'funnel',
      { grouping: 'status', values: 'rows' },
      values.map((value, at) => ({ stage: ['Seen', 'Asked', 'Bought'][at]!, value })),
    )
  const html = pictures(funnel([10, 5, 1]), funnel([100, 80, 40]), (block, ghost) => (
    <FunnelCard {...{ block, ghost }} scrollable={false} />
  ))
  expect(ghostsIn(html)).toBe(3)
  expect(html).toContain('of all rows')
  expect(html).toMatch(/10%<span class="[^"]*">40%/)
})

it('draws a ring of all rows around a disc', () => {
  const disc = (rows: Row[]) => card('pie', { grouping: 'shop', values: 'sales' }, rows)
  const whole = disc([
    { shop: 'A', sales: 3 },
    { shop: 'B', sales: 1 },
  ])
  const html = pictures(disc([{ shop: 'A', sales: 1 }]), whole, (block, ghost) => {
    const parts = partsOf(block)
    const pointer = { active: null, setActive: () => {}, onKeyDown: () => {} }
    return <Disc {...{ block, parts, ...pointer }} behind={ghost && partsBehind(ghost, parts)} width={220} />
  })
  expect(html.match(/<path/g)).toHaveLength(3)
  expect(html).toContain('fill="var(--line-strong)"')
})

it('draws the webs, boxes and points of the whole table', () => {
  const web = (score: number) =>
    card('radar', { grouping: 'quality', values: 'score' }, [
      { quality: 'Taste', score },
      { quality: 'Price', score: 2 },
      { quality: 'Look', score: 3 },
    ])
  expect(
    ghostsIn(
      pictures(web(1), web(4), (block, ghost) => (
        <Web {...{ block }} wide={radarWide(block)} behind={ghost && radarWide(ghost)} width={400} />
      )),
    ),
  ).toBe(1)

  const box = (median: number) =>
    card('boxplot', { x: 'shop', y: 'sales' }, [{ category: 'A', min: 0, q1: 1, median, q3: 8, max: 9 }])
  expect(
    ghostsIn(
      pictures(box(4), box(6), (block, ghost) => (
        <Boxes {...{ block, ghost }} boxes={boxesOf(block)} width={400} band={36} />
      )),
    ),
  ).toBe(1)

  const dots = (count: number) =>
    card(
      'scatter',
      { x: 'a', y: 'b' },
      Array.from({ length: count }, (_, at) => ({ a: at, b: at % 5 })),
    )
  const html = pictures(dots(3), dots(9), (block, ghost) => (
    <Points
      {...{ block }}
      data={scatterData(block)}
      behind={ghost && scatterData(ghost)}
      width={400}
      height={300}
    />
  ))
  expect(html.match(/M[\d.]+ [\d.]+a/g)).toHaveLength(12)
})

it('rims the cells and regions whose rows are all left out', () => {
  const sales = (south: number | null) => [
    { state: 'Texas', product: 'Tea', sales: 3 },
    { state: 'Ohio', product: 'Tea', sales: south },
  ]
  const spec = { x: 'state', y: 'product', values: 'sales' }
  const heat = pictures(
    card('heatmap', spec, sales(null)),
    card('heatmap', spec, sales(5)),
    (block, ghost) => (
      <Grid block={block} grid={heatGrid(block)} behind={ghost && heatGrid(ghost)} width={400} />
    ),
  )
  expect(ghostsIn(heat)).toBe(1)
  const mapSpec = { region: 'state', values: 'sales' }
  const marks = [0, 1].map((row) => ({ row, x: row, y: 0, outline: 'M0,0' }))
  const drawing = { width: 400, height: 200, land: '', marks, unplaced: [], grid: [] }
  const map = pictures(
    card('choropleth', mapSpec, sales(null)),
    card('choropleth', mapSpec, sales(5)),
    (block, ghost) => <RegionMap {...{ block, ghost, drawing }} width={400} height={200} />,
  )
  expect(ghostsIn(map)).toBe(1)
})
