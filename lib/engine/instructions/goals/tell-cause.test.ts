import { describe, expect, it } from 'vitest'
import { dayAfter, inTurn, madeTable } from '../made-table.fixture'
import { readInstructions } from '../parse-instructions'

const courses = madeTable(
  {
    fileName: 'courses.csv',
    names: 'joined finished_on town tutor refunded standing fee_eur',
    count: 160,
  },
  (row) => [
    dayAfter('2024-01-05', row),
    dayAfter('2024-01-05', row + 20 + ((row * 17) % 60)),
    inTurn(['Ghent', 'Porto', 'Lyon'], row),
    inTurn(['Adams', 'Baker', 'Cole', 'Dunn'], row >> 1),
    row % 7 === 0 ? 'yes' : 'no',
    row % 5 === 0 ? 'withdrew' : row % 11 === 0 ? 'lost contact' : 'completed',
    120 + ((row * 31) % 370),
  ],
)

const read = (text: string) => {
  const { plan } = readInstructions(text, courses)
  return { plan, clause: plan.clauses[0]! }
}

describe('a question for causes', () => {
  it.each([
    'Tell me what refunds have to do with',
    'What makes people get refunded?',
    'Woran liegt es, dass manche refunded sind?',
  ])('puts what has become of the rows first: %s', (text) => {
    const { plan, clause } = read(text)
    expect(plan.focus).toContain('refunded')
    expect(clause.reason).toMatch(/^Read as what you want to find out/)
  })

  it('of a state that the dashboard does not tell of draws its share by what could explain it', () => {
    const { plan, clause } = read('What makes people drop out?')
    expect(clause.status).toBe('partly')
    expect(plan.cards.length).toBeGreaterThan(0)
    for (const { metric } of plan.cards)
      expect(metric).toEqual({ kind: 'rate', of: { column: 'standing', op: '=', value: 'withdrew' } })
  })

  it.each([
    ['Woran liegt es, dass manche so ewig dauern?', 'Days from joined to finished on'],
    ['¿por qué unos nos salen tan caros y otros no?', 'fee_eur'],
  ])('that says only of what sort is a guess: %s', (text, name) => {
    const { plan, clause } = read(text)
    expect(clause.status).toBe('partly')
    expect(plan.focus.map((one) => one.toLowerCase().replace('_on', ' on'))).toContain(name.toLowerCase())
  })

  it('of what nothing tells of, or of a change, stays refused', () => {
    expect(read('Why did the fee fall in May?').clause.status).toBe('not_possible')
    expect(read('why are tutors unhappy').clause.status).not.toBe('applied')
  })
})
