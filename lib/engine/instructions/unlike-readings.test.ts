import { describe, expect, it } from 'vitest'
import { understand } from '../subject/subject.fixture'
import { parseInstructions } from './parse-instructions'

const jobs = understand(
  [
    ['job', 'sent', 'shop', 'material', 'agent', 'price', 'wait', 'returned'],
    ...Array.from({ length: 240 }, (_, row) => [
      1000 + row,
      new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10),
      ['North', 'South', 'Harbour'][(row * row + (row >> 3)) % 3]!,
      ['silk', 'cotton', 'wool'][(row + (row >> 2)) % 3]!,
      ['Dr Patel', 'Dr Moreau', 'Dr Okafor'][(row * 7 + (row >> 4)) % 3]!,
      20 + ((row * 137) % 90),
      (row * 53) % 41,
      row % 6 === 0 ? 'yes' : 'no',
    ]),
  ],
  'jobs.csv',
)
const read = (text: string) => parseInstructions(text, jobs)

describe('what each reading is sure of and reads otherwise', () => {
  it.each([
    ['where is average price highest? top 2 shops', { x: 'shop', y: 'price', aggregation: 'avg', limit: 2 }],
    ['is the average wait higher for North or for South?', { x: 'shop', y: 'wait', aggregation: 'avg' }],
    ['compare the mean wait of silk with that of cotton', { x: 'material', y: 'wait', aggregation: 'avg' }],
  ])('is drawn as the typed one has it: %s', (text, card) => {
    const { cards, clauses } = read(text)
    expect(cards).toEqual([expect.objectContaining(card)])
    expect(clauses.every(({ status }) => status === 'applied')).toBe(true)
  })

  it.each([
    'average price by shop, sorted by shop',
    'number of jobs and total price by shop',
    'total price, price by shop and wait by month',
    'average price by shop and material',
  ])('stays where the first shows more, or the same: %s', (text) => {
    const { cards } = read(text)
    expect(cards.every(({ x, grouping }) => x !== 'job' && grouping !== 'job')).toBe(true)
    expect(cards.length).toBe(text.includes(', price by') ? 3 : text.includes(' jobs and ') ? 2 : 1)
  })
})

describe('what is left out, said before what the rows are called', () => {
  it.each([
    'median wait by shop, leaving out jobs in silk',
    'without the jobs in silk: median wait by shop',
    'median wait by shop, ignoring everything in silk',
  ])('is left out: %s', (text) => {
    const [card] = read(text).cards
    expect(card).toMatchObject({ x: 'shop', y: 'wait', aggregation: 'median' })
    expect(card!.filters).toEqual([{ column: 'material', op: '!=', value: 'silk' }])
  })

  it('is kept where no word leaves it out', () => {
    expect(read('median wait of jobs in silk by shop').cards[0]!.filters).toEqual([
      { column: 'material', op: '=', value: 'silk' },
    ])
  })
})

describe('a share of some rows', () => {
  it.each(['what share of jobs in silk were returned?', 'what percentage of jobs from North were returned?'])(
    'is of what is told of them: %s',
    (text) => {
      const [card] = read(text).cards
      expect(card!.metric).toMatchObject({ kind: 'rate', of: { column: 'returned' } })
      expect(card!.filters).toHaveLength(1)
    },
  )
})

describe('courses and kinds one by one', () => {
  it('are broken down by: over the months', () => {
    const [card] = read('price over the months, jobs in silk only').cards
    expect(card).toMatchObject({ x: 'sent', grain: 'month', y: 'price' })
  })

  it('who did it picks rows where something else breaks them down', () => {
    const [card] = read('how many jobs by Dr Patel per shop?').cards
    expect(card).toMatchObject({ x: 'shop' })
    expect(card!.filters).toEqual([{ column: 'agent', op: '=', value: 'Dr Patel' }])
  })
})
