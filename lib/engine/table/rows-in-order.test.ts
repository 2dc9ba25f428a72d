import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesInOrder } from '../stats/ranks'
import { rowsInOrder } from './rows-in-order'
import { type Column, missingCode } from './table'

/** Codes with the number of each, of which some have none and some share one. */
const columns = fc
  .array(fc.oneof(fc.integer({ min: -5, max: 9 }), fc.constant(Number.NaN)), { minLength: 1, maxLength: 20 })
  .chain((byCode) =>
    fc.array(fc.integer({ min: missingCode, max: byCode.length - 1 }), { maxLength: 300 }).map((codes) => ({
      codes: Int32Array.from(codes),
      values: byCode.map(String),
      numbers: Float64Array.from(codes, (code) => byCode[code] ?? Number.NaN),
    })),
  )

it('orders rows as their numbers are, equal ones as they stand', () => {
  fc.assert(
    fc.property(columns, (column) => {
      expect(rowsInOrder(column as Column)).toEqual(placesInOrder(column.numbers))
    }),
  )
})
