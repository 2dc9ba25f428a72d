import { describe, expect, it } from 'vitest'
import { spread, understand } from '../subject/subject.fixture'

const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10)

/** Flow of four drains on each of 60 days, with what the day cost. */
const drains = (cost: (date: number, drain: number) => number) => [
  ['date', 'drain', 'cost_eur', 'flow_litres'],
  ...Array.from({ length: 240 }, (_, row) => [
    day(Math.floor(row / 4)),
    `D${row % 4}`,
    (cost(Math.floor(row / 4), row % 4) / 10).toFixed(1),
    100 + spread(row, 90),
  ]),
]

const additivityOf = (rows: (string | number)[][], name: string) =>
  understand(rows).profile.columns.find((column) => column.name === name)!.additivity

describe('a number that all rows of a date share', () => {
  it('is of the date, and is not added up over its rows', () => {
    expect(
      additivityOf(
        drains((date) => spread(date, 37)),
        'cost_eur',
      ),
    ).toBe('intensive')
  })

  it('is of the row where the rows of a date differ, or there are few such dates', () => {
    expect(
      additivityOf(
        drains((date, drain) => spread(date * 4 + drain, 37)),
        'cost_eur',
      ),
    ).toBe('additive')
    const short = drains((date) => spread(date, 37)).slice(0, 70)
    expect(additivityOf(short, 'cost_eur')).toBe('additive')
  })

  it('is of the order where each date has one', () => {
    const [header, ...rows] = drains((date) => 40 + spread(date, 37)) as [string[], ...(string | number)[][]]
    const orders = rows.map((row, at) => [1000 + Math.floor(at / 4), ...row])
    expect(additivityOf([['order_id', ...header], ...orders], 'cost_eur')).not.toBe('intensive')
  })
})
