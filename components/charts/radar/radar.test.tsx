import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Row } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import { Web } from './radar'
import { radarWide } from './radar-wide'

function card(spec: object, rows: Row[]): CardBlock<'radar'> {
  return {
    block_id: 'b',
    type: 'radar',
    title: 'Sales',
    description: '',
    spec,
    data_preview: { columns: Object.keys(rows[0]!), rows, x_axis: 'Shop', y_axis: 'Sales' },
    config: {},
  } as unknown as CardBlock<'radar'>
}

const pathsIn = (html: string) =>
  [...html.matchAll(/<path[^>]* d="([^"]*)"|<path d="([^"]*)"/g)].map((found) => found[1] ?? found[2]!)

it('draws a web with a corner on each spoke of a radar, and none where there is no value', () => {
  const rows = ['Taste', 'Price', 'Look', 'Smell'].map((quality, at) => ({
    quality,
    score: at === 3 ? null : 5 - at,
  }))
  const block = card({ grouping: 'quality', values: 'score' }, rows)
  const html = renderToStaticMarkup(<Web block={block} wide={radarWide(block)} width={400} />)
  const web = pathsIn(html).at(-1)!
  expect(web.match(/[ML]/g)).toHaveLength(3)
  expect(web).toMatch(/^M200,/)
  for (const { quality } of rows) expect(html).toContain(`>${quality}<`)
})
