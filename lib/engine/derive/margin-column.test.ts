import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

type Cell = string | number

/** Jobs with what came in, and what went out for them: 30 % of it, 80 % for one client. */
const jobs = (income: string, cost: string, part = 0.3): Cell[][] => [
  ['job', 'client', income, cost],
  ...Array.from({ length: 90 }, (_, row) => {
    const client = ['Ost', 'West', 'Mitte'][row % 3]!
    const all = 100 + spread(row, 900, 613) + 0.25
    return [`J${row}`, client, all.toFixed(2), (all * (client === 'Mitte' ? 0.8 : part)).toFixed(2)]
  }),
]
const nameOf = (rows: Cell[][]) =>
  understand(rows).table.columns.flatMap(({ name, derivedFrom }) => (derivedFrom ? [name] : []))

describe('what is left of an income', () => {
  it.each([
    ['Fee_EUR', 'VendCost_EUR', 'Margin per fee'],
    ['Umsatz', 'Kosten', 'Margin per umsatz'],
    ['ricavi', 'costo', 'Margin per ricavi'],
  ])('is computed of %s and %s, in money and as a part', (income, cost, name) => {
    expect(nameOf(jobs(income, cost))).toEqual(['Margin', name])
  })

  it('stands behind the income, as all that is left of all that came in', () => {
    const rows = jobs('Revenue_EUR', 'Cost_EUR')
    const { blocks } = draft(rows)
    const [all, spent] = [2, 3].map((at) => rows.slice(1).reduce((sum, row) => sum + Number(row[at]), 0))
    expect(blocks[0]!.description).toMatch(/^Revenue adds up to /)
    expect(blocks.find(({ title }) => title === 'Margin per revenue')?.spec).toMatchObject({
      value: expect.closeTo((all! - spent!) / all!, 4),
    })
  })

  it.each([
    ['where it stands in the table', jobs('revenue', 'cost').map((row, at) => [...row, at ? 5 : 'profit'])],
    ['of what is spent to sell', jobs('revenue', 'marketing_cost')],
    ['of what it costs to send', jobs('revenue', 'shipping cost')],
    ['of a small part of it', jobs('revenue', 'cost', 0.02).filter(([, client]) => client !== 'Mitte')],
    ['of several costs', jobs('revenue', 'cost').map((row, at) => [...row, at ? `${at}.5` : 'labour_cost'])],
  ])('is not computed %s', (_, rows) => {
    expect(nameOf(rows)).toEqual([])
  })
})
