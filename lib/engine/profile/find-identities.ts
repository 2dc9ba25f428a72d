import { discountedProducts } from './discounted-products'
import { type IdentityHints, type IdentitySample, shareThatHolds } from './identity-sample'
import type { Identity } from './profile'
import { additiveRelations } from './sum-identities'

/** Arithmetic relations between columns that hold on nearly all sampled rows, within the rounding of the values. */
export function findIdentities(sample: IdentitySample, hints: IdentityHints): Identity[] {
  const scaled = findScaled(sample)
  const copies = new Set(scaled.map((identity) => identity.result))
  const positions = sample.columns.map((_, at) => at).filter((at) => !copies.has(sample.columns[at]!))
  const products = findProducts({ sample, positions, hints })
  const explained = new Set(products.map(({ result }) => result))
  const unexplained = positions.filter((at) => !explained.has(sample.columns[at]!))
  return [
    ...scaled,
    ...additiveRelations(sample, positions, hints),
    ...products,
    ...discountedProducts(sample, unexplained, hints),
  ]
}

type Of<Kind extends Identity['kind']> = Extract<Identity, { kind: Kind }>
type Scaled = Of<'scaled'>

function findScaled(sample: IdentitySample): Scaled[] {
  const found: Scaled[] = []
  const copies = new Set<number>()
  for (let source = 0; source < sample.columns.length; source++) {
    for (let result = source + 1; result < sample.columns.length; result++) {
      if (copies.has(source) || copies.has(result)) continue
      const identity = scaledPair(sample, source, result)
      if (!identity) continue
      found.push(identity)
      copies.add(result)
    }
  }
  return found
}

function scaledPair(sample: IdentitySample, source: number, result: number): Scaled | null {
  const [from, to] = [sample.numbers[source]!, sample.numbers[result]!]
  let largest = -1
  for (let at = 0; at < from.length; at++) {
    if (from[at] && to[at] && (largest < 0 || Math.abs(from[at]!) > Math.abs(from[largest]!))) largest = at
  }
  if (largest < 0) return null
  // the largest pair carries the least rounding
  const factor = tidyFactor(
    to[largest]! / from[largest]!,
    sample.rounding[result]! / Math.abs(from[largest]!),
  )
  const tolerance = Math.abs(factor) * sample.rounding[source]!
  const share = shareThatHolds(sample, result, (at) => ({ expected: from[at]! * factor, tolerance }))
  return share === null
    ? null
    : { kind: 'scaled', result: sample.columns[result]!, source: sample.columns[source]!, factor, share }
}

/** The roundest factor within the error: 100 instead of 99.98. */
function tidyFactor(factor: number, error: number): number {
  for (let digits = 1; digits <= 12; digits++) {
    const round = Number(factor.toPrecision(digits))
    if (Math.abs(round - factor) <= error) return round
  }
  return factor
}

interface Job {
  sample: IdentitySample
  positions: number[]
  hints: IdentityHints
}

/** `a · b = c` (or `100 a = c / b`), named by which of the three is a rate. */
function findProducts(job: Job): Identity[] {
  const found: Identity[] = []
  const { positions } = job
  for (let i = 0; i < positions.length; i++) {
    for (let j = i + 1; j < positions.length; j++) {
      for (const c of positions) {
        const [a, b] = [positions[i]!, positions[j]!]
        if (c === a || c === b) continue
        const identity = productOf(job, [a, b, c])
        if (identity) found.push(identity)
      }
    }
  }
  return found
}

function productOf({ sample, hints }: Job, [a, b, c]: [number, number, number]): Identity | null {
  const column = (at: number) => sample.columns[at]!
  // of two averages the smaller in size is the ratio of the others
  const rates = [a, b].filter((at) => hints.isRatio(at)).sort((i, j) => sample.spread[i]! - sample.spread[j]!)
  const rate = rates[0] ?? null
  const isUnit = hints.isUnitValue(a) || hints.isUnitValue(b)
  if (rate !== null && !isUnit) {
    const denominator = rate === a ? b : a
    // how many there were is exact, and what one cost has cents
    if (hints.isOpenCount(rate) && sample.rounding[denominator]! < 0.5 && sample.rounding[c]! < 0.5) {
      const found = timesOf(sample, [a, b, c])
      if (found) return found
    }
    const found = ratioOf(sample, { rate, numerator: c, denominator })
    return (
      found && {
        kind: 'ratio',
        result: column(rate),
        numerator: column(c),
        denominator: column(denominator),
        ...found,
      }
    )
  }
  if (hints.isRatio(c) || hints.isUnitValue(c)) return null
  return timesOf(sample, [a, b, c])
}

function timesOf(sample: IdentitySample, [a, b, c]: [number, number, number]): Of<'product'> | null {
  const column = (at: number) => sample.columns[at]!
  const [x, y] = [sample.numbers[a]!, sample.numbers[b]!]
  const [dx, dy] = [sample.rounding[a]!, sample.rounding[b]!]
  const share = shareThatHolds(sample, c, (at) => ({
    expected: x[at]! * y[at]!,
    tolerance: Math.abs(x[at]!) * slack(dy, y[at]!) + Math.abs(y[at]!) * slack(dx, x[at]!),
  }))
  return share === null
    ? null
    : { kind: 'product', result: column(c), factors: [column(a), column(b)], share }
}

/** A whole number is exact; only a decimal may have been rounded. */
const slack = (rounding: number, value: number): number =>
  Number.isInteger(value) && rounding === 0.5 ? 0 : rounding

function ratioOf(sample: IdentitySample, of: { rate: number; numerator: number; denominator: number }) {
  const [up, down] = [sample.numbers[of.numerator]!, sample.numbers[of.denominator]!]
  const [dUp, dDown] = [sample.rounding[of.numerator]!, sample.rounding[of.denominator]!]
  for (const scale of [1, 100] as const) {
    const share = shareThatHolds(sample, of.rate, (at) => {
      const [n, d] = [up[at]!, down[at]!]
      const expected = d === 0 ? Number.NaN : (scale * n) / d
      const error = slack(dUp, n) + Math.abs(n / d) * slack(dDown, d)
      return { expected, tolerance: (scale * error) / Math.abs(d) }
    })
    if (share !== null) return { scale, share }
  }
  return null
}
