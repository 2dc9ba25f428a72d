import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Dots } from './dots'

it('draws thousands of dots with few elements, each dot once', () => {
  const drawn = Array.from({ length: 1820 }, (_, at) => ({
    cx: at % 300,
    cy: at / 10,
    r: 2.5,
    color: 'var(--chart-1)',
    isOutside: at % 500 === 0,
  }))
  const html = renderToStaticMarkup(<Dots drawn={drawn} isBubble={false} />)
  expect(html.match(/<(path|circle|g)/g)!.length).toBeLessThan(80)
  expect(html.match(/M[-\d.]+ [\d.]+a/g)).toHaveLength(1820)
})
