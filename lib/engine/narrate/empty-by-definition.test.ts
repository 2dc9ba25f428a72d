import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const reasons = ['Price', 'Size', 'Late', 'Colour']

/** Orders of which a third came back, for a reason that only these have. */
const storyOf = (
  reasonOf: (row: number, isBack: boolean) => string,
  weightOf: (row: number) => string,
  lacksAmount: (row: number) => boolean = () => false,
) => {
  const lines = Array.from({ length: 600 }, (_, row) => {
    const isBack = row % 3 === 0
    const amount = lacksAmount(row) ? '' : 20 + ((row * 7919) % 101)
    const channel = ['Shop', 'Web', 'Phone'][((row * 7919) >> 3) % 3]!
    return [amount, channel, isBack ? 'J' : 'N', reasonOf(row, isBack), weightOf(row)].join()
  })
  const text = ['amount,channel,returned,reason,weight', ...lines].join('\n')
  const { layout } = generateDashboard(new TextEncoder().encode(`${text}\n`), {
    fileType: 'csv',
    fileName: 'orders.csv',
  })
  return layout.narrative_snippets.filter((snippet) => /missing/i.test(snippet)).join(' ')
}
const reason = (row: number) => reasons[(row * 13) % 4]!
const weight = (row: number) => String(1 + ((row * 31) % 17))

describe('what is empty by definition', () => {
  it('is called no gap', () => {
    const half = (row: number, isBack: boolean) => (isBack || row % 3 === 1 ? reason(row) : '')
    expect(storyOf((row, isBack) => (isBack ? reason(row) : ''), weight)).toBe('')
    expect(storyOf(half, weight)).toContain('reason (33%)')
  })

  it('leaves what is lacking beside it, and what a measure lacks, as gaps', () => {
    const forgotten = (row: number, isBack: boolean) => (isBack && row % 4 > 1 ? reason(row) : '')
    const mostly = (row: number, isBack: boolean) => (isBack || row % 9 > 3 ? reason(row) : '')
    expect(storyOf(mostly, weight)).toMatch(/reason/i)
    expect(storyOf(forgotten, weight, (row) => row % 3 === 1)).toMatch(/amount/i)
  })

  it('tells no gap of what is not told of', () => {
    expect(storyOf(reason, (row) => (row % 7 === 1 ? '' : weight(row)))).toBe('')
  })
})
