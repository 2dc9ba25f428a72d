import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ellipsis, fitText } from './fit-text'
import { textWidth } from './text-width'

const box = { widthMax: 100, fontSize: 12, linesMax: 2 }

describe('fitText', () => {
  it('keeps a short text on one line', () => {
    expect(fitText('West', box)).toEqual(['West'])
  })

  it('breaks between words', () => {
    expect(fitText('Consumer electronics', box)).toEqual(['Consumer', 'electronics'])
  })

  it('leaves no unit alone in a line', () => {
    expect(fitText('Filter beans 500 g', box)).toEqual(['Filter beans', '500 g'])
    expect(fitText('A Septembervillage kg', { ...box, widthMax: 120 })).toEqual(['A Septembervillage', 'kg'])
  })

  it('ends what does not fit in an ellipsis', () => {
    const lines = fitText('Household appliances and other durable goods', box)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
  })

  it('breaks no word inside', () => {
    expect(fitText('September', { ...box, widthMax: 50 })).toEqual(['Septe…'])
    expect(fitText('Other Accessories', { ...box, widthMax: 60 })).toEqual(['Other', 'Accesso…'])
    expect(fitText('Office-Supplies', { ...box, widthMax: 60 })).toEqual(['Office-', 'Supplies'])
  })

  it('breaks between the letters of a script without spaces', () => {
    expect(fitText('北海道東北地方', { ...box, widthMax: 50 })).toEqual(['北海道東', '北地方'])
  })

  it('never makes a line wider than the box and never loses a text that fits', () => {
    const args = [fc.string({ maxLength: 80, unit: 'grapheme' }), fc.integer({ min: 40, max: 400 })] as const
    fc.assert(
      fc.property(...args, (text, widthMax) => {
        const lines = fitText(text, { ...box, widthMax })
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(widthMax)
        if (!lines.at(-1)!.endsWith('…'))
          expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      }),
    )
  })
})

describe('ellipsis', () => {
  it('leaves no space before the dots', () => {
    expect(ellipsis('North America and Europe', { ...box, widthMax: 98 })).not.toContain(' …')
  })
})
