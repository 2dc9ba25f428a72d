import type { CSSProperties } from 'react'
import { type ColorScheme, categoricalPalette, inBothThemes, type ThemeColor } from './palette'

/** A colour that follows the page's `color-scheme`. */
export const cssColor = ({ light, dark }: ThemeColor) => `light-dark(${light}, ${dark})`

/** The colour of the series at an index, as `chartStyle` defines it. */
export const seriesColor = (at: number) => `var(--series-${at % 8})`

export const primaryColor = 'var(--series-0)'

/** The colours of a card's series, as CSS variables of its root; all else comes from the page's theme. */
export function chartStyle(scheme: ColorScheme, own: string[] | undefined): CSSProperties {
  const series = categoricalPalette(scheme, own).map((color, at) => [`--series-${at}`, cssColor(color)])
  const accent = ['--chart-accent', cssColor(inBothThemes(scheme.accent))]
  return Object.fromEntries([...series, accent])
}
