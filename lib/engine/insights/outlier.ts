import { inPeriod } from '@/lib/format/in-period'
import type { ColumnProfile } from '../profile/profile'
import { extremeDeviateP } from '../stats/extreme-deviate'
import { normalQuantile } from '../stats/normal-quantile'
import type { Context } from './context'
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
  const found = findExtreme(context, measure)
  if (!found || found.row < 0) return []
  const { row, z, n } = found
  const date = dateOf(context, row)
  return [
    {
      kind: 'outlier',
      columns: date === null ? [measure.index] : [measure.index, context.time!.index],
      value: date === null ? numbers[row]! : context.time!.write(date),
      direction: z > 0 ? 'high' : 'low',
      test: 'Grubbs deviate with a robust scale',
      statistic: z,
      p: extremeDeviateP(Math.abs(z), n),
      effect: Math.min(1, Math.abs(z) / 20),
      rows: n,
      isLarge: n >= rowsMin && Math.abs(z) >= deviationMin && found.beyond <= outliersMax,
      impact: context.importance(measure.index) * 0.7,
      topics: [`outlier:${measure.index}`],
      tell: () =>
        sentence(measure, {
          ...found,
          value: numbers[row]!,
          date: date === null ? null : context.time!.write(date),
          name: date === null ? nameOf(context, row) : null,
        }),
    },
  ]
}

function findExtreme(context: Context, { index, summary }: ColumnProfile): Extreme | null {
  const numbers = context.table.columns[index]!.numbers!
  const { sorted } = context.scores(index).ranks
  const deviate = sorted.length < rowsMin ? null : createDeviate(sorted)
  if (!deviate || !summary) return null
  const value = Math.abs(deviate(summary.max)) >= Math.abs(deviate(summary.min)) ? summary.max : summary.min
  const z = deviate(value)
  const isFar = Math.abs(z) >= deviationMin
  const beyond = isFar ? numbers.reduce((n, x) => (Math.abs(deviate(x)) >= deviationMin ? n + 1 : n), 0) : 0
  const n = context.table.rowCount - context.table.columns[index]!.missing
  return { row: numbers.indexOf(value), z, beyond, n, median: summary.median }
}

type Deviate = (value: number) => number

/**
 * Values are measured as they are, or by their logarithm where that evens the two halves; a low value has to be far
 * off as it is too, since a logarithm stretches what is near zero.
 */
function createDeviate(sorted: Float64Array): Deviate | null {
  const plain = deviateOn(sorted, (value) => value)
  if (!plain || !(sorted[0]! > 0)) return plain
  const floor = sorted[0]! / 2
  const log = (value: number) => Math.log(Math.max(value, floor))
  const byLog = deviateOn(sorted, log)
  if (!byLog || skewOf(sorted, log) >= skewOf(sorted, (value) => value) - skewGain) return plain
  return (value) => {
    const z = byLog(value)
    return z < 0 ? Math.max(z, Math.min(0, plain(value))) : z
  }
}

/** Distance from the median in widths of the value's own side. */
function deviateOn(sorted: Float64Array, scale: (value: number) => number): Deviate | null {
  const at = (share: number) => scale(quantile(sorted, share))
  const middle = at(0.5)
  const width = (side: 1 | -1) =>
    Math.max(...tailQuantiles.map((q) => (side * (at(side === 1 ? q : 1 - q) - middle)) / normalQuantile(q)))
  const widths = { high: width(1), low: width(-1) }
  if (!(widths.high > 0) || !(widths.low > 0)) return null
  return (value) => {
    const distance = scale(value) - middle
    return distance > 0 ? distance / widths.high : distance / widths.low
  }
}

function skewOf(sorted: Float64Array, scale: (value: number) => number): number {
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => scale(quantile(sorted, share)))
  return high! > low! ? Math.abs(high! + low! - 2 * middle!) / (high! - low!) : 0
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

const nameRoles: ColumnProfile['role'][] = ['category', 'geo', 'text']
/** A longer text is no name. */
const nameLengthMax = 40

/** What the row is called, where a column has a short text of its own in every row. */
function nameOf({ profile, table }: Context, row: number): string | null {
  const names = profile.columns.find(
    ({ type, role, distinct }) => type === 'text' && nameRoles.includes(role) && distinct === table.rowCount,
  )
  if (!names) return null
  const { codes, values } = table.columns[names.index]!
  const name = values[codes[row]!] ?? ''
  return name.length > 0 && name.length <= nameLengthMax ? name : null
}

interface Named extends Extreme {
  value: number
  date: string | null
  name: string | null
}

function sentence(measure: ColumnProfile, found: Named) {
  const { value, z, n, median, date, name } = found
  const proof = { rows: n }
  const side = z > 0 ? 'above' : 'below'
  const extreme = valueFigure(measure, value, { measure: z > 0 ? 'max' : 'min', ...proof })
  const which = name === null ? '' : ` (${name})`
  const when = date === null ? which : ` ${inPeriod(date)}`
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
