import type { Cell } from '@/lib/contracts/cards'
import type { Filter } from '@/lib/contracts/query'
import type { CardBlock } from './card-block'
import { markOf } from './pick/mark'

/** What the card's claim is about, by its place in the picture, each with the share that is told of it, if one is. */
export type Claimed = ReadonlyMap<number, string | null>

/** More would be none. */
const claimedMax = 2

/**
 * Which values of a column the card's claim is about. None where the claim is about what the picture does not show: other
 * rows than the card's, or parts of its values.
 */
export function claimedAt(block: CardBlock, column: string | undefined, cells: Cell[]): Claimed {
  const { evidence, whole_table } = block.config
  if (column === undefined || !evidence || whole_table) return new Map()
  const claimed = new Map<number, string | null>()
  for (const { measure, text, filters } of evidence.figures) {
    const own = filters.filter((filter) => !isOfCard(block, filter))
    const [only] = own
    if (own.length !== 1 || only?.op !== '=' || only.column !== column) continue
    const at = cells.findIndex((cell) => {
      const [mark] = markOf(block, column, cell)
      return mark !== undefined && 'cell' in mark && String(mark.cell) === String(only.value)
    })
    if (at < 0 || (!claimed.has(at) && claimed.size >= claimedMax)) continue
    claimed.set(at, claimed.get(at) ?? (measure === 'share' ? text : null))
  }
  return claimed.size < cells.length ? claimed : new Map()
}

/** Whether all rows of the card pass a filter. */
const isOfCard = ({ config }: CardBlock, { column, op, value }: Filter) =>
  config.query?.filters?.some(
    (own) => own.column === column && own.op === op && String(own.value) === String(value),
  ) ?? false

/** How much wider its label is than one of the same text that is not claimed. */
export const boldness = 1.06

/** The texts of values, with the share of what is claimed. */
export const withShares =
  (textOf: (value: number) => string, claimed: Claimed) =>
  (value: number, at: number): string =>
    [textOf(value), claimed.get(at) ?? null]
      .filter((text, place, all) => text && all.indexOf(text) === place)
      .join(' · ')
