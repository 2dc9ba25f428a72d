import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitDate } from './date-text'
import { splitIso } from './split-iso'

/** One more space is beyond `splitIso`, and nothing to the patterns. */
const byPatterns = (text: string) => splitDate(text.replace(/[T ](?=\d)/, '  '))

const two = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'))
const date = fc
  .tuple(fc.integer({ min: 900, max: 2200 }), two, two)
  .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${month}-${day}`)
const tail = fc.tuple(
  fc.constantFrom('T', ' '),
  two,
  two,
  fc.option(two, { nil: null }),
  fc.constantFrom('', '', '.5', '.123456', '.', 'Z'),
  fc.constantFrom('', '', 'Z'),
)

it('reads date-times as the patterns do', () => {
  let read = 0
  fc.assert(
    fc.property(date, tail, (day, [mark, hour, minute, second, fraction, zone]) => {
      const text = `${day}${mark}${hour}:${minute}${second === null ? '' : `:${second}${fraction}`}${zone}`
      const own = splitIso(text)
      if (own === undefined) return
      read++
      expect(own).toEqual(byPatterns(text))
    }),
    { numRuns: 3000, seed: 4 },
  )
  expect(read).toBeGreaterThan(100)
})

it.each([
  ['2025-03-09', { form: 'iso', year: 2025, month: 3, day: 9, separator: '-', timeMs: null }],
  ['2024-02-29', { form: 'iso', year: 2024, month: 2, day: 29, separator: '-', timeMs: null }],
  ['2025-02-29', null],
  ['2024-13-45', null],
  ['2025-03-09T24:00:00', undefined],
  ['2025-03-09T10:00+02:00', undefined],
  ['2025-3-9', undefined],
  ['2025-03-0x', undefined],
])('reads %s', (text, parts) => {
  expect(splitIso(text)).toEqual(parts)
})
