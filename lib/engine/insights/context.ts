import { identityBonds } from '../profile/identity-bonds'
import type { ColumnProfile, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import { normalScores, type Ranks, rankValues } from '../stats/ranks'
import { gather, gatherCodes } from '../table/gather'
import type { Table } from '../table/table'
import { type Axis, type Course, createRowAxis, runCourse } from './course'
import { countRows, type Groups, groupMeasures, groupRows } from './groups'
import { createTimeline, type Timeline } from './timeline'
import { findTotalsAxis, runTotals, type TotalsAxis } from './totals-course'

export interface Scores {
  ranks: Ranks
  /** Normal scores, NaN where missing. */
  normal: Float64Array
}

/** What all kinds share: which columns to ask about, and aggregates made once. */
export interface Context {
  table: Table
  profile: Profile
  name: string
  /** Measures that something may be claimed of, most telling first. */
  measures: ColumnProfile[]
  /** Dimensions with few values. */
  dimensions: ColumnProfile[]
  /** Columns whose values are many single things: customers, machines. */
  entities: ColumnProfile[]
  time: Timeline | null
  /** The sampled rows on the time axis; null without one or with too few periods. */
  axis: Axis | null
  /** Periods on the time axis, where their totals run otherwise than the rows. */
  totals: TotalsAxis | null
  /** Rows that rank tests look at, in order. */
  sample: Uint32Array
  /** Of the sampled rows. */
  scores(measure: number): Scores
  /** Numbers of the sampled rows. */
  sampledNumbers(column: number): Float64Array
  /** Codes of the sampled rows. */
  sampledCodes(column: number): Int32Array
  /** Aggregates of a measure (or of rows, for null) over the values of a column. */
  groups(measure: number | null, dimension: number): Groups
  /** How the measure runs over time; null without a time column. */
  course(measure: ColumnProfile): Course | null
  /** How the sum by period runs; null where rows come evenly or nothing may be summed. */
  totalsCourse(measure: ColumnProfile): Course | null
  /** First-lag autocorrelation of a measure's ranks where rows are a series in time, else 0. */
  memory(measure: number): number
  /** Two columns of one identity, or one the finer form of the other: what they share is no finding. */
  areBound(a: number, b: number): boolean
  /** 0 to 1: how telling the measure is. */
  importance(measure: number): number
}

/** Rank tests gain nothing that shows beyond so many rows, and cost a sort of them. */
const sampleRowsMax = 10_000
/** Pairs grow with the square. */
const measuresMax = 10
const dimensionsMax = 8
const dimensionValuesMax = 50
const entityValuesMin = 10
const entitiesMax = 3
/** An entity has at least so many rows on average, else it is a name of the row. */
const rowsPerEntityMin = 3
/** Fewer values than this prove nothing. */
export const rowsMin = 20

export function createContext(input: { table: Table; profile: Profile; name: string }): Context {
  const { table, profile } = input
  const sample = sampleRows(table.rowCount)
  const time = createTimeline(table, profile)
  const measures = tellingMeasures(table, profile)
  const codes = memoize((column: number) =>
    sample.length === table.rowCount
      ? table.columns[column]!.codes
      : gatherCodes(table.columns[column]!.codes, sample),
  )
  const numbers = memoize((column: number) => gather(table.columns[column]!.numbers!, sample))
  const rowsOf = memoize((dimension: number) => countRows(table, dimension))
  const groupsOf = memoize((dimension: number) => {
    groupMeasures(table, measures, dimension)
    return memoize((measure: number) => groupRows(table, { measure, dimension }, rowsOf(dimension)))
  })
  const axis = time ? createRowAxis(time, codes(time.index)) : null
  const totals = time ? findTotalsAxis(time) : null
  const areBound = createBonds(profile)
  // how old something is goes with the date by definition
  const isClock = ({ index }: ColumnProfile) => time !== null && areBound(index, time.index)
  const context: Context = {
    ...input,
    measures,
    ...breakdowns(table, profile, time),
    time,
    axis,
    totals,
    sample,
    scores: memoize((measure: number) => {
      const ranks = rankValues(numbers(measure))
      return { ranks, normal: normalScores(ranks) }
    }),
    sampledNumbers: numbers,
    sampledCodes: codes,
    groups: (measure, dimension) => (measure === null ? rowsOf(dimension) : groupsOf(dimension)(measure)),
    course: memoize((measure: ColumnProfile) =>
      axis && !isClock(measure)
        ? runCourse(axis, context.scores(measure.index).normal, () => numbers(measure.index))
        : null,
    ),
    totalsCourse: memoize((measure: ColumnProfile) =>
      totals && time && measure.additivity === 'additive' && !isClock(measure)
        ? runTotals(totals, context.groups(measure.index, time.index).sums)
        : null,
    ),
    memory: memoize((measure: number) => memoryOf(context, measure)),
    areBound,
    importance: (measure) => 1 / (1 + 0.15 * Math.max(0, profile.measures.indexOf(measure))),
  }
  return context
}

function sampleRows(rowCount: number): Uint32Array {
  if (rowCount <= sampleRowsMax) return Uint32Array.from({ length: rowCount }, (_, i) => i)
  const step = rowCount / sampleRowsMax
  return Uint32Array.from({ length: sampleRowsMax }, (_, i) => Math.floor((i + 0.5) * step))
}

/** Measures but those that only repeat another one, or are followed by their rate. */
function tellingMeasures(table: Table, profile: Profile): ColumnProfile[] {
  const copies = new Set(
    profile.identities.filter(({ kind }) => kind === 'scaled').map(({ result }) => result),
  )
  return profile.measures
    .filter((index) => !copies.has(index) && table.columns[index]?.numbers)
    .map((index) => profile.columns[index]!)
    .filter(
      ({ missing, summary, isRated }) =>
        !isRated && table.rowCount - missing >= rowsMin && summary && summary.max > summary.min,
    )
    .slice(0, measuresMax)
}

function breakdowns(table: Table, profile: Profile, time: Timeline | null) {
  const measures = new Set(profile.measures)
  // what others lead to leads to none of them
  const ends = new Set(
    (profile.outcomes ?? []).slice(0, 1).flatMap((index) => {
      const end = table.columns.find(({ name }) => name === profile.columns[index]!.of?.column)
      return end ? [end.name, ...(end.derivedFrom ?? [])] : []
    }),
  )
  const isFree = ({ index, name }: ColumnProfile) =>
    index !== time?.index && !measures.has(index) && !ends.has(name)
  const dimensions = profile.dimensions
    .map((index) => profile.columns[index]!)
    .filter((column) => isFree(column) && column.distinct >= 2 && column.distinct <= dimensionValuesMax)
    .slice(0, dimensionsMax)
  const named = profile.columns.filter(({ role }) => role === 'category' || role === 'geo' || role === 'code')
  const entities = [...new Set([...profile.dimensions.map((index) => profile.columns[index]!), ...named])]
    .filter((column) => isFree(column) && column.distinct >= entityValuesMin)
    .filter(
      ({ distinct, geo }) =>
        distinct * rowsPerEntityMin <= table.rowCount && geo !== 'latitude' && geo !== 'longitude',
    )
    .slice(0, entitiesMax)
  return { dimensions, entities }
}

function createBonds({
  columns,
  identities,
  dependencies,
  forms,
  outcomes = [],
}: Profile): (a: number, b: number) => boolean {
  const areTied = identityBonds(identities)
  const pairs = new Set([...dependencies, ...forms].flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const isAnswer = (index: number) => columns[index]!.role !== 'measure' || columns[index]!.of !== undefined
  // an exam is passed by its points, and so by those of its parts
  const isDecidedBy = memoize((answer: number) => [
    ...new Set(
      [...dependencies, ...forms]
        .filter((pair) => isAnswer(answer) && pair.includes(answer))
        .flat()
        .filter((index) => !isAnswer(index)),
    ),
  ])
  const isOfParts = (a: number, b: number) => isDecidedBy(a).some((whole) => areTied(whole, b))
  // of two numbers one may follow from the other; a kind that came of what happened is no group of it
  const isResultOf = (a: number, b: number) =>
    outcomes.includes(a) && columns[b]!.isResult === true && columns[b]!.role !== 'measure'
  return (a, b) =>
    pairs.has(`${a} ${b}`) ||
    areTied(a, b) ||
    isOfParts(a, b) ||
    isOfParts(b, a) ||
    isResultOf(a, b) ||
    isResultOf(b, a)
}

/** Rows are a series where most have a date of their own. */
const ownDatesMin = 0.67
const memoryMax = 0.98

function memoryOf({ time, sample, sampledCodes, scores }: Context, measure: number): number {
  if (!time || time.msOfCode.length < ownDatesMin * sample.length) return 0
  const codes = sampledCodes(time.index)
  const moments = Float64Array.from(codes, (code) => (code < 0 ? Number.NaN : time.msOfCode[code]!))
  const order = Uint32Array.from(codes.keys()).sort((a, b) => moments[a]! - moments[b]!)
  const inOrder = Float64Array.from(order, (position) => scores(measure).normal[position]!)
  return Math.min(memoryMax, correlate(inOrder.subarray(1), inOrder.subarray(0, -1)).r)
}

function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}
