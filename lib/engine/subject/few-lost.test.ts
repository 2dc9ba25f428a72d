import { expect, it } from 'vitest'
import { spread, understand } from './subject.fixture'

/** Flights of which every `every`th was cancelled and has no delay. */
function flights(every: number, delayOf = (row: number) => `${spread(row, 61) - 20}`) {
  const rows = Array.from({ length: 300 }, (_, row) => {
    const isCancelled = row % every === 0
    return [
      `F${1000 + row}`,
      ['ABQ', 'SEA', 'JFK'][row % 3]!,
      isCancelled ? 'cancelled' : 'flown',
      isCancelled ? '' : delayOf(row),
    ]
  })
  return [['flight', 'from', 'status', 'arrival delay'], ...rows]
}
const first = (rows: (string | number)[][]) => {
  const { outcomes, profile } = understand(rows, 'flights.csv').subject
  return profile.columns[outcomes[0]!.column]!.name
}

it('is about what came of the rows, where few of them dropped out before', () => {
  expect(first(flights(30))).toBe('arrival delay')
})

it('is about what many dropped out by', () => {
  expect(first(flights(4))).toBe('status')
})

it('is about few that dropped out, where nothing came of the others', () => {
  expect(first(flights(30).map((row) => row.slice(0, 3)))).toBe('status')
})
