import { type IdentityHints, type IdentitySample, shareThatHolds } from './identity-sample'
import type { Identity } from './profile'

/** Sums of more parts than two are looked for in runs of neighbouring columns, as people lay them out. */
const runLengthMin = 3

/** `c = a + b`, `c = a + b + …` over neighbours, and `c = a - b` where the names say so. */
export function additiveRelations(
  sample: IdentitySample,
  positions: number[],
  hints: IdentityHints,
): Identity[] {
  const found: Identity[] = []
  const results = new Set<number>()
  for (const result of positions) {
    const run = longestRun(sample, positions, result)
    if (!run) continue
    results.add(result)
    found.push({
      kind: 'sum',
      result: sample.columns[result]!,
      parts: run.parts.map((at) => sample.columns[at]!),
      share: run.share,
    })
  }
  for (let i = 0; i < positions.length; i++) {
    for (let j = i + 1; j < positions.length; j++) {
      for (const result of positions) {
        const pair: [number, number] = [positions[i]!, positions[j]!]
        if (pair.includes(result) || results.has(result)) continue
        const identity = pairSum({ sample, result, pair, hints })
        if (identity) found.push(identity)
      }
    }
  }
  return found
}

function sumHolds(sample: IdentitySample, result: number, parts: number[]): number | null {
  const tolerance = parts.reduce(
    (sum, at) => sum + (sample.rounding[at] === 0.5 ? 0 : sample.rounding[at]!),
    0,
  )
  return shareThatHolds(sample, result, (row) => {
    let expected = 0
    for (const at of parts) expected += sample.numbers[at]![row]!
    return { expected, tolerance }
  })
}

/** A sum in which some part is always 0 would be a sum without it. */
const isAlive = (sample: IdentitySample, at: number): boolean =>
  sample.numbers[at]!.some((value) => value > 0 || value < 0)

function longestRun(sample: IdentitySample, positions: number[], result: number) {
  const at = positions.indexOf(result)
  const before = positions.slice(0, at)
  const after = positions.slice(at + 1)
  for (let length = Math.max(before.length, after.length); length >= runLengthMin; length--) {
    for (const side of [before, after]) {
      for (let start = 0; start + length <= side.length; start++) {
        const parts = side.slice(start, start + length)
        if (!parts.every((part) => isAlive(sample, part))) continue
        const share = sumHolds(sample, result, parts)
        if (share !== null) return { parts, share }
      }
    }
  }
  return null
}

function pairSum(job: {
  sample: IdentitySample
  result: number
  pair: [number, number]
  hints: IdentityHints
}): Identity | null {
  const { sample, result, pair, hints } = job
  if (!pair.every((at) => isAlive(sample, at))) return null
  const share = sumHolds(sample, result, pair)
  if (share === null) return null
  const column = (at: number) => sample.columns[at]!
  const difference = pair.find((at) => hints.isDifference(at))
  if (difference === undefined || hints.isDifference(result)) {
    return { kind: 'sum', result: column(result), parts: pair.map(column), share }
  }
  const subtrahend = pair[0] === difference ? pair[1] : pair[0]
  return {
    kind: 'difference',
    result: column(difference),
    minuend: column(result),
    subtrahend: column(subtrahend),
    share,
  }
}
