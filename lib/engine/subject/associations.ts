import type { ColumnProfile, Profile } from '../profile/profile'
import { testIndependence } from '../stats/contingency'
import { etaSquared, rSquared } from '../stats/effect-size'
import type { Table } from '../table/table'
import { isYesNo } from './value-signs'

const rowsMax = 1500
/** More columns than these are compared with the first of them only. */
const columnsMax = 40
/** From here on two columns are one thing twice, and tell nothing by it. */
const sameMin = 0.9
/** Groups of fewer rows on average tell nothing; a few groups always may. */
const rowsPerGroupMin = 5
const groupsAlways = 8
const cellsMax = 10_000

export interface Associations {
  /** How much it and the other candidates tell of each other: the root of the mean share of variance, 0 to 1. */
  related: number[]
  /** How much it goes with columns that don't go with one another, 0 to 1. */
  hub: number[]
}

interface Sampled {
  numbers: Float64Array
  codes: Int32Array
  groups: number
  /** Its order means something: a number, a time or a yes/no. */
  isOrdered: boolean
}

/**
 * What candidates for an outcome have to do with the columns around them. Causes of one thing need have nothing to do
 * with each other, while it goes with all of them: a collider (Spirtes, Glymour and Scheines 2000), told here by the
 * strengths of pairs alone.
 */
export function associations(table: Table, profile: Profile, candidates: ColumnProfile[]): Associations {
  const others = profile.columns.filter((column) => !candidates.includes(column) && isCompared(table, column))
  const samples = [...candidates, ...others].map((column) => sample(table, column))
  const compared = Math.min(samples.length, columnsMax)
  const strengths = strengthsOf(samples, compared)
  const places = candidates.map((_, at) => at)
  return {
    related: places.map((at) => relatedness(samples, strengths[at]!.slice(0, candidates.length), at)),
    hub: places.map((at) => hubness(strengths, at, compared)),
  }
}

function isCompared({ rowCount }: Table, { role, distinct }: ColumnProfile): boolean {
  if (role !== 'category' && role !== 'geo' && role !== 'time') return false
  return distinct > 1 && distinct <= Math.max(groupsAlways, rowCount / rowsPerGroupMin)
}

function sample({ columns, rowCount }: Table, profile: ColumnProfile): Sampled {
  const step = Math.max(1, Math.ceil(rowCount / rowsMax))
  const length = Math.ceil(rowCount / step)
  const { codes, numbers, values } = columns[profile.index]!
  const own = { codes: new Int32Array(length), numbers: new Float64Array(length) }
  for (let at = 0; at < length; at++) {
    const code = codes[at * step]!
    own.codes[at] = code
    own.numbers[at] = code < 0 ? Number.NaN : numbers ? numbers[at * step]! : code
  }
  return {
    ...own,
    groups: values.length,
    isOrdered: profile.role === 'measure' || profile.role === 'time' || isYesNo(profile),
  }
}

/** Of each with each of the first: the root of the share that one tells of the other. */
function strengthsOf(samples: Sampled[], compared: number): Float64Array[] {
  const strengths = samples.map(() => new Float64Array(compared))
  for (let a = 0; a < samples.length; a++)
    for (let b = 0; b < Math.min(a, compared); b++) {
      const share = shareTold(samples[a]!, samples[b]!)
      const strength = share < sameMin ? Math.sqrt(share) : 0
      strengths[a]![b] = strength
      if (a < compared) strengths[b]![a] = strength
    }
  return strengths
}

function shareTold(a: Sampled, b: Sampled): number {
  if (a.isOrdered && b.isOrdered) return rSquared(a.numbers, b.numbers)
  if (a.isOrdered) return etaSquared(a.numbers, b.codes)
  return b.isOrdered ? etaSquared(b.numbers, a.codes) : shareOfKinds(a, b)
}

/** Two kinds are compared by Cramér's V, squared. */
function shareOfKinds(a: Sampled, b: Sampled): number {
  if (a.groups * b.groups > cellsMax) return 0
  const counts = new Float64Array(a.groups * b.groups)
  a.codes.forEach((code, row) => {
    const other = b.codes[row]!
    if (code >= 0 && other >= 0) counts[code * b.groups + other]!++
  })
  const { v } = testIndependence(counts, a.groups, b.groups)
  return Number.isFinite(v) ? Math.min(1, v ** 2) : 0
}

/** Of a kind nothing is told: what differs by it is why it is a factor. */
function relatedness(samples: Sampled[], strengths: Float64Array, at: number): number {
  if (!samples[at]!.isOrdered) return 0
  let sum = 0
  for (let other = 0; other < strengths.length; other++) if (other !== at) sum += strengths[other]! ** 2
  const others = at < strengths.length ? strengths.length - 1 : strengths.length
  return Math.sqrt(sum / Math.max(1, others))
}

/** The mean over pairs of others of how strongly it goes with the weaker one, as far as they don't go with each other. */
function hubness(strengths: Float64Array[], at: number, compared: number): number {
  const own = strengths[at]!
  let sum = 0
  let pairs = 0
  for (let a = 0; a < compared; a++) {
    if (a === at) continue
    for (let b = 0; b < a; b++) {
      if (b === at) continue
      pairs++
      sum += Math.min(own[a]!, own[b]!) * (1 - strengths[a]![b]!)
    }
  }
  return sum / Math.max(1, pairs)
}
