import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile } from '../profile/profile'
import { enoughRows, roundFloor } from '../stats/enough-rows'
import { quantileOf } from '../stats/quantile-of'
import { groupNumbers } from '../table/aggregate-groups'
import type { Context } from './context'

interface End {
  name: string
  value: number
  rows: number
}

/** The groups whose typical value is highest and lowest. */
export interface Contrast {
  how: 'median' | 'avg'
  high: End
  low: End
  /** Of how many groups, where some have too few rows to be one of the two; null where none has. */
  among: { floor: number; kept: number; all: number } | null
  /** Rows of all groups. */
  rows: number
}

/**
 * The highest and the lowest average, as charts show them, where medians are near them or all the same, or of a rate;
 * else the highest and the lowest median. Null where neither differs.
 */
export function findContrast(
  context: Context,
  measure: ColumnProfile,
  dimension: ColumnProfile,
): Contrast | null {
  const groups = context.groups(measure.index, dimension.index)
  const { counts, sums } = groups
  const present = [...counts.keys()].filter((code) => counts[code]! > 0)
  const least = enoughRows(groups)
  const named = present.filter((code) => counts[code]! >= least)
  if (named.length < 2) return null
  const ends = (how: Contrast['how'], values: Map<number, number>) => {
    const { values: names } = context.table.columns[dimension.index]!
    const order = named.toSorted((a, b) => values.get(b)! - values.get(a)!)
    const endOf = (code: number): End => ({
      name: names[code]!,
      value: values.get(code)!,
      rows: counts[code]!,
    })
    return { how, high: endOf(order[0]!), low: endOf(order.at(-1)!) }
  }
  const averages = new Map(named.map((code) => [code, sums[code]! / counts[code]!]))
  const byAverage = ends('avg', averages)
  const byMedian = measure.of ? byAverage : ends('median', mediansOf(context, { measure, dimension, named }))
  const agree = areNear(byAverage.high, byMedian.high) && areNear(byAverage.low, byMedian.low)
  const found = (agree && !isUneven(measure)) || !isApart(byMedian) ? byAverage : byMedian
  return isApart(found)
    ? { ...found, among: amongOf(counts, present, least), rows: groups.total.count }
    : null
}

type Ends = Pick<Contrast, 'high' | 'low'>

const isApart = ({ high, low }: Ends) => high.value > low.value

/** An average this near its median is no single row's. */
const nearShare = 0.2
const areNear = (average: End, median: End) =>
  average.name === median.name && Math.abs(average.value - median.value) <= nearShare * Math.abs(median.value)

function amongOf(counts: Float64Array, present: number[], least: number): Contrast['among'] {
  const tooFew = present.map((code) => counts[code]!).filter((rows) => rows < least)
  if (tooFew.length === 0) return null
  const enough = present.map((code) => counts[code]!).filter((rows) => rows >= least)
  return {
    floor: roundFloor(Math.max(...tooFew), Math.min(...enough)),
    kept: enough.length,
    all: present.length,
  }
}

interface Asked {
  measure: ColumnProfile
  dimension: ColumnProfile
  named: number[]
}

function mediansOf({ table }: Context, { measure, dimension, named }: Asked): Map<number, number> {
  const { codes, values } = table.columns[dimension.index]!
  const lists = groupNumbers({ groups: codes, count: values.length }, table.columns[measure.index]!.numbers!)
  return new Map(named.map((code) => [code, quantileOf(lists[code]!, 0.5)]))
}
