import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CardBlock } from '../card-block'
import { Bins } from './histogram'

const format = { style: 'percent', percent_base: 1, decimals: 4 } as const
const block = {
  block_id: 'b',
  type: 'histogram',
  title: 'Distribution of unemployment rate',
  description: '',
  spec: { x: 'unemployment_rate', bins: 2 },
  data_preview: {
    columns: ['bin', 'bin_start', 'bin_end', 'count'],
    rows: [0, 0.04].map((from) => ({ bin: '', bin_start: from, bin_end: from + 0.04, count: 3 })),
    x_axis: 'Unemployment rate',
    y_axis: 'Number of rows',
  },
  config: { formats: { bin_start: format, bin_end: format }, size: 'medium', why: '' },
} as unknown as CardBlock<'histogram'>

it('writes the edges of the bins as the values are written', () => {
  const html = renderToStaticMarkup(<Bins block={block} width={500} height={260} />)
  expect(html).toMatch(/>4%</)
  expect(html).not.toMatch(/>0\.04</)
})
