import { expect, it } from 'vitest'
import type { CardBlock } from '../card-block'
import { inWords } from './in-words'

const bar = (labels?: Record<string, Record<string, string>>) =>
  ({
    type: 'bar',
    config: labels ? { value_labels: labels } : {},
    data_preview: {
      columns: ['released', 'checks'],
      rows: [
        { released: true, checks: 1 },
        { released: false, checks: 2 },
        { released: null, checks: 3 },
      ],
    },
  }) as unknown as CardBlock

it('calls the values of a chart what they mean, and leaves numbers and gaps', () => {
  const named = inWords(bar({ released: { true: 'released', false: 'not released' } }))
  expect((named.data_preview as { rows: unknown[] }).rows).toEqual([
    { released: 'released', checks: 1 },
    { released: 'not released', checks: 2 },
    { released: null, checks: 3 },
  ])
})

it('gives a card back as it is where nothing has other words', () => {
  const plain = bar()
  expect(inWords(plain)).toBe(plain)
})
