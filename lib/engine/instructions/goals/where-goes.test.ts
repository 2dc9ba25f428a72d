import { describe, expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

const deals = understand(
  [
    ['deal', 'region', 'payee', 'stage', 'amount', 'cost'],
    ...Array.from({ length: 150 }, (_, row) => [
      `D${row}`,
      ['North', 'South'][row % 2]!,
      ['Print', 'Rent', 'Travel'][Math.floor(row / 2) % 3]!,
      ['Won', 'Lost', 'Open'][(row * 7) % 3]!,
      1000 + ((row * 37) % 911) + 0.5,
      50 + ((row * 13) % 97) + 0.25,
    ]),
  ],
  'deals.csv',
)
const read = (text: string) => parseInstructions(text, deals)

describe('where something goes', () => {
  it.each([
    ['Where does our money go?', { y: 'cost', x: 'payee', sort: { by: 'y', order: 'desc' } }],
    [
      'Where do we lose deals?',
      { y: 'stage', metric: { kind: 'rate', of: { column: 'stage', op: '=', value: 'Lost' } } },
    ],
    ['Where do we lose deals in the North?', { x: 'region' }],
  ])('%s', (text, card) => {
    const { cards, clauses } = read(text)
    expect(cards).toEqual([expect.objectContaining(card)])
    expect(clauses[0]!.status).toBe('partly')
  })
})

describe('a number that the data do not have', () => {
  it.each([
    'delivery times per region',
    'employee sick days by region',
    'Compare amount this quarter with last quarter',
    'amount by month',
  ])('draws nothing else: %s', (text) => {
    const { cards, clauses } = read(text)
    expect(cards).toEqual([])
    expect(clauses[0]!.status).toBe('not_possible')
  })

  it.each(['deals by region', 'number of deals by region'])('may be of rows: %s', (text) => {
    expect(read(text).cards).toHaveLength(1)
  })
})
