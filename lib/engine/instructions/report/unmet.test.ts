import { describe, expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { cars, sales } from '../instructions.fixture'
import { parseInstructions } from '../parse-instructions'
import { readTokens } from '../tokens'
import { unseenNames } from './unseen-names'

const read = (text: string, data = sales) => parseInstructions(text, data).clauses[0]!

describe('words that ask for what no card answers', () => {
  it.each([
    ['how many percent of revenue were lost in transit?', 'No share'],
    ['how much of the revenue is from new shops', 'No share'],
    ['where do we lose revenue', 'Where most of it goes'],
    ['revenue by hour of the day', 'No hours'],
    ['which region declined the most', 'No change'],
    ['which region increased most', 'No change'],
    ["which region's revenue dropped most", 'No change'],
    ['which country fell the most', 'No change'],
    ['which region improved most in revenue', 'No change'],
  ])('%s', (text, reason) => {
    const { status, reason: told } = read(text)
    expect(status).not.toBe('applied')
    expect(told).toContain(reason)
  })

  it('is told of a course over time that no card has', () => {
    const { status, reason } = read('average weight across time', understand(untimed))
    expect(status).toBe('partly')
    expect(reason).toContain('No course over time')
  })
})

const untimed = [
  ['weight', 'maker'],
  ...Array.from({ length: 60 }, (_, row) => [
    1000 + ((row * 37) % 211) + 0.5,
    ['Ford', 'Audi', 'Fiat'][row % 3]!,
  ]),
]

describe('what is told of a clause that was read in part', () => {
  const told = (text: string, data = sales) =>
    parseInstructions(text, data).clauses.map(({ status }) => status)

  it.each([
    ['things were to be counted once, and rows are', 'how many different visits per month'],
    ['a condition was said, and all rows are drawn', 'revenue by region where card is blue'],
    ['“each” is of nothing', 'average revenue in each'],
  ])('%s: %s', (_, text) => {
    expect(told(text)).toEqual(['partly'])
  })

  it('is of all rows, where what it belongs to was refused', () => {
    expect(told('Are the lost visits bigger than the won ones? Average revenue.')).toEqual([
      'not_possible',
      'partly',
    ])
  })

  it.each([
    ['how many different products per month'],
    ['number of different orders by region'],
    ['revenue by region where quantity is above 10'],
    ['where do most orders come from, by region'],
    ['revenue in each region'],
    ['Revenue by region. Average revenue.'],
  ])('is nothing of what was read whole: %s', (text) => {
    expect(told(text)).not.toContain('partly')
  })
})

describe('words that a card answers', () => {
  it.each([
    ['share of revenue by region'],
    ['pie chart of revenue by region, in percent'],
    ['growth of revenue by month, without Spain'],
    ['average discount percentage by product'],
    ['revenue without cancelled orders by month'],
    ['revenue over time'],
    ['how much revenue is from Spain'],
  ])('%s', (text) => {
    const told = read(text).reason ?? ''
    expect(told).not.toMatch(/No share|Nothing was left out|No course|No change/)
  })
})

describe('a column that was named in full', () => {
  const outcome = (...names: (string | null)[]) => {
    const [x = null, y = null] = names
    const card = { x, y, grouping: null, values: null, filters: [], type: null }
    return { cards: [card as never], filters: [] }
  }
  const unseen = (text: string, data = sales, ...names: string[]) =>
    unseenNames(readTokens(text), outcome(...names), data)

  it('is told where no card has it', () => {
    expect(unseen('revenue and quantity by region', sales, 'region', 'revenue')).toContain('quantity')
    expect(unseen('weight by origin and horsepower', cars, 'Origin', 'Weight')).toContain('Horsepower')
  })

  it.each([
    ['it is there', 'revenue by region'],
    ['it was counted', 'number of products, revenue by region'],
    ['it owns another', "revenue by the product's region"],
    ['it belongs to a longer name', 'revenue by region'],
  ])('is not told where %s', (_, text) => {
    expect(unseen(text, sales, 'region', 'revenue')).toBeNull()
  })
})
