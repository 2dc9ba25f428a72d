import { expect, test } from 'vitest'
import { guessType } from './guess-type'

test.each([
  [['1', '2.5', '-3'], 'number'],
  [['$1,200.50', '(3.00)', '12 %'], 'number'],
  [['1.234,50', '12,00'], 'number'],
  [['2024-01-31', '2024-02-01'], 'date'],
  [['31/01/2024', '01/02/2024 12:30'], 'date'],
  [['Mar 2024', 'April 5, 2024'], 'date'],
  [['2024-01-31T10:00:00Z', ''], 'date'],
  [['yes', 'No', 'YES'], 'yes/no'],
  [['Berlin', '12'], 'text'],
  [['', 'N/A', '-'], 'empty'],
] as const)('%j looks like %s', (cells, type) => {
  expect(guessType([...cells])).toBe(type)
})

test('a tenth of dirt does not hide a number', () => {
  expect(guessType([...Array.from({ length: 18 }, (_, index) => String(index)), 'unknown'])).toBe('number')
})
