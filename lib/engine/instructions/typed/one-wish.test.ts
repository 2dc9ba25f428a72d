import { describe, expect, it } from 'vitest'
import { askedCards } from '../asked-cards.fixture'
import { tableOf } from './composed-tables.fixture'

const { data: visits } = tableOf('visits', 'en')
const { data: staff } = tableOf('staff', 'en')
const { data: personal } = tableOf('staff', 'de')

describe('a question and what is to be drawn to answer it', () => {
  it.each([
    ['Where are we losing people? Percent of staff who left, by department', staff, 'rate by department'],
    ['Which branch is the slow one? Average minutes', visits, 'avg minutes by branch'],
    ['Which branch earns the most? Amount per visit, please', visits, 'avg amount by branch'],
  ] as const)('are one wish: %s', (text, data, card) => {
    const { cards, status, reasons } = askedCards(text, data)
    expect(cards).toHaveLength(1)
    expect(cards[0]).toContain(card.replace('rate', 'avg status'))
    expect(status).toBe('partly')
    expect(reasons).toMatch(/read as (?:one wish|what leads to the rest)/)
  })

  it('keep the rows that the question is about', () => {
    const { cards } = askedCards('How was it in March 2023? Average amount by branch', visits)
    expect(cards).toEqual([expect.stringContaining('[date = 2023-03]')])
  })

  it('are two where both say what is measured', () => {
    expect(askedCards('Average minutes by branch? Total amount by payment', visits).cards).toHaveLength(2)
  })
})

describe('rows that are left out', () => {
  it.each([
    'average amount by branch. Leave out whatever was paid in cash.',
    'average amount by branch and leave cash out',
    'average amount by branch, cash excluded',
  ])('are left out, far from the word for it or between its halves: %s', (text) => {
    expect(askedCards(text, visits).cards).toEqual([expect.stringContaining('[payment != cash]')])
  })

  it('are kept where they are told of by "ist"', () => {
    const { cards } = askedCards('Welcher Anteil ist ausgeschieden, nach Abteilung?', personal)
    expect(cards).toEqual([expect.stringContaining('by abteilung')])
  })
})

it('what is said to be put together is not told apart', () => {
  const { cards, status } = askedCards('amount by month, all branches together', visits)
  expect([cards, status]).toEqual([[expect.not.stringContaining('branch')], 'applied'])
})

it('bands may be told in larger units than the column, and in another than each other', () => {
  const bands = (text: string, data: typeof visits) => askedCards(text, data).cards.join()
  expect(
    bands('share who left, by tenure: less than a year, 1 to under 5 years, 5 years or more', staff),
  ).toContain('Tenure months (12, 60)')
  expect(bands('average amount for up to 15 minutes, 16 to 60 and more than an hour', visits)).toContain(
    'Minutes (15, 16, 60)',
  )
})

it('of two kinds that are picked in turn each is shown', () => {
  expect(askedCards('is the average amount higher in dry or in wet weather?', visits).cards.join()).toContain(
    'avg amount by weather',
  )
})
