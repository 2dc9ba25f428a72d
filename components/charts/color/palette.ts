import type { Layout } from '@/lib/contracts/blocks'
import { colorDistance } from './color-distance'
import { contrast, markContrastMin, seenOn, surfaces, type Theme } from './contrast'
import { hexOfOklch, oklchOfHex } from './oklch'

export type ColorScheme = Layout['color_scheme']

/** One colour in both themes. */
export type ThemeColor = Record<Theme, string>

/** Nobody tells more colours apart reliably; what lies beyond repeats and is told by its label. */
export const seriesColorsMax = 8

/**
 * The colours of series and categories: the scheme's own where they can be told apart and seen, then the
 * candidates that are farthest from all before them, for full sight, protanopia and deuteranopia, in both themes.
 */
export function categoricalPalette(scheme: ColorScheme, own: string[] = []): ThemeColor[] {
  const key = [scheme.primary, scheme.secondary, scheme.accent, ...own].join()
  const known = palettes.get(key)
  if (known) return known
  const chosen = own.slice(0, seriesColorsMax).map(inBothThemes)
  for (const hex of [scheme.primary, scheme.secondary, scheme.accent]) {
    const color = inBothThemes(hex)
    if (chosen.length < seriesColorsMax && apart(color, chosen) >= apartMin) chosen.push(color)
  }
  while (chosen.length < seriesColorsMax) chosen.push(farthest(chosen))
  if (palettes.size >= palettesMax) palettes.clear()
  palettes.set(key, chosen)
  return chosen
}

/** A scheme's colour as it is seen on either theme. */
export function inBothThemes(hex: string): ThemeColor {
  return { light: seenOn('light', hex), dark: seenOn('dark', hex, darkContrastMin) }
}

/** From the surface up to a deep tone of the colour: `share` 0 is least, 1 is most. */
export function sequentialColor(hex: string, share: number): ThemeColor {
  const { c, h } = oklchOfHex(hex)
  const at = Math.min(Math.max(share, 0), 1)
  const chroma = Math.min(c, 0.16) * (0.2 + 0.8 * Math.sqrt(at))
  return {
    light: hexOfOklch({ l: 0.915 - 0.495 * at, c: chroma, h }),
    dark: hexOfOklch({ l: 0.36 + 0.48 * at, c: chroma, h }),
  }
}

/** On a dark surface a colour at the bare minimum looks dull. */
const darkContrastMin = 4.2

const palettes = new Map<string, ThemeColor[]>()
/** A server sees the colours of everyone's dashboards. */
const palettesMax = 200

/** Oklab distance below which two thin lines are taken for one. */
const apartMin = 0.08

/** Hues and tones that pass 3 to 1 on their surface; the same hue in both themes keeps a series' identity. */
const candidates: ThemeColor[] = Array.from({ length: 24 }, (_, at) => at * 15).flatMap((h) =>
  [
    { light: 0.42, dark: 0.6 },
    { light: 0.52, dark: 0.7 },
    { light: 0.64, dark: 0.84 },
  ].map(({ light, dark }) => ({
    light: hexOfOklch({ l: light, c: 0.16, h }),
    dark: hexOfOklch({ l: dark, c: 0.13, h }),
  })),
)

const visible = candidates.filter(({ light, dark }) =>
  [contrast(light, surfaces.light), contrast(dark, surfaces.dark)].every((ratio) => ratio >= markContrastMin),
)

function farthest(chosen: ThemeColor[]): ThemeColor {
  let best = visible[0]!
  let bestGap = -1
  for (const color of visible) {
    const gap = apart(color, chosen)
    if (gap > bestGap) [best, bestGap] = [color, gap]
  }
  return best
}

function apart(color: ThemeColor, others: ThemeColor[]): number {
  return Math.min(
    ...others.map((other) =>
      Math.min(colorDistance(color.light, other.light), colorDistance(color.dark, other.dark)),
    ),
    1,
  )
}
