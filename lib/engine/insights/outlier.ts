import { formatPeriod } from '@/lib/format/format-period'
import type { ColumnProfile } from '../profile/profile'
import { extremeDeviateP } from '../stats/extreme-deviate'
import { normalQuantile } from '../stats/normal-quantile'
import type { Context } from './context'
import { isoDate } from './periods'
import { statisticFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const rowsMin = 30
/** Fewer different values are a scale, on which nothing is out of range. */
const distinctMin = 12
/** Five standard deviations are expected once in two million normal values. */
const deviationMin = 5
/** More values beyond the bound than this are a heavy tail, not outliers. */
const outliersMax = 5
/** Quantiles by which a tail's own width is measured, so that a long tail is no outlier. */
const tailQuantiles = [0.75, 0.9, 0.975]
/** A logarithm is taken where it makes the middle of the values clearly more even. */
const skewGain = 0.1

/**
 * One value far from all others: Grubbs' deviate (the first step of Rosner's generalised ESD, 1983) with the median
 * and a robust scale (Iglewicz & Hoaglin 1993), the scale taken on the value's own side at several quantiles. Needs 30
 * rows, 12 different values, 5 robust standard deviations and at most 5 such values.
 */
export function findOutliers(context: Context): Trial[] {
  return context.measures
    .filter(({ distinct }) => distinct >= distinctMin)
    .flatMap((measure) => outlierOf(context, measure))
}

interface Extreme {
  row: number
  z: number
  /** Values as far out, itself included. */
  beyond: number
  n: number
  median: number
}

function outlierOf(context: Context, measure: ColumnProfile): Trial[] {
  const numbers = context.table.columns[measure.index]!.numbers!
  const found = findExtreme(context, numbers)
  if (!found) return []
  const { row, z, n } = found
  const date = dateOf(context, row)
  return [
    {
      kind: 'outlier',
      columns: date === null ? [measure.index] : [measure.index, context.time!.index],
      value: date === null ? numbers[row]! : isoDate(date),
      direction: z > 0 ? 'high' : 'low',
      test: 'Grubbs deviate with a robust scale',
      statistic: z,
      p: extremeDeviateP(Math.abs(z), n),
      effect: Math.min(1, Math.abs(z) / 20),
      rows: n,
      isLarge: n >= rowsMin && Math.abs(z) >= deviationMin && found.beyond <= outliersMax,
      impact: context.importance(measure.index) * 0.7,
      topic: `outlier:${measure.index}`,
      tell: () => sentence(measure, { ...found, value: numbers[row]!, date }),
    },
  ]
}

function findExtreme(context: Context, numbers: Float64Array): Extreme | null {
  const sorted = Float64Array.from(context.sample, (row) => numbers[row]!)
    .filter((value) => !Number.isNaN(value))
    .sort()
  if (sorted.length < rowsMin) return null
  const scale = chooseScale(sorted)
  const at = (share: number) => scale(quantile(sorted, share))
  const middle = at(0.5)
  const width = (side: 1 | -1) =>
    Math.max(...tailQuantiles.map((q) => (side * (at(side === 1 ? q : 1 - q) - middle)) / normalQuantile(q)))
  const widths = { high: width(1), low: width(-1) }
  if (!(widths.high > 0) || !(widths.low > 0)) return null
  const deviate = (value: number) => {
    const distance = scale(value) - middle
    return distance > 0 ? distance / widths.high : distance / widths.low
  }
  const extreme = { row: -1, z: 0, beyond: 0, n: 0, median: quantile(sorted, 0.5) }
  for (let i = 0; i < numbers.length; i++) {
    if (Number.isNaN(numbers[i]!)) continue
    extreme.n++
    const z = deviate(numbers[i]!)
    if (Math.abs(z) >= deviationMin) extreme.beyond++
    if (Math.abs(z) > Math.abs(extreme.z)) Object.assign(extreme, { row: i, z })
  }
  return extreme.row < 0 ? null : extreme
}

/** The values themselves, or their logarithm where that evens the two halves. */
function chooseScale(sorted: Float64Array): (value: number) => number {
  if (!(sorted[0]! > 0)) return (value) => value
  const skew = (scale: (value: number) => number) => {
    const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => scale(quantile(sorted, share))) as [
      number,
      number,
      number,
    ]
    return high > low ? Math.abs(high + low - 2 * middle) / (high - low) : 0
  }
  const floor = sorted[0]! / 2
  const log = (value: number) => Math.log(Math.max(value, floor))
  return skew(log) < skew((value) => value) - skewGain ? log : (value) => value
}

/** By linear interpolation between order statistics (R's type 7). */
function quantile(sorted: Float64Array, share: number): number {
  const position = (sorted.length - 1) * share
  const low = Math.floor(position)
  const high = Math.min(sorted.length - 1, low + 1)
  return sorted[low]! + (position - low) * (sorted[high]! - sorted[low]!)
}

function dateOf({ time }: Context, row: number): number | null {
  const code = time?.codes[row] ?? -1
  return time && code >= 0 ? time.msOfCode[code]! : null
}

function sentence(measure: ColumnProfile, found: Extreme & { value: number; date: number | null }) {
  const { value, z, n, median, date } = found
  const proof = { rows: n }
  const side = z > 0 ? 'above' : 'below'
  const extreme = valueFigure(measure, value, { measure: z > 0 ? 'max' : 'min', ...proof })
  const when = date === null ? '' : ` on ${formatPeriod(isoDate(date))}`
  return tell(
    `One value of ${measure.label} stands far apart: `,
    extreme,
    `${when}, `,
    statisticFigure(measure, Math.abs(z), { measure: 'robust_z', ...proof, decimals: 1 }),
    ` robust standard deviations ${side} the median of `,
    valueFigure(measure, median, { measure: 'median', ...proof }),
    '.',
  )
}
