import type { Tiled, Tiling } from './tile-rows'

/** So many blocks that are alike are none by chance. */
const blocksMin = 3
const dust = 1e-9

/**
 * Whether each sum is shared out as all others are, or evenly: an hour, two and three at so much an hour, and a price that
 * is paid in equal parts. What stands in blocks for itself is shared out differently in each.
 */
export function areInProportion({ numbers }: Tiled, parts: Tiling['parts']): boolean {
  const blocks = [...parts].filter(([, of]) => of.length > 1)
  if (blocks.length < blocksMin) return false
  const uneven = blocks
    .map(([row, of]) => of.map((part) => numbers[part]! / numbers[row]!))
    .filter((shares) => shares.some((share) => Math.abs(share - shares[0]!) > dust))
  const first = uneven[0]
  return uneven.every(
    (shares) =>
      shares.length === first!.length && shares.every((share, at) => Math.abs(share - first![at]!) <= dust),
  )
}
