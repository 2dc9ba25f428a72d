interface OrderedCards {
  /** By position; a card that was there before has the same. */
  names: string[]
  /** Positions in display order. */
  order: number[]
}

/**
 * The display order of new cards where the owner has put the old ones into an order of their own: cards that
 * were there before share their places among each other as the owner wanted, new ones stay where they are.
 */
export function keepOrder(before: OrderedCards, after: OrderedCards): number[] {
  // What is stored may name a card that is not there.
  const order = before.order.filter((at) => before.names[at] !== undefined)
  const rankOf = new Map(order.map((at, rank) => [before.names[at]!, rank]))
  const rankAt = (at: number) => rankOf.get(after.names[at]!)
  const known = after.order
    .filter((at) => rankAt(at) !== undefined)
    .sort((one, other) => rankAt(one)! - rankAt(other)!)
  return after.order.map((at) => (rankAt(at) === undefined ? at : known.shift()!))
}
