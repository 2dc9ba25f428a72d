import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainNumbers } from './plain-numbers'

const months = 'januar februar märz april mai juni juli august september oktober november dezember'.split(' ')

describe('plainNumbers', () => {
  it.each([
    ['über 1.234.567,5', 'über 1234567.5'],
    ['über 50 000', 'über 50000'],
    ['50,5 und 3', '50.5 und 3'],
    ['vor dem 31.12.2024', 'vor dem 2024-12-31'],
    ['vor dem 1/6/2023', 'vor dem 2023-06-01'],
    ['am 3. März 2024', 'am 2024-03-03'],
    ['1,5 Mio. und 20 Tsd', '1.5m und 20k'],
    ['im Jahr 2024', 'im Jahr 2024'],
    ['Version 1.2.3', 'Version 1.2.3'],
    ['am 45.13.2024', 'am 45.13.2024'],
    ['5, 6 und 7', '5, 6 und 7'],
  ])('%s', (text, plain) => expect(plainNumbers(text, months)).toBe(plain))

  it('reads every number as it is written there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        const said = value.toLocaleString('de-DE')
        expect(plainNumbers(`über ${said}`, months)).toBe(`über ${value}`)
      }),
    )
  })
})
