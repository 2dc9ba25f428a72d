/** q values of Benjamini & Hochberg (1995), in the order of the p values; R's `p.adjust(p, "BH")`. */
export function adjustP(ps: number[]): number[] {
  const order = ps.map((_, i) => i).sort((a, b) => ps[b]! - ps[a]!)
  const qs = new Array<number>(ps.length)
  let least = 1
  order.forEach((index, position) => {
    least = Math.min(least, (ps[index]! * ps.length) / (ps.length - position))
    qs[index] = least
  })
  return qs
}
