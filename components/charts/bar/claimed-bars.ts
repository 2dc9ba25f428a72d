import type { CardBlock } from '../card-block'
import { markOf } from '../pick/mark'
import type { BarLayout } from './bar-layout'

/** More would be none. */
const claimedMax = 2

/**
 * The bars that the card's claim is about, by their places, each with the share that is told of it, if one is. None where the
 * claim is about what the bars don't show: other rows, or parts of them.
 */
export function claimedBars(block: CardBlock<'bar'>, { kind, keys }: BarLayout): Map<number, string | null> {
  const { evidence, whole_table } = block.config
  if (kind !== 'single' || !evidence || whole_table) return new Map()
  const claimed = new Map<number, string | null>()
  for (const { measure, text, filters } of evidence.figures) {
    const [only] = filters
    if (filters.length !== 1 || only?.op !== '=' || only.column !== block.spec.x) continue
    const at = keys.findIndex((key) => {
      const [mark] = markOf(block, block.spec.x, key)
      return mark !== undefined && 'cell' in mark && String(mark.cell) === String(only.value)
    })
    if (at < 0 || (!claimed.has(at) && claimed.size >= claimedMax)) continue
    claimed.set(at, claimed.get(at) ?? (measure === 'share' ? text : null))
  }
  return claimed.size < keys.length ? claimed : new Map()
}

/** How much wider its label is than one of the same text that is not claimed. */
export const boldness = 1.06

/** The texts of values, with the share of what is claimed. */
export const withShares =
  (textOf: (value: number) => string, claimed: ReadonlyMap<number, string | null>) =>
  (value: number, at: number): string =>
    [textOf(value), claimed.get(at) ?? null]
      .filter((text, place, all) => text && all.indexOf(text) === place)
      .join(' · ')
