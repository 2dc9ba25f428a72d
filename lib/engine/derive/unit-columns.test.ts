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
})
