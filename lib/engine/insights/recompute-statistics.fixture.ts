/** A row as a reader of the cleaned CSV has it. */
export type Row = Record<string, string | number | null>

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
export const mean = (values: number[]) => sum(values) / values.length
export const numbersOf = (rows: Row[], column: string) =>
  rows.flatMap((row) => (typeof row[column] === 'number' ? [row[column]] : []))
export const sumOf = (rows: Row[], column: string) => sum(numbersOf(rows, column))
export const valuesOf = (rows: Row[], column: string) => [
  ...new Set(rows.map((row) => row[column]).filter((cell) => cell !== null)),
]

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
}

function pearson(x: number[], y: number[]): number {
  const [mx, my] = [mean(x), mean(y)]
  const cross = (p: number[], q: number[]) => sum(p.map((value, i) => value * q[i]!))
  const [dx, dy] = [x.map((value) => value - mx), y.map((value) => value - my)]
  return cross(dx, dy) / Math.sqrt(cross(dx, dx) * cross(dy, dy))
}

/** Mid-ranks: how many lie below, and half of those alike. */
function ranksOf(values: number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const first = new Map<number, number>()
  const last = new Map<number, number>()
  sorted.forEach((value, i) => {
    if (!first.has(value)) first.set(value, i + 1)
    last.set(value, i + 1)
  })
  return values.map((value) => (first.get(value)! + last.get(value)!) / 2)
}

export const paired = (rows: Row[], a: string, b: string) =>
  rows.filter((row) => typeof row[a] === 'number' && typeof row[b] === 'number')

/** The probit by bisection of the error function's series, so that nothing is shared with the engine. */
function probit(p: number): number {
  let [low, high] = [-9, 9]
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2
    if (cumulative(middle) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function cumulative(z: number): number {
  let [term, total] = [z, z]
  for (let k = 1; k < 300; k++) {
    term *= (z * z) / (2 * k + 1)
    total += term
  }
  return 0.5 + total * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI))
}

/** Blom's normal score of each row that has a value, from its rank among them. */
function scoresOf(rows: Row[], column: string): Map<Row, number> {
  const own = rows.filter((row) => typeof row[column] === 'number')
  const ranks = ranksOf(numbersOf(own, column))
  const scoreOf = new Map<number, number>()
  for (const rank of ranks) {
    if (!scoreOf.has(rank)) scoreOf.set(rank, probit((rank - 0.375) / (own.length + 0.25)))
  }
  return new Map(own.map((row, i) => [row, scoreOf.get(ranks[i]!)!]))
}

export function scoreCorrelation(rows: Row[], a: string, b: string): number {
  const [x, y] = [scoresOf(rows, a), scoresOf(rows, b)]
  const both = rows.filter((row) => x.has(row) && y.has(row))
  return pearson(
    both.map((row) => x.get(row)!),
    both.map((row) => y.get(row)!),
  )
}

/** Scores of all rows, correlated inside each group of at least 15, pooled by Fisher's z with n − 3. */
export function pooledScores(rows: Row[], { a, b, by }: { a: string; b: string; by: string }): number {
  const [x, y] = [scoresOf(rows, a), scoresOf(rows, b)]
  const groups = valuesOf(rows, by)
    .map((value) => rows.filter((row) => row[by] === value && x.has(row) && y.has(row)))
    .filter((group) => group.length >= 15)
  const weights = groups.map((group) => group.length - 3)
  const zs = groups.map((group) =>
    Math.atanh(
      pearson(
        group.map((row) => x.get(row)!),
        group.map((row) => y.get(row)!),
      ),
    ),
  )
  return Math.tanh(sum(zs.map((z, i) => z * weights[i]!)) / sum(weights))
}

export function shareOfTop(rows: Row[], { column, entity, count }: Top) {
  const sums = topSums(rows, { column, entity }).map((own) => sumOf(own, column))
  return sum(sums.slice(0, count)) / sum(sums)
}

interface Top {
  column: string
  entity: string
  count: number
}

/** The rows of each value, the largest sum first. */
function topSums(rows: Row[], { column, entity }: Omit<Top, 'count'>): Row[][] {
  const filled = rows.filter((row) => row[column] !== null)
  const groups = valuesOf(rows, entity).map((name) => filled.filter((row) => row[entity] === name))
  return groups.sort((x, y) => sumOf(y, column) - sumOf(x, column))
}

/** The part of the rows that the values with the largest sums have. */
export const rowsOfTop = (rows: Row[], { column, entity, count }: Top) => {
  const sizes = topSums(rows, { column, entity }).map((own) => own.length)
  return sum(sizes.slice(0, count)) / sum(sizes)
}

/** The first of 2, 3, 5 and 10 that hold half and are less than a fifth of the values, else that fifth. */
export function topCount(rows: Row[], entity: string, column: string): number {
  const fifth = Math.round(valuesOf(rows, entity).length * 0.2)
  const holdHalf = (count: number) => shareOfTop(rows, { column, entity, count }) >= 0.5
  return [2, 3, 5, 10].filter((count) => count < fifth).find(holdHalf) ?? fifth
}

export function quantile(sorted: number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)]!
  return below + (at - Math.floor(at)) * (sorted[Math.min(sorted.length - 1, Math.floor(at) + 1)]! - below)
}

/** How far a value lies from the median, in widths of its side at the quartile, the tenth and the fortieth. */
export function robustZ(
  values: number[],
  value: number,
  scale: (value: number) => number = (x) => x,
): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = scale(quantile(sorted, 0.5))
  const distance = scale(value) - middle
  const widths = [0.75, 0.9, 0.975].map((q) =>
    distance > 0
      ? (scale(quantile(sorted, q)) - middle) / probit(q)
      : (middle - scale(quantile(sorted, 1 - q))) / probit(q),
  )
  return distance / Math.max(...widths)
}

export const farthest = (zs: number[]) => Math.max(...zs.map(Math.abs))

/** By the logarithm, below the median at most as far as without it. */
export function robustZOfLogs(values: number[]): number {
  const zs = values.map((value) => {
    const z = robustZ(values, value, Math.log)
    return z < 0 ? Math.max(z, robustZ(values, value)) : z
  })
  return farthest(zs)
}
