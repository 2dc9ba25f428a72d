import { hexOfOklch, linearOfHex, oklchOfHex } from './oklch'

export type Theme = 'light' | 'dark'

/** What marks stand on, per theme; the lightest that cards stand on in app/globals.css. */
export const surfaces: Record<Theme, string> = { light: '#ffffff', dark: '#1b1b1e' }

/** WCAG 2.2, 1.4.11: graphics that are needed to understand the content. A little more for rounding. */
export const markContrastMin = 3.05

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The colour itself where it can be seen on the theme's surface, else its nearest lightness that can. */
export function seenOn(theme: Theme, hex: string, ratio: number = markContrastMin): string {
  if (contrast(hex, surfaces[theme]) >= ratio) return hex.toLowerCase()
  const { l, c, h } = oklchOfHex(hex)
  const step = theme === 'light' ? -lightnessStep : lightnessStep
  for (let lightness = l + step; lightness > 0 && lightness < 1; lightness += step) {
    const moved = hexOfOklch({ l: lightness, c, h })
    if (contrast(moved, surfaces[theme]) >= ratio) return moved
  }
  return theme === 'light' ? '#000000' : '#ffffff'
}

/** Black or white, whichever is read better on a filled mark. */
export function inkOn(hex: string): string {
  return contrast(hex, '#ffffff') >= contrast(hex, '#111317') ? '#ffffff' : '#111317'
}

const lightnessStep = 0.01

function luminance(hex: string): number {
  const [r, g, b] = linearOfHex(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
