import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Row } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import { partsOf } from './parts'
import { Disc } from './pie'

function card<T extends 'pie' | 'donut'>(type: T, spec: object, rows: Row[]): CardBlock<T> {
  return {
    block_id: 'b',
    type,
    title: 'Sales',
    description: '',
    spec,
    data_preview: { columns: Object.keys(rows[0]!), rows, x_axis: 'Shop', y_axis: 'Sales' },
    config: {},
  } as unknown as CardBlock<T>
}

const pathsIn = (html: string) =>
  [...html.matchAll(/<path[^>]* d="([^"]*)"|<path d="([^"]*)"/g)].map((found) => found[1] ?? found[2]!)

it('draws a slice for each part of a pie, from the top clockwise', () => {
  const block = card('pie', { grouping: 'shop', values: 'sales' }, [
    { shop: 'A', sales: 30 },
    { shop: 'B', sales: 10 },
  ])
  const pointer = { active: null, setActive: () => {}, onKeyDown: () => {} }
  const html = renderToStaticMarkup(<Disc block={block} parts={partsOf(block)} width={220} {...pointer} />)
  const [first, second] = pathsIn(html)
  expect(first).toMatch(/^M0,-106A106,106,0,1,1,-106,0/)
  expect(second).toMatch(/^M-106,0A106,106,0,0,1,0,-106/)
})
