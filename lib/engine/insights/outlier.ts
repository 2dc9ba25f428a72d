import { inPeriod } from '@/lib/format/in-period'
import type { ColumnProfile } from '../profile/profile'
import { extremeDeviateP } from '../stats/extreme-deviate'
import type { Context } from './context'
import { createDeviate, type Deviate, deviationMin } from './deviate'
import { type Extreme, outlierOfSeries } from './series-outlier'
import { statisticFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const rowsMin = 30
/** Fewer different values are a scale, on which nothing is out of range. */
const distinctMin = 12
/** More values beyond the bound than this are a heavy tail, not outliers. */
const outliersMax = 5

/**
 * One value far from all others: Grubbs' deviate (the first step of Rosner's generalised ESD, 1983) with the median
 * and a robust scale (Iglewicz & Hoaglin 1993), the scale taken on the value's own side at several quantiles. Where the
 * rows are a series in time, of what a smooth leaves. Needs 30 rows, 12 different values, 5 robust standard deviations
 * and at most 5 such values.
 */
export function findOutliers(context: Context): Trial[] {
  return context.measures
    .filter(
      ({ distinct, index, of }) => !of && distinct >= distinctMin && context.scores(index).ranks.n >= rowsMin,
    )
    .flatMap((measure) => {
      const found = outlierOfSeries(context, measure) ?? outlierOfRows(context, measure)
      return found ? [trialOf(context, measure, found)] : []
    })
}

function trialOf(context: Context, measure: ColumnProfile, { row, z, n, beyond, ...rest }: Extreme): Trial {
  const date = dateOf(context, row)
  return {
    kind: 'outlier',
    columns: date === null ? [measure.index] : [measure.index, context.time!.index],
    value: date ?? context.table.columns[measure.index]!.numbers![row]!,
    direction: z > 0 ? 'high' : 'low',
    statistic: z,
    p: extremeDeviateP(Math.abs(z), n),
    effect: Math.min(1, Math.abs(z) / 20),
    rows: n,
    isLarge: n >= rowsMin && Math.abs(z) >= deviationMin && beyond <= outliersMax,
    impact: context.importance(measure.index) * 0.7,
    topics: [`outlier:${measure.index}`],
    ...rest,
  }
}

function outlierOfRows(context: Context, measure: ColumnProfile): Extreme | null {
  const { index, summary } = measure
  const numbers = context.table.columns[index]!.numbers!
  const deviate = createDeviate(context.scores(index).ranks.sorted)
  if (!deviate || !summary) return null
  const { max, min } = summary
  const value = Math.abs(deviate.of(max)) >= Math.abs(deviate.of(min)) ? max : min
  const z = deviate.of(value)
  const isFar = Math.abs(z) >= deviationMin
  const beyond = isFar
    ? numbers.reduce((n, x) => (Math.abs(deviate.of(x)) >= deviationMin ? n + 1 : n), 0)
    : 0
  const n = context.table.rowCount - context.table.columns[index]!.missing
  const row = numbers.indexOf(value)
  if (row < 0) return null
  const test = 'Grubbs deviate with a robust scale'
  return {
    row,
    z,
    beyond,
    n,
    test,
    tell: () => sentence(context, measure, { row, z, n, scale: deviate.scale }),
  }
}

/** Null also where what stands in the time column is no date, such as `tbc` or `2024-13-45`. */
function dateOf({ time }: Context, row: number): string | null {
  const ms = time?.msOfCode[time.codes[row]!] ?? Number.NaN
  return time && !Number.isNaN(ms) ? time.write(ms) : null
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

interface Told {
  row: number
  z: number
  n: number
  scale: Deviate['scale']
}

function sentence(context: Context, measure: ColumnProfile, { row, z, n, scale }: Told) {
  const proof = { rows: n }
  const side = z > 0 ? 'above' : 'below'
  const value = context.table.columns[measure.index]!.numbers![row]!
  const [date, name] = [dateOf(context, row), nameOf(context, row)]
  const when = date !== null ? ` ${inPeriod(date)}` : name !== null ? ` (${name})` : ''
  const isLog = scale === 'log'
  return tell(
    `One value of ${measure.label} stands far apart: `,
    valueFigure(measure, value, { measure: z > 0 ? 'max' : 'min', ...proof }),
    `${when}, `,
    statisticFigure(measure, Math.abs(z), {
      measure: isLog ? 'robust_z(log)' : 'robust_z',
      ...proof,
      decimals: 1,
    }),
    ` times the usual spread ${side} the median of `,
    valueFigure(measure, measure.summary!.median, { measure: 'median', ...proof }),
    isLog ? ' on a logarithmic scale.' : '.',
  )
}
