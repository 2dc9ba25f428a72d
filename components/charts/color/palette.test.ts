import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorDistance } from './color-distance'
import { contrast, inkOn, seenOn, surfaces, type Theme } from './contrast'
import { hexOfOklch, oklchOfHex } from './oklch'
import { categoricalPalette, sequentialColor } from './palette'

const themes: Theme[] = ['light', 'dark']
const scheme = { primary: '#2563eb', secondary: '#0d9488', accent: '#f59e0b' }
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('oklch', () => {
  it('gives a colour back as it was', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOfOklch(oklchOfHex(color))).toBe(color)
      }),
    )
  })
})

describe('seenOn', () => {
  it('keeps what can be seen', () => {
    expect(seenOn('light', '#2563EB')).toBe('#2563eb')
  })

  it('brings any colour to 3 to 1 on both themes', () => {
    fc.assert(
      fc.property(hex, (color) => {
        for (const theme of themes)
          expect(contrast(seenOn(theme, color), surfaces[theme])).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})

describe('categoricalPalette', () => {
  it('starts with the primary colour and holds eight that are seen on both themes', () => {
    const palette = categoricalPalette(scheme)
    expect(palette).toHaveLength(8)
    expect(palette[0]!.light).toBe(scheme.primary)
    for (const color of palette)
      for (const theme of themes) expect(contrast(color[theme], surfaces[theme])).toBeGreaterThanOrEqual(3)
  })

  it.each([
    [scheme],
    [{ primary: '#111111', secondary: '#222222', accent: '#333333' }],
    [{ primary: '#ff0000', secondary: '#00ff00', accent: '#0000ff' }],
    [{ primary: '#fde047', secondary: '#fef08a', accent: '#facc15' }],
  ])('keeps six colours apart for colour-blind readers: %o', (colors) => {
    const palette = categoricalPalette(colors).slice(0, 6)
    for (const theme of themes)
      palette.forEach((color, at) => {
        for (const other of palette.slice(at + 1))
          expect(colorDistance(color[theme], other[theme])).toBeGreaterThan(0.055)
      })
  })

  it('puts the colours of the card itself first', () => {
    expect(categoricalPalette(scheme, ['#b91c1c'])[0]!.light).toBe('#b91c1c')
  })
})

describe('sequentialColor', () => {
  it('moves away from the surface as values grow, and its ink is read', () => {
    for (const theme of themes) {
      const ratios = [0, 0.25, 0.5, 0.75, 1].map((share) => {
        const color = sequentialColor(scheme.primary, share)[theme]
        expect(contrast(inkOn(color), color)).toBeGreaterThanOrEqual(4.5)
        return contrast(color, surfaces[theme])
      })
      expect(ratios).toEqual([...ratios].sort((a, b) => a - b))
    }
  })
})
