import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emphasize } from './emphasize'

const figuresOf = (text: string, names?: string[]) =>
  emphasize(text, names)
    .filter(({ isFigure }) => isFigure)
    .map(({ text }) => text)

describe('emphasize', () => {
  it.each([
    ['Revenue fell 12% to $1.2M in 2024.', ['12%', '$1.2M']],
    ['West makes 41% of revenue (12,345 orders).', ['41%', '12,345']],
    ['It changed by -3.4%, from 7 to 6.', ['-3.4%', '7', '6']],
    ['A4 and 2025-03 hold no figure', []],
  ])('finds the figures of %s', (text, figures) => {
    expect(figuresOf(text)).toEqual(figures)
  })

  it('prefers the figures of the evidence', () => {
    expect(figuresOf('West leads 12 others with 41% in 2012.', ['41%'])).toEqual(['41%'])
    expect(figuresOf('In 2012 it was 12.5, then 12.', ['12'])).toEqual(['12'])
  })

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, names) => {
        expect(
          emphasize(text, names)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
