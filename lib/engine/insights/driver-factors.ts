import type { ColumnProfile } from '../profile/profile'
import { etaSquared } from '../stats/effect-size'
import type { TreeFactor } from '../stats/grow-tree'
import { roundEdges } from '../stats/round-edges'
import { mapBands } from '../table/map-codes'
import { arithmeticPairs } from './arithmetic-pairs'
import { followsByDefinition } from './by-definition'
import type { Context } from './context'

/** A column that may explain another, as the tree asks about it. */
export interface DriverFactor extends TreeFactor {
  column: ColumnProfile
  /** For a number: where it may be cut; code 1 begins at the first. */
  edges: number[] | null
}

/** The strongest by themselves; what goes with the outcome only beside others is seldom further behind. */
const factorsMax = 12
const valuesMax = 30
/** A column with more gaps than this would tell of few rows. */
const missingShareMax = 0.2
/** From here a column is the outcome under another name, or made of it. */
const sameFrom = 0.9
/** From here the values of a category are bands of a number. */
const bandFrom = 0.7

/** What may explain an outcome: no id, no copy, nothing that is made of it or measures the same thing again. */
export function driverFactors(context: Context, outcome: ColumnProfile): DriverFactor[] {
  const ofContext = known.get(context) ?? new Map<ColumnProfile, DriverFactor[]>()
  known.set(context, ofContext)
  const factors = ofContext.get(outcome) ?? rankFactors(context, outcome)
  ofContext.set(outcome, factors)
  return factors
}

/** Trees and cells ask about the same outcomes. */
const known = new WeakMap<Context, Map<ColumnProfile, DriverFactor[]>>()

function rankFactors(context: Context, outcome: ColumnProfile): DriverFactor[] {
  const isFree = (other: ColumnProfile) => isApart(context, outcome, other)
  const measures = context.measures.filter(isFree)
  const made = outcome.of ? new Set() : arithmeticPairs(context, outcome, measures)
  const numbers = measures
    .filter(({ index }) => !made.has(index))
    .flatMap((other) => numberFactor(context, other))
  const groups = context.dimensions
    .filter((other) => isFree(other) && other.distinct <= valuesMax)
    .filter((other) => !followsByDefinition(context, outcome, other))
    .filter((other) => !isMadeOf(context, other, { outcome, numbers }))
    .map((column): DriverFactor => {
      const count = context.table.columns[column.index]!.values.length
      return { column, edges: null, codes: context.sampledCodes(column.index), count, isOrdered: false }
    })
  const values = context.sampledNumbers(outcome.index)
  const ranked = [...groups, ...numbers]
    .map((factor) => ({ factor, effect: etaSquared(values, factor.codes) }))
    .filter(({ effect }) => effect < sameFrom)
    .sort((a, b) => b.effect - a.effect || a.factor.column.index - b.factor.column.index)
    .map(({ factor }) => factor)
  return withoutForms(context, ranked).slice(0, factorsMax)
}

function isApart(context: Context, outcome: ColumnProfile, other: ColumnProfile): boolean {
  return (
    other.index !== outcome.index &&
    other.name !== outcome.name &&
    !other.of &&
    !other.mayBeResult &&
    other.missing <= missingShareMax * context.table.rowCount &&
    !(isAmount(outcome) && isAmount(other)) &&
    !context.areBound(outcome.index, other.index) &&
    !isSameSeries(outcome, other)
  )
}

/** Whether a category is computed of the outcome, or is bands of a number: one that is asked itself, or an amount. */
function isMadeOf(
  { table, measures, sampledNumbers, sampledCodes }: Context,
  { index }: ColumnProfile,
  { outcome, numbers }: { outcome: ColumnProfile; numbers: DriverFactor[] },
): boolean {
  const names = [outcome, ...numbers.map(({ column }) => column)].map(({ name }) => name)
  if (table.columns[index]!.derivedFrom?.some((name) => names.includes(name))) return true
  const amounts = isAmount(outcome) ? measures.filter((other) => isAmount(other) && other !== outcome) : []
  return amounts.some((amount) => etaSquared(sampledNumbers(amount.index), sampledCodes(index)) >= bandFrom)
}

/** Of a column and its finer form the stronger one. */
function withoutForms(context: Context, ranked: DriverFactor[]): DriverFactor[] {
  const kept: DriverFactor[] = []
  for (const factor of ranked) {
    const isForm = kept.some(({ column }) => context.areBound(column.index, factor.column.index))
    if (!isForm) kept.push(factor)
  }
  return kept
}

/** Two amounts of a thing both grow with the thing. */
const isAmount = ({ additivity }: ColumnProfile) => additivity === 'additive'

/** `G1` and `G3`, `score_2019` and `score_2020`: one thing measured again. */
function isSameSeries(a: ColumnProfile, b: ColumnProfile): boolean {
  const stem = ({ name }: ColumnProfile) => name.toLowerCase().replace(/[\d\W_]+/g, '')
  return /\d/.test(a.name + b.name) && stem(a) === stem(b)
}

function numberFactor({ scores, sampledNumbers }: Context, column: ColumnProfile): DriverFactor[] {
  const numbers = sampledNumbers(column.index)
  const edges = roundEdges(scores(column.index).ranks.sorted)
  if (edges.length === 0) return []
  return [{ column, edges, codes: mapBands(numbers, edges), count: edges.length + 1, isOrdered: true }]
}
