import { textWidth } from './text-width'

/** Where the middle of an axis label goes, so that none of it lies outside the chart. */
export function keptInside(x: number, label: string, width: number): number {
  const half = textWidth(label, 12) / 2
  return Math.max(half, Math.min(x, width - half))
}
