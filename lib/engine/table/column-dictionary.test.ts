import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ColumnDictionary } from './column-dictionary'
import { sourceText } from './source-text'

describe('ColumnDictionary', () => {
  const unit = fc.constantFrom('a', 'b', '0', 'é', 'ÿ', 'Ā', '日', '\0')
  const cell = fc.oneof(
    fc.array(unit, { maxLength: 16 }).map((units) => units.join('')),
    fc.integer({ min: 0, max: 400 }).map(String),
    fc.string({ maxLength: 20 }),
  )

  it('gives equal texts one code and others another, in order of first appearance, from texts or places', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, fc.boolean()), { maxLength: 400 }), (cells) => {
        const source = sourceText(cells.map(([text]) => text).join(''))
        const dictionary = new ColumnDictionary(source)
        let start = 0
        const codes = cells.map(([text, isPlace]) => {
          const place = { start, end: start + text.length }
          start = place.end
          return isPlace ? dictionary.codeOfSlice(place.start, place.end) : dictionary.codeOf(text)
        })
        expect(dictionary.values).toEqual([...new Set(cells.map(([text]) => text))])
        expect(codes.map((code) => dictionary.values[code])).toEqual(cells.map(([text]) => text))
      }),
      { numRuns: 500 },
    )
  })

  it('holds thousands of long texts', () => {
    const dictionary = new ColumnDictionary(sourceText(''))
    const texts = Array.from({ length: 5000 }, (_, i) => `${'x'.repeat(20)}${i}`)
    const codes = texts.map((text) => dictionary.codeOf(text))
    expect(codes).toEqual(texts.map((_, i) => i))
    expect(texts.map((text) => dictionary.codeOf(text))).toEqual(codes)
  })

  it('tells apart what ascends, comes again and goes back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 8 }), { maxLength: 300 }), (steps) => {
        let at = 90
        const texts = steps.map((step) => {
          at = Math.max(0, at + step)
          return step === -3 ? 'a text too long for a key' : String(at)
        })
        const dictionary = new ColumnDictionary(sourceText(''))
        const codes = texts.map((text) => dictionary.codeOf(text))
        expect(dictionary.values).toEqual([...new Set(texts)])
        expect(codes.map((code) => dictionary.values[code])).toEqual(texts)
      }),
    )
  })
})
