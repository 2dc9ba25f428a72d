import { describe, expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

/** Trips of two depots, by the day. */
const trips = understand(
  [
    ['day', 'depot', 'fuel', 'armed_guard', 'insured', 'got_refund'],
    ...Array.from({ length: 360 }, (_, row) => [
      new Date(Date.UTC(2021, 0, 1 + row * 3)).toISOString().slice(0, 10),
      ['Nord', 'Sued'][row % 2]!,
      10 + ((row * 7) % 40),
      ['None', 'One', 'Two'][row % 3]!,
      ['No', 'Partly', 'Fully'][(row * 5) % 3]!,
      row % 4 === 0 ? 'yes' : 'no',
    ]),
  ],
  'trips.csv',
)

const read = (text: string) => parseInstructions(text, trips)
describe('an end in other words', () => {
  it.each([
    ['refund rate by depot', 'got_refund', true],
    ['share of trips that were uninsured, by depot', 'insured', 'No'],
  ])('%s', (text, column, value) => {
    const { cards, clauses } = read(text)
    expect(cards).toEqual([
      expect.objectContaining({ x: 'depot', metric: { kind: 'rate', of: { column, op: '=', value } } }),
    ])
    expect(clauses[0]!.status).toBe('applied')
  })

  it('is none where no column is called so', () => {
    expect(read('unwilling rate by depot').cards.every(({ metric }) => !metric)).toBe(true)
  })
})

describe('a question that no card answers', () => {
  it('is given what comes nearest, and told so', () => {
    const { cards, clauses } = read('Where do we waste most?')
    expect(cards).toHaveLength(1)
    expect(cards[0]).toMatchObject({ x: expect.any(String) })
    expect(clauses[0]).toMatchObject({ status: 'partly', reason: expect.stringContaining('comes nearest') })
  })

  it('goes along the time where it asks when', () => {
    expect(read('When are things quietest?').cards[0]).toMatchObject({ x: 'day' })
  })

  it('leaves requests that are no questions refused', () => {
    expect(read('Show our suppliers’ moods').cards).toEqual([])
  })
})
