import { textWidth } from './text-width'

/** Where the middle of an axis label goes, so that none of it lies outside the chart. */
export const keptInside = (x: number, label: string, width: number): number =>
  keptWithin(x, label, [0, width])

/** The same between two pixels of it; nearer to the first where there is no room for it. */
export function keptWithin(x: number, label: string, [from, to]: [number, number]): number {
  const half = textWidth(label, 12) / 2
  return Math.max(from + half, Math.min(x, to - half))
}
