import { describe, expect, it } from 'vitest'
import { composeDashboard } from '../../compose/compose-dashboard'
import { foundIn } from '../../compose/found-in.fixture'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

const jobs = understand([
  ['job', 'inv_eur', 'vend_eur', 'vendor_type', 'rush'],
  ...Array.from({ length: 120 }, (_, row) => {
    const income = 100 + ((row * 7919) % 400)
    const part = row % 3 === 0 ? 0.9 : 0.55
    return [
      `J${row}`,
      income,
      (income * part).toFixed(2),
      ['Agency', 'Freelance'][row % 2]!,
      row % 5 === 0 ? 'yes' : 'no',
    ]
  }),
])
const read = (text: string) => {
  const plan = parseInstructions(text, jobs)
  const { instructions } = composeDashboard(jobs, plan, { found: foundIn(jobs) })
  return { y: plan.cards[0]?.y, status: instructions[0]?.status }
}

describe('a sign of per cent behind a number', () => {
  it.each([
    'margin % by vendor type',
    'margin percentage by rush',
    'margin in percent by vendor type and rush yes/no',
  ])('means the part that it is of what it is of: %s', (text) => {
    expect(read(text)).toEqual({ y: 'Margin per inv', status: 'applied' })
  })

  it('is not swallowed where there is no such part', () => {
    expect(read('inv eur % by vendor type').status).not.toBe('applied')
  })

  it('is not put where it is not said', () => {
    expect(read('margin by vendor type').y).toBe('Margin')
  })
})
