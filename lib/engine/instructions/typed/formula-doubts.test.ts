import { describe, expect, it } from 'vitest'
import { understandDataset } from '../../generate-dashboard'
import { parseInstructions } from '../parse-instructions'

const tableOf = (rows: Record<string, string | number>[], fileName: string) =>
  understandDataset(
    new TextEncoder().encode(
      [Object.keys(rows[0]!).join(), ...rows.map((row) => Object.values(row).join())].join('\n'),
    ),
    { fileType: 'csv', fileName },
  )
const people = tableOf(
  Array.from({ length: 150 }, (_, at) => ({
    category: ['Arts', 'Health', 'Law'][at % 3]!,
    men: 100 + ((at * 131) % 7000),
    women: 90 + ((at * 177) % 8000),
    employed: 900 + ((at * 173) % 9000),
    unemployed: 20 + ((at * 53) % 600),
    total: 1200 + ((at * 211) % 9500),
  })),
  'people.csv',
)
const cases = tableOf(
  Array.from({ length: 150 }, (_, at) => ({
    style: ['Lager', 'Stout', 'Pale Ale'][at % 3]!,
    ibu: 10 + ((at * 17) % 60),
    price_usd: (2 + ((at * 37) % 400) / 100).toFixed(3),
    unit_cost: (1 + ((at * 17) % 100) / 100).toFixed(2),
    cases_sold: 90 + ((at * 71) % 900),
    probability_pct: [0, 10, 25, 50, 75][at % 5]!,
  })),
  'cases.csv',
)
const read = (text: string, data = people) => {
  const { cards, clauses } = parseInstructions(text, data)
  return { cards, status: clauses[0]!.status, reason: clauses[0]!.reason ?? '' }
}

describe('a formula that is more than its words make sure', () => {
  it('multiplies only what is a price by the units', () => {
    const { cards, status, reason } = read('cases sold times price minus ibu by style', cases)
    expect(cards[0]!.y).toBe('cases_sold × price_usd − ibu')
    expect(status).toBe('partly')
    expect(reason).toContain('ibu does not add up')
    const cost = read('cases sold times price minus unit cost by style', cases)
    expect(cost.cards[0]!.y).toContain('unit_cost × cases_sold')
    expect(cost.status).toBe('applied')
  })

  it.each([
    ['men plus women and unemployed by category'],
    ['men plus women, unemployed by category'],
    ['unemployed and men plus women by category'],
  ])('stands beside another number: %s', (text) => {
    const { cards } = read(text)
    expect(cards.map(({ x, y }) => [x, y]).sort()).toEqual([
      ['category', 'men + women'],
      ['category', 'unemployed'],
    ])
  })

  it('is called as it is bracketed', () => {
    const kept = read('(men + women) times employed by category').cards[0]!
    const plain = read('men + women times employed by category').cards[0]!
    expect(kept.y).toBe('(men + women) × employed')
    expect(plain.y).toBe('men + women × employed')
    expect(read('unemployed divided by employed times men by category').cards[0]!.metric).toMatchObject({
      numerator: 'unemployed',
      denominator: '(employed × men)',
    })
  })

  it.each([
    ['employed + unemployed / total by category', '(employed + unemployed) ÷ total'],
    ['unemployed over employed less women by category', 'unemployed ÷ (employed − women)'],
    ['employed minus women plus men over employed by category', '(employed − women + men) ÷ employed'],
  ])('says how far a division was read: %s', (text, said) => {
    expect(read(text)).toMatchObject({ status: 'partly', reason: `It was read as ${said}.` })
  })

  it.each([
    ['unemployed over employed plus unemployed by category'],
    ['unemployed over (employed less women) by category'],
    ['(men + women) / total by category'],
  ])('has nothing to say where it is sure: %s', (text) => {
    expect(read(text)).toMatchObject({ status: 'applied', reason: '' })
  })

  it('takes a share of an amount in either order, as an amount', () => {
    const { cards } = read('probability times cases sold plus cases sold by style', cases)
    expect(cards[0]!.made![0]).toMatchObject({ above: 'cases_sold', below: 'probability_pct', per: 100 })
  })

  it('puts together what does not add up as an average', () => {
    expect(read('price plus unit cost by style', cases).cards[0]).toMatchObject({ aggregation: 'avg' })
  })
})
