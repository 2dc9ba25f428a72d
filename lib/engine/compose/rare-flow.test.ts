import { expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const day = (offset: number) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10)

/** A till: money is taken out of it each day, and put into it every fourth week; a `deposit` that moves nothing beside it. */
function till(isBooked: boolean) {
  let balance = 900
  return Array.from({ length: 160 }, (_, row) => {
    const paidIn = row % 28 === 0 ? 700 : 0
    const paidOut = paidIn > 0 ? 0 : 10 + spread(row, 30)
    balance += (isBooked ? paidIn : 0) - paidOut
    return [day(row), paidOut > 0 ? paidOut.toFixed(2) : '', paidIn > 0 ? '700.00' : '', balance.toFixed(2)]
  })
}
const totalsOf = (isBooked: boolean) =>
  draft([['date', 'taken out', 'put in', 'balance'], ...till(isBooked)], 'till.csv')
    .blocks.filter(({ type }) => type === 'kpi')
    .map(({ title }) => title)

it('tells what is paid in now and then, where a balance moves by it', () => {
  expect(totalsOf(true)).toContain('Total put in')
})

it('tells no number that hardly any row has else', () => {
  expect(totalsOf(false)).not.toContain('Total put in')
})
