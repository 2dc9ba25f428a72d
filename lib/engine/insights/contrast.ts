import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile } from '../profile/profile'
import { enoughRows, leastRowsOf } from '../stats/enough-rows'
import { quantileOf } from '../stats/quantile-of'
import { groupNumbers } from '../table/aggregate-groups'
import { filterRows } from '../table/filter-rows'
import { averageOf } from './averages'
import type { Context } from './context'
import type { Groups } from './groups'
import { equals } from './telling'

interface End {
  name: string
  value: number
  rows: number
}

/** The groups whose typical value is highest and lowest. */
export interface Contrast {
  /** As evidence names it: `median`, `avg`, or a sum over a sum. */
  how: string
  high: End
  low: End
  /** Of how many groups, where some have too few rows to be one of the two; null where none has. */
  among: { floor: number; kept: number; all: number } | null
  /** Rows of all groups. */
  rows: number
}

/**
 * The highest and the lowest average or median, as charts show them; of what adds up, whose charts show sums, medians
 * where averages are not near them. A group of few rows is left out only where its own interval is too wide to
 * say that it is one of the two. Null where neither differs.
 */
export function findContrast(
  context: Context,
  measure: ColumnProfile,
  dimension: ColumnProfile,
): Contrast | null {
  const groups = context.groups(measure.index, dimension.index)
  const { counts } = groups
  const present = [...counts.keys()].filter((code) => counts[code]! > 0)
  const floor = leastRowsOf(context.table.rowCount)
  const named = present.filter((code) => counts[code]! >= floor)
  if (named.length < 2) return null
  const enough = enoughRows(groups)
  const ends = (how: Contrast['how'], levels: Map<number, Level>) => {
    const { values: names } = context.table.columns[dimension.index]!
    const endOf = (sign: 1 | -1): End => {
      const code = surest({ named, levels, isAmple: (at) => counts[at]! >= enough }, sign)
      return { name: names[code]!, value: levels.get(code)!.value, rows: counts[code]! }
    }
    return { how, high: endOf(1), low: endOf(-1) }
  }
  const averages = averagesOf(groups, named)
  const byAverage = measure.isRatio
    ? ends(averageOf(context, measure, null).how, ratiosOf(context, { measure, dimension, named }, averages))
    : ends('avg', averages)
  const byMedian =
    measure.of || measure.isScore || measure.isRatio
      ? byAverage
      : ends('median', mediansOf(context, { measure, dimension, named }))
  const isDrawnAsAverage = measure.additivity === 'intensive'
  const agree = areNear(byAverage.high, byMedian.high) && areNear(byAverage.low, byMedian.low)
  const isAverage = !isUneven(measure) && (isDrawnAsAverage || agree)
  const found = isAverage || !isApart(byMedian) ? byAverage : byMedian
  if (!isApart(found)) return null
  const among = named.length < present.length ? { floor, kept: named.length, all: present.length } : null
  return { ...found, among, rows: groups.total.count }
}

/** A group's typical value and its standard error. */
interface Level {
  value: number
  error: number
}

interface Choice {
  named: number[]
  levels: Map<number, Level>
  /** Whether a group has rows enough, however wide its rows lie. */
  isAmple(code: number): boolean
}

/** So many standard errors either way are the interval of a group of few rows. */
const intervalErrors = 2

/** The group that lies farthest: one of few rows only where its whole interval lies beyond the ample ones. */
function surest({ named, levels, isAmple }: Choice, sign: 1 | -1): number {
  const placed = (code: number) => sign * levels.get(code)!.value
  const order = named.toSorted((a, b) => placed(b) - placed(a))
  const ample = order.find(isAmple) ?? order[0]!
  const isSure = (code: number) => placed(code) - intervalErrors * levels.get(code)!.error > placed(ample)
  return order.find((code) => code === ample || isSure(code))!
}

type Ends = Pick<Contrast, 'high' | 'low'>

const isApart = ({ high, low }: Ends) => high.value > low.value

/** An average this near its median is no single row's. */
const nearShare = 0.2
const areNear = (average: End, median: End) =>
  average.name === median.name && Math.abs(average.value - median.value) <= nearShare * Math.abs(median.value)

/** Averages; a group's own spread, where it is narrower than that of all groups, is luck of a few rows. */
function averagesOf({ counts, sums, squares }: Groups, named: number[]): Map<number, Level> {
  const inside = (code: number) => Math.max(0, squares[code]! - sums[code]! ** 2 / counts[code]!)
  const [all, rows] = named.reduce(
    ([sum, count], code) => [sum + inside(code), count + counts[code]! - 1] as const,
    [0, 0] as readonly [number, number],
  )
  const levelOf = (code: number): Level => {
    const variance = Math.max(all / Math.max(1, rows), inside(code) / Math.max(1, counts[code]! - 1))
    return { value: sums[code]! / counts[code]!, error: Math.sqrt(variance / counts[code]!) }
  }
  return new Map(named.map((code) => [code, levelOf(code)]))
}

/** What happened in each group over what it could happen to. */
function ratiosOf(
  context: Context,
  { measure, dimension, named }: Asked,
  averages: Map<number, Level>,
): Map<number, Level> {
  const { values } = context.table.columns[dimension.index]!
  const levelOf = (code: number): Level => {
    const keep = filterRows(context.table, [equals(dimension, values[code]!)])
    return { value: averageOf(context, measure, keep).value, error: averages.get(code)!.error }
  }
  return new Map(named.map((code) => [code, levelOf(code)]))
}

interface Asked {
  measure: ColumnProfile
  dimension: ColumnProfile
  named: number[]
}

function mediansOf({ table }: Context, { measure, dimension, named }: Asked): Map<number, Level> {
  const { codes, values } = table.columns[dimension.index]!
  const lists = groupNumbers({ groups: codes, count: values.length }, table.columns[measure.index]!.numbers!)
  const levelOf = (list: Float64Array): Level => {
    const [low, value, high] = [0.25, 0.5, 0.75].map((share) => quantileOf(list, share))
    return { value: value!, error: (medianError * (high! - low!)) / Math.sqrt(list.length) }
  }
  return new Map(named.map((code) => [code, levelOf(lists[code]!)]))
}

/** The standard error of a median, times the root of its rows, over the quartiles' distance (of normal values). */
const medianError = 0.93
