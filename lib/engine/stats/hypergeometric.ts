export interface Draw {
  /** Hits in the draw. */
  hits: number
  /** Size of the draw. */
  drawn: number
  /** Hits in all. */
  allHits: number
  /** Size of all. */
  all: number
}

/** Fisher's exact test, one-sided: the chance that a draw without replacement holds `hits` or more. */
export function fisherUpper({ hits, drawn, allHits, all }: Draw): number {
  const most = Math.min(drawn, allHits)
  let term = Math.exp(logPick(allHits, hits) + logPick(all - allHits, drawn - hits) - logPick(all, drawn))
  let sum = 0
  for (let k = hits; k <= most; k++) {
    sum += term
    if (term < sum * 1e-17) break
    term *= ((allHits - k) * (drawn - k)) / ((k + 1) * (all - allHits - drawn + k + 1))
  }
  return Math.min(1, sum)
}

const logPick = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

const table = [0]
for (let n = 1; n < 256; n++) table.push(table[n - 1]! + Math.log(n))

/** ln n!, by Stirling's series from 256 on, where it is good to the last digit. */
function logFactorial(n: number): number {
  if (n < 0) return Number.POSITIVE_INFINITY
  if (n < 256) return table[n]!
  const x = n + 1
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3)
}
