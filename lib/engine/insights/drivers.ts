import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile } from '../profile/profile'
import { growTree, partPlaces, type Split, spreadOf, type TreeNode } from '../stats/grow-tree'
import { createRandom } from '../stats/random'
import { sampleOf, welchP } from '../stats/welch'
import { filterRows } from '../table/filter-rows'
import { gather } from '../table/gather'
import { averageOf } from './averages'
import type { Context } from './context'
import { type DriverCondition, type DriverSegment, driverConditions, namesOf } from './driver-conditions'
import { type DriverFactor, driverFactors } from './driver-factors'
import { tellDrivers } from './tell-drivers'
import type { Trial } from './trial'

const outcomesMax = 2
/** Rows of a series in time are alike from one to the next: one half of them is no check on the other. */
const memoryMax = 0.3
/** Fewer rows leave too few to check on. */
const rowsMin = 100
const depthMax = 3
/** A leaf of the growing half has at least so many rows, and this share of them. */
const leafRowsMin = 12
const leafShareMin = 0.05
/** Where something is seldom it is so in small parts: of a rate, half of that. */
const rateLeafShareMin = 0.025
/** A split tells at least so much of the whole spread: below it (small, Cohen 1988) nobody would act on it. */
const gainMin = 0.01
/** What is seldom leaves little spread to tell. */
const rateGainMin = 0.004
/** All splits together tell at least so much of the rows that they were not grown on. */
const effectMin = 0.04
/** What a split has to show on the rows that it was not grown on. */
const splitAlpha = 0.001
const seed = 19_840_101

/**
 * The few factors that carry an outcome, with how they work together: a tree of at most three splits deep (Breiman et
 * al. 1984) is grown on one half of the rows, on normal scores or a rate's zeros and ones, and each split is checked on
 * the other half by Welch's test; p is the largest of the told splits, times their number. Told where at least two
 * factors hold together. Says where the outcome is high, not why. Needs 100 rows and 4 % of the spread.
 */
export const findDrivers = (context: Context): Trial[] =>
  context.measures
    .filter(({ index }, place) => place === 0 || context.profile.outcomes?.includes(index))
    .slice(0, outcomesMax)
    .filter(
      (outcome) =>
        (outcome.additivity === 'additive' || outcome.additivity === 'intensive') &&
        context.memory(outcome.index) <= memoryMax &&
        !isUneven(outcome),
    )
    .flatMap((outcome) => driversOf(context, outcome))

/** A split that held on the rows that it was not grown on. */
interface Held {
  split: Split
  p: number
  inside: Held | null
  outside: Held | null
  /** The sum of squares between its sides, of those rows. */
  gain: number
}

function driversOf(context: Context, outcome: ColumnProfile): Trial[] {
  const values = context.scores(outcome.index).normal
  const filled = filledPlaces(values)
  if (filled.length < rowsMin) return []
  const factors = driverFactors(context, outcome)
  const random = createRandom(seed)
  const isGrown = new Uint8Array(values.length)
  for (let place = 0; place < isGrown.length; place++) isGrown[place] = random() < 0.5 ? 1 : 0
  const grown = filled.filter((place) => isGrown[place] === 1)
  const kept = filled.filter((place) => isGrown[place] === 0)
  const leafShare = outcome.of ? rateLeafShareMin : leafShareMin
  const leafMin = Math.max(leafRowsMin, Math.ceil(leafShare * grown.length))
  const limits = { depth: depthMax, leafMin, gainMin: outcome.of ? rateGainMin : gainMin }
  const tree = growTree(values, factors, { places: grown, limits })
  if (!tree.branches) return []
  const held = holdOut({ values, factors }, tree, kept)
  if (!held) return [untold(outcome, filled.length)]
  const splits = splitsOf(held)
  const effect = splits.reduce((sum, { gain }) => sum + gain, 0) / spreadOf(values, kept)
  const [high, low] = endsOf(context, outcome, { paths: leavesOf(held, []), factors, places: filled })
  if (!high || !low) return [untold(outcome, filled.length)]
  const columns = [...new Set([...high.conditions, ...low.conditions].map(({ column }) => column.index))]
  const p = Math.max(...[...high.path, ...low.path].map(({ held: { p: own } }) => own)) * splits.length
  return [
    {
      ...untold(outcome, filled.length),
      columns: [outcome.index, ...columns],
      value: high.conditions.map(({ words }) => words).join(' × '),
      p: Math.min(1, p),
      effect,
      isLarge:
        isTogether(high, low) &&
        areApart(high, low) &&
        effect >= effectMin &&
        isAround(context, outcome, { high, low }),
      impact: context.importance(outcome.index) * (0.7 + 0.3 * Math.sqrt(Math.min(1, effect))),
      tell: () => tellDrivers(context, outcome, { high, low }),
    },
  ]
}

function filledPlaces(values: Float64Array): Int32Array {
  const places = new Int32Array(values.length)
  let count = 0
  for (let place = 0; place < values.length; place++)
    if (!Number.isNaN(values[place]!)) places[count++] = place
  return places.subarray(0, count)
}

/** One that was tried and said nothing. */
const untold = (outcome: ColumnProfile, rows: number): Trial => ({
  kind: 'drivers',
  columns: [outcome.index],
  value: null,
  direction: 'high',
  test: 'regression tree, each split checked on held-out rows by Welch’s test',
  statistic: null,
  p: 1,
  effect: 0,
  rows,
  isLarge: false,
  impact: 0,
  topics: [`explained:${outcome.index}`],
  tell: () => ({ text: '', figures: [] }),
})

interface Grown {
  values: Float64Array
  factors: DriverFactor[]
}

/** The tree as far as rows that it was not grown on confirm it, from the root on. */
function holdOut({ values, factors }: Grown, { branches }: TreeNode, places: Int32Array): Held | null {
  if (!branches) return null
  const { split } = branches
  const grown = [branches.inside, branches.outside].map((node) => sampleOf(values, node.places).mean)
  const sides = partPlaces(factors, split, places)
  const [inside, outside] = [sampleOf(values, sides.inside), sampleOf(values, sides.outside)]
  const isSame = Math.sign(inside.mean - outside.mean) === Math.sign(grown[0]! - grown[1]!)
  const p = inside.n > 1 && outside.n > 1 ? welchP(inside, outside) : 1
  if (!isSame || !(p <= splitAlpha)) return null
  const n = inside.n + outside.n
  return {
    split,
    p,
    inside: holdOut({ values, factors }, branches.inside, sides.inside),
    outside: holdOut({ values, factors }, branches.outside, sides.outside),
    gain: ((inside.n * outside.n) / n) * (inside.mean - outside.mean) ** 2,
  }
}

const splitsOf = (held: Held | null): Held[] =>
  held ? [held, ...splitsOf(held.inside), ...splitsOf(held.outside)] : []

interface Step {
  held: Held
  isInside: boolean
}

function leavesOf(held: Held | null, path: Step[]): Step[][] {
  if (!held) return [path]
  return [
    ...leavesOf(held.inside, [...path, { held, isInside: true }]),
    ...leavesOf(held.outside, [...path, { held, isInside: false }]),
  ]
}

interface Segment extends DriverSegment {
  path: Step[]
}

function segmentOf(
  context: Context,
  outcome: ColumnProfile,
  { path, factors }: { path: Step[]; factors: DriverFactor[] },
): Segment | null {
  const sides = path.map(({ held, isInside }) => ({ ...held.split, isInside }))
  const all = driverConditions(context.table, factors, sides)
  if (!all) return null
  const filters = all.flatMap((condition) => condition.filters)
  const keep = filterRows(context.table, filters)
  const conditions = all.map((condition) => withoutUnmet(context, condition, keep))
  const average = averageOf(context, outcome, keep)
  return average.rows > 0 ? { path, conditions, average } : null
}

/** Of several names those that come with the other conditions: a path through the tree may name more than its end holds. */
function withoutUnmet(
  { table }: Context,
  condition: DriverCondition,
  keep: Uint8Array | null,
): DriverCondition {
  const { value } = condition.filters[0]!
  if (!Array.isArray(value)) return condition
  const { codes, values } = table.columns[condition.column.index]!
  const met = new Set<number>()
  codes.forEach((code, row) => {
    if (!keep || keep[row]) met.add(code)
  })
  return (
    namesOf(
      table,
      condition.column,
      values.map((name, code) => Number(value.includes(name) && met.has(code))),
    ) ?? condition
  )
}

interface Leaves {
  paths: Step[][]
  factors: DriverFactor[]
  /** Of the rows that the tree was made of. */
  places: Int32Array
}

/** The leaves whose rows average most and least; none where one of the two can't be put in words. */
function endsOf(context: Context, outcome: ColumnProfile, { paths, factors, places }: Leaves) {
  const numbers = gather(context.table.columns[outcome.index]!.numbers!, context.sample)
  const meanOf = (path: Step[]) => {
    const own = path.reduce(
      (left, { held, isInside }) => partPlaces(factors, held.split, left)[isInside ? 'inside' : 'outside'],
      places,
    )
    return sampleOf(numbers, own).mean
  }
  const order = paths
    .map((path) => ({ path, mean: meanOf(path) }))
    .sort((a, b) => b.mean - a.mean)
    .map(({ path }) => path)
  const ends = order.length > 1 ? [order[0]!, order.at(-1)!] : []
  return ends.map((path) => segmentOf(context, outcome, { path, factors }))
}

/** Whether the whole, with the rows that a factor lacks, lies between the two: else they are not its ends. */
function isAround(context: Context, outcome: ColumnProfile, { high, low }: Record<'high' | 'low', Segment>) {
  const { value } = averageOf(context, outcome, null)
  return low.average.value < value && value < high.average.value
}

/** One factor by itself is told as a difference of groups or as a relation. */
const isTogether = (high: Segment, low: Segment) => high.conditions.length > 1 || low.conditions.length > 1

/** What is said of the high and of the low end alike parts neither: rows beyond it may lie further. */
const areApart = (high: Segment, low: Segment) =>
  !high.conditions.some(({ column, words }) =>
    low.conditions.some((other) => other.column === column && other.words === words),
  )
