import { expect, it } from 'vitest'
import { type Column, missingCode } from '../table/table'
import { binnedSums, bins } from './binned-sums'

/** As it is said, row by row. */
function slowly(numbers: Float64Array, { codes, values }: Column, order: Int32Array | null) {
  const sums = new Float64Array(values.length * bins)
  const rows = new Float64Array(values.length * bins)
  const length = order?.length ?? codes.length
  for (let place = 0; place < length; place += Math.max(1, Math.floor(length / 6000))) {
    const row = order ? order[place]! : place
    if (codes[row] === missingCode || !(numbers[row]! > 0)) continue
    const at = codes[row]! * bins + (order ? Math.floor((place / length) * bins) : 0)
    sums[at]! += Math.log(numbers[row]!)
    rows[at]!++
  }
  return { sums, rows }
}

it.each([50, 6001, 30_000])(
  'adds up some rows of each thing by twelfth of the time, or all of it: %d',
  (length) => {
    const thingOf = (by: number) => {
      const codes = Int32Array.from({ length }, (_, row) => ((row * by) % 5) - 1)
      return { codes, values: ['a', 'b', 'c', 'd'] } as Partial<Column> as Column
    }
    const numbers = Float64Array.from({ length }, (_, row) => (row % 11 === 3 ? Number.NaN : Math.sin(row)))
    const order = Int32Array.from({ length }, (_, row) => length - 1 - row).filter((row) => row % 13 !== 0)
    const whole = numbers.map((number) => (number > 0 ? number : 0.5))
    for (const thing of [thingOf(3), thingOf(7)])
      for (const by of [order, null, order])
        for (const own of [numbers, whole]) {
          const { sums, rows } = binnedSums({ numbers: own, thing, order: by })
          expect({ sums, rows }).toEqual(slowly(own, thing, by))
        }
  },
)
