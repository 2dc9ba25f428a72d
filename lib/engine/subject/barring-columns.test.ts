import { describe, expect, it } from 'vitest'
import { draft, spread } from './subject.fixture'

describe('what has to come first', () => {
  const told = (rows: (string | number)[][], name: string) =>
    draft(rows, name).layout.narrative_snippets.join(' ')

  it('is no finding: nobody buys who has put nothing into the cart', () => {
    const visits = Array.from({ length: 1500 }, (_, row) => {
      const inCart = spread(row, 100, 37) < 30
      const isDesk = spread(row, 97, 11) < 40
      const bought = inCart && spread(row, 89, 53) < (isDesk ? 50 : 20)
      return [`V${row}`, inCart ? 'yes' : 'no', isDesk ? 'desktop' : 'phone', bought ? 'yes' : 'no']
    })
    const text = told([['visit', 'add_to_cart', 'device', 'purchased'], ...visits], 'visits.csv')
    expect(text).toContain('differs by device')
    expect(text).not.toContain('differs by add to cart')
  })

  it('nor is a limit of which there are two', () => {
    const exams = Array.from({ length: 600 }, (_, row) => {
      const [theory, practice] = [30 + spread(row, 60, 37), 40 + spread(row, 55, 53)]
      const school = ['lower', 'middle', 'upper'][row % 3]!
      const points = theory + (school === 'upper' ? 12 : 0)
      const total = Math.round(0.4 * points + 0.6 * practice)
      return [`P${row}`, school, points, practice, total, points >= 50 && practice >= 50 ? 'yes' : 'no']
    })
    const text = told(
      [['candidate', 'school', 'theory points', 'practice points', 'total', 'passed'], ...exams],
      'exams.csv',
    )
    expect(text).toContain('differs by school')
    expect(text).not.toMatch(/differs by (theory|practice|total)/i)
  })

  it('leaves alone what only makes an answer likelier', () => {
    const clients = Array.from({ length: 800 }, (_, row) => {
      const age = 20 + spread(row, 50, 37)
      return [`C${row}`, age, spread(row, 100, 53) < (age - 20) * 1.4 ? 'yes' : 'no']
    })
    expect(told([['client', 'age', 'insured'], ...clients], 'clients.csv')).toMatch(/by age|age tend/i)
  })
})
