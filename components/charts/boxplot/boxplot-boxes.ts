import type { CardBlock } from '../card-block'
import { cellOf, numberOf } from '../series'
import { cellText } from '../text/value-text'

export interface Box {
  name: string
  /** Ends of the whiskers. */
  min: number
  q1: number
  median: number
  q3: number
  max: number
  outliers: number[]
}

export function boxesOf({ data_preview }: CardBlock<'boxplot'>): Box[] {
  const { rows, outliers } = data_preview
  return rows.flatMap((row) => {
    const [min, q1, median, q3, max] = ['min', 'q1', 'median', 'q3', 'max'].map((name) => numberOf(row, name))
    if (min == null || q1 == null || median == null || q3 == null || max == null) return []
    const name = cellText(cellOf(row, 'category'))
    const apart = outliers.filter(({ category }) => category === name).map(({ value }) => value)
    return [{ name, min, q1, median, q3, max, outliers: apart }]
  })
}

export const bandHeight = 36
/** Room of the axis under the boxes. */
export const bottom = 28
/** What fits a card beside its neighbours. */
export const boxesMax = 12

export function boxplotHeight(block: CardBlock<'boxplot'>): number {
  const count = boxesOf(block).length
  return Math.min(count, boxesMax) * bandHeight + bottom + (count > boxesMax ? 24 : 0)
}
