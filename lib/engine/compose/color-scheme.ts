import type { Layout } from '@/lib/contracts/blocks'
import type { Understanding } from '../understanding'

type ColorScheme = Layout['color_scheme']

/**
 * Each colour stands 3:1 against white and against the dark surface, and the three are told apart with red- or
 * green-blind eyes too (Viénot 1999; CIE76 of 30 at the least). `color-scheme.test.ts` measures it.
 */
export const palettes: ColorScheme[] = [
  { primary: '#2f6fd6', secondary: '#d1650a', accent: '#0d8f83' },
  { primary: '#0b7f93', secondary: '#c2571a', accent: '#8a63d2' },
  { primary: '#5b5bd6', secondary: '#b8860b', accent: '#0f8a5f' },
  { primary: '#7a5ccf', secondary: '#c76a00', accent: '#1f8a70' },
  { primary: '#1d74c2', secondary: '#b5651d', accent: '#d1477a' },
  { primary: '#3f6bd8', secondary: '#a06a00', accent: '#c2477f' },
]

const hexColor = /^#[0-9a-f]{6}$/i

/** The same columns give the same colours, so that next month's file looks like this month's. */
export function colorScheme(
  understanding: Understanding,
  asked: string[],
  avoided: string[] = [],
): ColorScheme {
  const names = understanding.table.columns.map((column) => column.name).join('\n')
  const start = hash(names) % palettes.length
  const inTurn = [...palettes.slice(start), ...palettes.slice(0, start)]
  const isFree = ({ primary, secondary, accent }: ColorScheme) =>
    ![primary, secondary, accent].some((color) => avoided.some((other) => areAlike(color, other)))
  const own = inTurn.find(isFree) ?? inTurn[0]!
  const [primary, secondary, accent] = asked.filter((color) => hexColor.test(color))
  return {
    primary: primary ?? own.primary,
    secondary: secondary ?? own.secondary,
    accent: accent ?? own.accent,
  }
}

/** Two colours that people call by the same name, by their hue; a grey has none. */
function areAlike(a: string, b: string): boolean {
  const [one, other] = [hueOf(a), hueOf(b)]
  if (one === null || other === null) return one === other
  const gap = Math.abs(one - other)
  return Math.min(gap, 360 - gap) < sameHueMax
}

/** The hues of two names next to each other, as of red and orange, are farther apart. */
const sameHueMax = 18
const greyChromaMax = 30

function hueOf(hex: string): number | null {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const max = Math.max(r, g, b)
  const chroma = max - Math.min(r, g, b)
  if (chroma < greyChromaMax) return null
  const sector = max === r ? (g - b) / chroma : max === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma
  return (sector * 60 + 360) % 360
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}
