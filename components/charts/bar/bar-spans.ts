import type { BarLayout } from './bar-layout'

export interface BarSpan {
  /** Place of its category, and its series within it. */
  at: number
  series: number
  from: number
  to: number
}

/** From where to where in the value axis each bar reaches: in a stack what is below zero hangs from it. */
export function barSpans({ kind, keys, series }: BarLayout): BarSpan[] {
  return keys.flatMap((_, at) => {
    let [above, below] = [0, 0]
    return series.flatMap(({ values }, place) => {
      const value = values[at] ?? null
      if (value === null) return []
      if (kind !== 'stacked') return [{ at, series: place, from: 0, to: value }]
      const from = value < 0 ? below : above
      if (value < 0) below += value
      else above += value
      return [{ at, series: place, from, to: from + value }]
    })
  })
}

/** Where the bars of each category end above zero. */
export function barTops(layout: BarLayout): number[] {
  const tops = layout.keys.map(() => 0)
  for (const { at, to } of barSpans(layout)) tops[at] = Math.max(tops[at]!, to)
  return tops
}
