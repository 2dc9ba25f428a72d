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
export function colorScheme(understanding: Understanding, asked: string[]): ColorScheme {
  const names = understanding.table.columns.map((column) => column.name).join('\n')
  const own = palettes[hash(names) % palettes.length]!
  const [primary, secondary, accent] = asked.filter((color) => hexColor.test(color))
  return {
    primary: primary ?? own.primary,
    secondary: secondary ?? own.secondary,
    accent: accent ?? own.accent,
  }
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}
