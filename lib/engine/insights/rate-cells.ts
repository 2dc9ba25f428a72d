import type { Filter } from '@/lib/contracts/query'
import { metricLabel } from '../metric/metric-label'
import type { ColumnProfile } from '../profile/profile'
import { binomialUpper } from '../stats/binomial-tail'
import { chiSquareUpper, normalUpper } from '../stats/distributions'
import { filterRows } from '../table/filter-rows'
import { gather } from '../table/gather'
import { averageOf } from './averages'
import { type CellCondition, cellConditions } from './cell-conditions'
import { jointParts, linesOf, type Part, type Parts, partsOf } from './cell-parts'
import type { Context } from './context'
import { type DriverFactor, driverFactors } from './driver-factors'
import { type CellSeed, grownCell } from './grow-cell'
import { countFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const outcomesMax = 3
/** A cell, and what only one of its conditions holds for, have at least so many rows, and this share of all. */
const rowsMin = 20
const shareMin = 0.02
/** The odds of the cell against those of what only one of the two holds for. */
const oddsMin = 2
/** What only one of the two holds for lies apart from the cell, chance or not, at this level. */
const apartMax = 0.005

/**
 * Where a rate is far from what two conditions lead to expect by themselves: of all pairs of values, and of numbers on
 * either side of an edge, the cell that tells most. Its p is the larger of the likelihood ratio's against the rest
 * (Wilks 1938) and the exact binomial tail against the highest of what the rest, either condition alone, their sum and
 * their product lead to expect, times the cells of the pair; the two sides must lie apart as well (two proportions), by
 * twice the odds.
 */
export const findRateCells = (context: Context): Trial[] =>
  context.measures
    .filter(({ of }) => of !== undefined)
    .slice(0, outcomesMax)
    .flatMap((outcome) => cellsOf(context, outcome))

function cellsOf(context: Context, outcome: ColumnProfile): Trial[] {
  const values = gather(context.table.columns[outcome.index]!.numbers!, context.sample)
  const sides = driverFactors(context, outcome)
    .map((factor) => ({ factor, conditions: cellConditions(context.table, factor) }))
    .filter(({ conditions }) => conditions.length > 0)
  return sides.flatMap((a, place) =>
    sides
      .slice(place + 1)
      .filter((b) => !context.areBound(a.factor.column.index, b.factor.column.index))
      .flatMap((b) => trialOf(context, outcome, strongestCell(context, values, [a, b])) ?? []),
  )
}

interface Side {
  factor: DriverFactor
  conditions: CellCondition[]
}

interface Cell {
  a: CellCondition
  b: CellCondition
  inside: Part
  /** How much better two rates tell the rows than one: the likelihood ratio of the cell against the rest. */
  gain: number
  p: number
  isHigh: boolean
  all: Part
}

/** The cell that tells most, its p times the number of cells that were looked at. */
function strongestCell({ table }: Context, values: Float64Array, [a, b]: [Side, Side]): Cell | null {
  const joint = jointParts(values, a.factor, b.factor)
  const { all } = joint
  const least = Math.max(rowsMin, shareMin * all.n)
  const isLarge = ({ inside, onlyA, onlyB }: Parts) => [inside, onlyA, onlyB].every(({ n }) => n >= least)
  let best: Cell | null = null
  let seed: (CellSeed & { gain: number }) | null = null
  let looked = 0
  for (const one of a.conditions) {
    const lines = linesOf(joint, one)
    for (const other of b.conditions) {
      const parts = partsOf(lines, other)
      if (!isLarge(parts)) continue
      looked++
      const gain = gainOf(parts.inside, all)
      if (!seed || gain > seed.gain) seed = { a: one, b: other, gain }
      const found = departureOf(parts, all)
      if (found && (!best || found.gain > best.gain))
        best = { a: one, b: other, inside: parts.inside, all, ...found }
    }
  }
  const growing = {
    table,
    joint,
    factors: [a.factor, b.factor] as [DriverFactor, DriverFactor],
    gainOf: (inside: Part) => gainOf(inside, all),
  }
  const grown = seed && grownCell(growing, seed)
  const wider = grown && isLarge(grown.parts) ? departureOf(grown.parts, all) : null
  if (grown && wider && (!best || wider.gain > best.gain))
    best = { a: grown.a, b: grown.b, inside: grown.parts.inside, all, ...wider }
  return best && { ...best, p: Math.min(1, best.p * (looked + (grown?.looked ?? 0))) }
}

const rateOf = ({ n, hits }: Part) => hits / n
const flipped = ({ n, hits }: Part): Part => ({ n, hits: n - hits })
const odds = (rate: number) => rate / (1 - rate)

/** Null where the cell is what its conditions lead to expect. */
function departureOf(parts: Parts, all: Part): Pick<Cell, 'p' | 'gain' | 'isHigh'> | null {
  const isHigh = rateOf(parts.inside) > rateOf(all)
  const seen = isHigh
    ? parts
    : (Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, flipped(part)])) as Parts)
  const whole = isHigh ? all : flipped(all)
  const { inside, onlyA, onlyB } = seen
  const isApart = [onlyA, onlyB].every(
    (side) => odds(rateOf(inside)) >= oddsMin * odds(rateOf(side)) && apartness(inside, side) <= apartMax,
  )
  if (!isApart) return null
  const gain = gainOf(inside, whole)
  const p = Math.max(chiSquareUpper(gain, 1), binomialUpper(inside.hits, inside.n, expectedOf(seen, whole)))
  return { p, gain, isHigh }
}

/** Twice the log of the likelihood ratio of a part and the rest against one rate for all (Wilks 1938). */
function gainOf(inside: Part, all: Part): number {
  const rest = { n: all.n - inside.n, hits: all.hits - inside.hits }
  const term = (count: number, rate: number) => (count > 0 ? count * Math.log(rate) : 0)
  const own = (part: Part) => term(part.hits, rateOf(part)) + term(part.n - part.hits, 1 - rateOf(part))
  return 2 * (own(inside) + own(rest) - own(all))
}

/** The highest rate that the rest of the rows, either condition, or both together would make. */
function expectedOf({ inside, onlyA, onlyB, neither }: Parts, all: Part): number {
  const rest = rateOf({ n: all.n - inside.n, hits: all.hits - inside.hits })
  const [a, b] = [rateOf(onlyA), rateOf(onlyB)]
  const base = neither.n > 0 ? rateOf(neither) : rest
  const product = base > 0 ? (a * b) / base : 0
  return Math.min(1, Math.max(rest, a, b, a + b - base, product < 1 ? product : 0))
}

/** How often chance parts two proportions so far: normal tail with the variance of both together. */
function apartness(inside: Part, side: Part): number {
  const both = (inside.hits + side.hits) / (inside.n + side.n)
  const error = Math.sqrt(both * (1 - both) * (1 / inside.n + 1 / side.n))
  return error > 0 ? normalUpper((rateOf(inside) - rateOf(side)) / error) : 1
}

function trialOf(context: Context, outcome: ColumnProfile, cell: Cell | null): Trial[] | null {
  if (!cell) return null
  const { a, b, inside, all, p, isHigh } = cell
  const share = inside.n / all.n
  const spread = Math.sqrt(rateOf(all) * (1 - rateOf(all)))
  const apart = Math.abs(rateOf(inside) - rateOf(all)) / (1 - share)
  const effect = (apart / spread) * Math.sqrt(share * (1 - share))
  return [
    {
      kind: 'exception',
      columns: [outcome.index, a.column.index, b.column.index],
      value: `${a.name} × ${b.name}`,
      direction: isHigh ? 'high' : 'low',
      test: 'likelihood ratio and exact binomial tail of a cell',
      statistic: rateOf(inside),
      p,
      effect: Math.min(1, effect),
      rows: all.n,
      isLarge: true,
      impact: context.importance(outcome.index) * 0.8,
      topics: [`exception:${outcome.index}`],
      tell: () => sentence(context, outcome, cell),
    },
  ]
}

/** `Share lapsed is unusually high where channel is not Broker and rise is 10% or more: 43% of 240 rows, against 15% of all others (17% where only the first holds, 12% where only the second does).` */
function sentence(context: Context, outcome: ColumnProfile, { a, b, isHigh }: Cell) {
  const keepOf = (filters: Filter[]) => filterRows(context.table, filters)
  const rate = (filters: Filter[]) => {
    const { how, value, rows } = averageOf(context, outcome, keepOf(filters))
    return valueFigure(outcome, value, { measure: how, filters, rows })
  }
  const both = [a.filter, b.filter]
  const inside = averageOf(context, outcome, keepOf(both))
  return tell(
    `${metricLabel(outcome, 'avg')} is unusually ${isHigh ? 'high' : 'low'} where ${a.words} and ${b.words}: `,
    rate(both),
    ' of ',
    countFigure(outcome, inside.rows, { measure: 'count', filters: both, rows: inside.rows }),
    ' rows, against ',
    rate([a.filter, b.other]),
    ' where only the first holds and ',
    rate([a.other, b.filter]),
    ' where only the second does.',
  )
}
