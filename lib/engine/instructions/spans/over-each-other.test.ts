import { describe, expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

const ads = understand(
  [
    ['day', 'campaign', 'impr', 'clicks', 'conv', 'spend_gbp', 'rev_gbp', 'km_driven', 'voucher'],
    ...Array.from({ length: 240 }, (_, at) => {
      const impr = 4000 + ((at * 397) % 9000)
      const clicks = Math.round(impr * (0.02 + (at % 7) / 500))
      const spend = clicks * (0.3 + (at % 5) / 20)
      return [
        new Date(Date.UTC(2024, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10),
        ['Brand', 'Search', 'Video'][(at * 5 + (at >> 4)) % 3]!,
        impr,
        clicks,
        Math.round(clicks * (0.04 + (at % 3) / 100)),
        spend.toFixed(2),
        (spend * (1.5 + (at % 9) / 5)).toFixed(2),
        20 + ((at * 37) % 411),
        at % 4 === 0 ? 'SPRING' : '',
      ]
    }),
  ],
  'ads.csv',
)
const read = (text: string) => {
  const { cards, clauses } = parseInstructions(text, ads)
  return { card: cards[0], status: clauses[0]!.status, reason: clauses[0]!.reason }
}
const ratio = (numerator: string, denominator: string) => ({
  metric: { kind: 'ratio', numerator, denominator },
})

describe('a number over another', () => {
  it.each([
    ['cost per click by campaign', ratio('spend_gbp', 'clicks')],
    ['spend per conversion by month', ratio('spend_gbp', 'conv')],
    ['click through rate by campaign', ratio('clicks', 'impr')],
    ['conversion rate by campaign', ratio('conv', 'clicks')],
    ['spend per km by campaign', ratio('spend_gbp', 'km_driven')],
    ['cpc by campaign', ratio('spend_gbp', 'clicks')],
  ])('%s', (text, card) => {
    const made = read(text)
    expect(made.card).toMatchObject(card)
    expect(made.status).toBe('applied')
  })

  it('says what a word was taken for', () => {
    expect(read('click through rate by campaign').reason).toContain('clicks over impr')
    expect(read('cost per click by campaign').reason).toContain('“cost” was read as spend_gbp')
  })

  it('is none where one is drawn by the other', () => {
    expect(read('scatter plot of spend by clicks by campaign').card?.metric ?? null).toBeNull()
    expect(read('spend by campaign').card?.metric ?? null).toBeNull()
  })

  it('is none of a number that is a rate already', () => {
    const { card } = read('rev per spend by campaign')
    expect([card?.y, card?.metric?.kind]).not.toContain('rate')
  })
})

it('is a share of the rows that have something at all', () => {
  expect(read('share of days with a voucher by campaign').card).toMatchObject({
    x: 'campaign',
    metric: { kind: 'rate', of: { column: 'voucher', op: '!=', value: '' } },
  })
})
