/**
 * Moves labels apart that would lie on each other, as little as needed, and keeps them between the ends.
 * Returns their places in the order given.
 */
export function spread(places: number[], gap: number, [from, to]: [number, number]): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!)
  const spaced: number[] = []
  order.forEach((at, rank) => {
    const wanted = Math.max(places[at]!, from)
    spaced.push(rank === 0 ? wanted : Math.max(wanted, spaced[rank - 1]! + gap))
  })
  let limit = to
  for (let rank = spaced.length - 1; rank >= 0; rank -= 1) {
    spaced[rank] = Math.min(spaced[rank]!, limit)
    limit = spaced[rank]! - gap
  }
  const result: number[] = []
  order.forEach((at, rank) => {
    result[at] = spaced[rank]!
  })
  return result
}
