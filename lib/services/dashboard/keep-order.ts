export interface OrderedCards {
  /** By position. */
  blocks: { type: string; title: string }[]
  /** Positions in display order. */
  order: number[]
}

const nameOf = ({ type, title }: OrderedCards['blocks'][number]) => `${type} ${title}`

/**
 * The display order of new cards where the owner has put the old ones into an order of their own: cards that
 * were there before share their places among each other as the owner wanted, new ones stay where they are.
 */
export function keepOrder(before: OrderedCards, after: OrderedCards): number[] {
  // What is stored may name a card that is not there.
  const order = before.order.filter((at) => before.blocks[at])
  const rankOf = new Map(order.map((at, rank) => [nameOf(before.blocks[at]!), rank]))
  const rankAt = (at: number) => rankOf.get(nameOf(after.blocks[at]!))
  const known = after.order
    .filter((at) => rankAt(at) !== undefined)
    .sort((one, other) => rankAt(one)! - rankAt(other)!)
  return after.order.map((at) => (rankAt(at) === undefined ? at : known.shift()!))
}
