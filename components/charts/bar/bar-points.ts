import type { CardBlock } from '../card-block'
import { xText } from '../text/value-text'
import type { BarLayout } from './bar-layout'

export interface BarPoint {
  /** Place of the category, its name on the axis: two categories may read the same. */
  at: number
  label: string
  values: (number | null)[]
}

export function barPoints(block: CardBlock<'bar'>, { keys, series }: BarLayout): BarPoint[] {
  return keys.map((key, at) => ({
    at,
    label: xText(block, block.spec.x, key),
    values: series.map(({ values }) => values[at] ?? null),
  }))
}

/** Where the bars end: each value, or in a stack the sums of what is above and below zero. */
export function barTotals({ kind, keys, series }: BarLayout): number[] {
  const columns = keys.map((_, at) => series.map(({ values }) => values[at] ?? 0))
  if (kind !== 'stacked') return columns.flat()
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return columns.flatMap((values) => [
    sum(values.filter((value) => value > 0)),
    sum(values.filter((value) => value < 0)),
  ])
}
