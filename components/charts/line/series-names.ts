import type { CardBlock } from '../card-block'
import { boldness, claimedAt } from '../claimed'
import { groupingOf } from '../series'
import { textWidth } from '../text/text-width'
import type { LineData } from './line-points'

export interface SeriesName {
  name: string
  /** Whether the card's claim is about it. */
  isClaimed: boolean
  /** The share that is told of it: ` · 40%`; else empty. */
  share: string
  /** Pixels of its name and share, in the size of axis texts. */
  width: number
}

/** What the series of a line or area card are called, and which of them its claim is about. */
export function seriesNames(block: CardBlock<'line' | 'area'>, { series }: LineData): SeriesName[] {
  const names = series.map(({ name }) => name)
  // of what is alone in the picture nothing is set apart
  const isOneOfSome = series.filter(({ values }) => values.some((value) => value !== null)).length > 1
  const claimed = claimedAt(block, isOneOfSome ? groupingOf(block) : undefined, names)
  return names.map((name, at) => {
    const isClaimed = claimed.has(at)
    const told = claimed.get(at) ?? null
    const share = told === null ? '' : ` · ${told}`
    return { name, isClaimed, share, width: textWidth(name + share, 12) * (isClaimed ? boldness : 1) }
  })
}
