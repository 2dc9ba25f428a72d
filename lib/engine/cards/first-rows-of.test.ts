import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Column } from '../table/table'
import { firstRowsOf } from './first-rows-of'

it('gives what sorting all rows would give first', () => {
  const cells = fc.array(fc.option(fc.integer({ min: 0, max: 9 }), { nil: Number.NaN, freq: 6 }), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(
      cells,
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('asc' as const, 'desc' as const),
      (numbers, limit, direction) => {
        const column: Column = {
          name: 'n',
          type: 'number',
          codes: Int32Array.from(numbers, (number) => (Number.isNaN(number) ? -1 : number)),
          values: Array.from({ length: 10 }, (_, value) => String(value)),
          numbers: Float64Array.from(numbers),
          missing: 0,
          unit: null,
          leadingZeros: false,
        }
        const sign = direction === 'asc' ? 1 : -1
        const rows = [...numbers.keys()]
        const sorted = [
          ...rows
            .filter((row) => !Number.isNaN(numbers[row]!))
            .sort((a, b) => sign * (numbers[a]! - numbers[b]!) || a - b),
          ...rows.filter((row) => Number.isNaN(numbers[row]!)),
        ]
        expect(firstRowsOf(column, { keep: null, direction, limit })).toEqual(sorted.slice(0, limit))
        expect(firstRowsOf({ ...column, numbers: null }, { keep: null, direction, limit })).toEqual(
          sorted.slice(0, limit),
        )
      },
    ),
  )
})
