import { describe, expect, it } from 'vitest'
import { spread, understand } from '../subject/subject.fixture'

const readings = (units: string[]) => [
  ['reading', 'unit', 'level'],
  ...Array.from({ length: 90 }, (_, row) => [
    `R${row}`,
    units[row % units.length]!,
    10 + spread(row, 83, 613),
  ]),
]
const mixedIn = (units: string[]) =>
  understand(readings(units)).profile.columns.some(({ mixedBy }) => mixedBy === 'unit')

describe('numbers in several units', () => {
  it.each([[['kg', 'lb', 'oz']], [['pieces', 'boxes']], [['m³', '%']]])(
    'are never put together: %s',
    (units) => {
      expect(mixedIn(units)).toBe(true)
    },
  )

  it.each([[['CH-01', 'CH-02', 'CH-03']], [['Cardiology', 'Surgery']], [['North', 'South']]])(
    'are none where a unit is a room or a ward: %s',
    (units) => {
      expect(mixedIn(units)).toBe(false)
    },
  )

  it('are those that are counted, and neither what they cost nor the days to pay', () => {
    const lines = Array.from({ length: 200 }, (_, row) => {
      const isBulk = row % 3 === 0
      const quantity = isBulk ? 200 + spread(row, 37, 400) : 1 + spread(row, 11, 20)
      const price = (2 + spread(row, 53, 900) / 10).toFixed(2)
      const value = (quantity * Number(price)).toFixed(2)
      return [
        `L${row}`,
        isBulk ? 'KG' : 'EA',
        quantity,
        price,
        value,
        [30, 60, 90][row % 3 === 0 ? (row / 3) % 3 : row % 3]!,
      ]
    })
    const { columns } = understand([['line', 'UoM', 'qty', 'unit px', 'come to', 'pmt'], ...lines]).profile
    expect(columns.filter(({ mixedBy }) => mixedBy).map(({ name }) => name)).toEqual(['qty'])
  })
})
