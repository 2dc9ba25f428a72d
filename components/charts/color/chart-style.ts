import type { CSSProperties } from 'react'
import type { CardType } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import { heatSteps } from '../scale/heat-color'
import { type CategoryColors, seriesPlaces } from './category-colors'
import { inkOn } from './contrast'
import { oppositeHue } from './oklch'
import {
  type ColorScheme,
  categoricalPalette,
  inBothThemes,
  sequentialColor,
  type ThemeColor,
} from './palette'

/** A colour that follows the page's `color-scheme`. */
export const cssColor = ({ light, dark }: ThemeColor) => `light-dark(${light}, ${dark})`

/** The colour of the series at an index, as `chartStyle` defines it. */
export const seriesColor = (at: number) => `var(--series-${at % 8})`

/**
 * The colours of a card's data, as CSS variables of its root; all else comes from the page's theme. A category has the
 * dashboard's colour for it, whichever series of the card it is.
 */
export function chartStyle(
  block: CardBlock,
  scheme: ColorScheme,
  categories: CategoryColors = new Map(),
): CSSProperties {
  const { type, config } = block
  const palette = categoricalPalette(scheme, config.colors)
  const count = manyColored.has(type) ? palette.length : 1
  const series = seriesPlaces(block, categories)
    .slice(0, count)
    .map((place, at) => [`--series-${at}`, cssColor(palette[place]!)])
  const accent = ['--chart-accent', cssColor(inBothThemes(scheme.accent))]
  const own = config.colors?.[0] ?? scheme.primary
  const heat = heatColored.has(type) ? [...steps('heat', own), ...steps('cool', oppositeHue(own))] : []
  return Object.fromEntries([...series, accent, ...heat])
}

const manyColored = new Set<CardType>([
  'bar',
  'line',
  'area',
  'pie',
  'donut',
  'scatter',
  'bubble',
  'radar',
  'geomap',
])
const heatColored = new Set<CardType>(['heatmap', 'choropleth', 'geomap'])

function steps(name: string, hex: string): [string, string][] {
  return Array.from({ length: heatSteps }, (_, at) => sequentialColor(hex, at / (heatSteps - 1))).flatMap(
    (color, at): [string, string][] => [
      [`--${name}-${at}`, cssColor(color)],
      [`--${name}-ink-${at}`, cssColor({ light: inkOn(color.light), dark: inkOn(color.dark) })],
    ],
  )
}
