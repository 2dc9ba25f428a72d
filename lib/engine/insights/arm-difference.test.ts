import { describe, expect, it } from 'vitest'
import { draft } from '../subject/subject.fixture'

/** Visitors by turns of A and B; of B so many more of a hundred buy. */
const visits = (more: number) => [
  ['visit', 'variant', 'device', 'bought'],
  ...Array.from({ length: 2000 }, (_, row) => {
    const isB = row % 2 === 1
    const place = ((row >> 1) * 7919) % 100
    return [
      `V${row}`,
      isB ? 'B' : 'A',
      ['phone', 'desk'][(row >> 1) % 2]!,
      place < (isB ? 20 + more : 20) ? 'yes' : 'no',
    ]
  }),
]

describe('the arms of a trial', () => {
  it('come first and are told to be undecided where chance would do as much', () => {
    const { blocks, insights } = draft(visits(2), 'checkout.csv')
    const [headline] = blocks
    expect(headline!.description).toMatch(
      /by variant is 2\d(?:\.\d)?% for B and 2\d(?:\.\d)?% for A: no more apart than chance/,
    )
    const told = insights.find(({ columns }) => columns[1] === 'variant')!
    for (const { filters, value } of told.evidence.figures) {
      const own = visits(2).filter(([, variant]) => variant === filters[0]!.value)
      expect(value).toBeCloseTo(own.filter(([, , , bought]) => bought === 'yes').length / own.length)
    }
  })

  it('are told as a difference where it is one', () => {
    const { blocks } = draft(visits(15), 'checkout.csv')
    expect(blocks[0]!.description).toContain('differs by variant')
    expect(blocks[0]!.description).not.toContain('chance')
  })
})
