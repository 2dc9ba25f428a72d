import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CardBlock } from './card-block'
import { InsightCard } from './insight'

it('keeps a number apart from a name before it that runs the other way', () => {
  const block = {
    type: 'insight',
    description: '11.1% for وسط أفريقيا, 7.1 times as high.',
    config: {},
  } as CardBlock<'insight'>
  const html = renderToStaticMarkup(<InsightCard block={block} scrollable={false} />)
  expect(html).toMatch(/<strong class="[^"]*unicode-bidi:isolate[^"]*">7\.1<\/strong>/)
})
