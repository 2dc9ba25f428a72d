/**
 * The order of the cards that are shown, as indexes among them, of an order of all by position. Cards that the order
 * forgot follow at the end.
 */
export function shownOrder(order: number[], shown: { position: number }[]): number[] {
  const indexOf = new Map(shown.map(({ position }, index) => [position, index]))
  const named = order.flatMap((position) => indexOf.get(position) ?? [])
  return [...new Set([...named, ...shown.keys()])]
}

/** An order of all cards in which those that are shown stand as given, and the others stay where they were. */
export function orderOfAll(order: number[], shown: { position: number }[], given: number[]): number[] {
  const isShown = new Set(shown.map(({ position }) => position))
  const known = [...new Set([...order, ...isShown])]
  const next = given.map((index) => shown[index]!.position)[Symbol.iterator]()
  return known.map((position) => (isShown.has(position) ? (next.next().value as number) : position))
}

/** An order of all cards with further ones before the one that stands at a place among those that are shown. */
export function orderWith(
  order: number[],
  shown: { position: number }[],
  { positions, place }: { positions: number[]; place: number },
): number[] {
  const next = shown[shownOrder(order, shown)[place] ?? -1]?.position
  const others = [...new Set([...order, ...shown.map(({ position }) => position)])].filter(
    (position) => !positions.includes(position),
  )
  return others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, ...positions)
}
