/** Two standard errors. */
const z = 1.96

/** The lower end of the 95 % interval of a share (Wilson 1927). */
export function leastShare(count: number, rows: number): number {
  const share = count / rows
  const spread = z * Math.sqrt((share * (1 - share)) / rows + (z * z) / (4 * rows * rows))
  return (share + (z * z) / (2 * rows) - spread) / (1 + (z * z) / rows)
}
