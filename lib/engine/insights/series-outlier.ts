import { inPeriod } from '@/lib/format/in-period'
import type { ColumnProfile } from '../profile/profile'
import { lowess } from '../stats/lowess'
import type { Context } from './context'
import type { Cycle } from './cycles'
import { createDeviate, deviationMin } from './deviate'
import { statisticFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'

/** The value that is farthest out. */
export interface Extreme {
  row: number
  z: number
  /** Values as far out, itself included. */
  beyond: number
  n: number
  test: string
  tell: Trial['tell']
}

/** Rows are a series where most have a date of their own. */
const ownDatesMin = 0.9
const rowsMin = 30
/** A tenth of the series, but enough for a line and not so much that the course is lost. */
const windowShare = 0.1
const windowMin = 15
const windowMax = 61
/** Rain that mostly does not fall has no course to be off. */
const zerosMax = 0.3
/** A cycle this sure belongs to the course. */
const cycleAlpha = 0.001

/**
 * The value that lies farthest from its course, where rows are a series in time: what a robust smooth (LOWESS,
 * Cleveland 1979) of the values without their cycles leaves, in robust standard deviations. Null where rows are none.
 */
export function outlierOfSeries(context: Context, measure: ColumnProfile): Extreme | null {
  const series = seriesOf(context, measure)
  if (!series) return null
  const residuals = series.values.map((value, i) => value - series.expected[i]!)
  const deviate = createDeviate(residuals.slice().sort())
  if (!deviate) return null
  const zs = residuals.map(deviate.of)
  const at = zs.reduce((best, z, i) => (Math.abs(z) > Math.abs(zs[best]!) ? i : best), 0)
  const beyond = zs.filter((z) => Math.abs(z) >= deviationMin).length
  const [z, n, row] = [zs[at]!, zs.length, series.rows[at]!]
  const test = 'Grubbs deviate of LOWESS residuals with a robust scale'
  return { row, z, beyond, n, test, tell: () => sentence(context, measure, { series, at, z }) }
}

interface Series {
  /** Rows of the table in order of time. */
  rows: Uint32Array
  values: Float64Array
  expected: Float64Array
  window: number
  cycles: Cycle[]
}

function seriesOf(context: Context, measure: ColumnProfile): Series | null {
  const { time, sample, table } = context
  const numbers = table.columns[measure.index]!.numbers!
  if ((measure.summary?.zeros ?? 0) > zerosMax * sample.length) return null
  if (!time || sample.length < table.rowCount || time.msOfCode.length < ownDatesMin * sample.length)
    return null
  const msOf = (row: number) => (time.codes[row]! < 0 ? Number.NaN : time.msOfCode[time.codes[row]!]!)
  const rows = sample
    .filter((row) => !Number.isNaN(numbers[row]!) && !Number.isNaN(msOf(row)))
    .sort((a, b) => msOf(a) - msOf(b))
  if (rows.length < rowsMin) return null
  const values = Float64Array.from(rows, (row) => numbers[row]!)
  const sure = (context.course(measure)?.cycles ?? []).filter(({ anova }) => anova.p < cycleAlpha)
  const cycles = sure.map(({ cycle }) => cycle)
  const flat = cycles.reduce<Float64Array>(
    (left, cycle) => withoutPhases(left, phasesOf(context, cycle, rows)),
    values,
  )
  const window = Math.max(windowMin, Math.min(windowMax, Math.round(windowShare * rows.length)))
  const smooth = lowess(Float64Array.from(rows, msOf), flat, window)
  return { rows, values, expected: smooth.map((level, i) => level + values[i]! - flat[i]!), window, cycles }
}

const phasesOf = ({ time }: Context, { phaseOfCode }: Cycle, rows: Uint32Array) =>
  Int32Array.from(rows, (row) => phaseOfCode[time!.codes[row]!]!)

/** Each value less what its phase averages above all. */
function withoutPhases(values: Float64Array, phases: Int32Array): Float64Array {
  const meanOf = (kept: Float64Array) => kept.reduce((sum, value) => sum + value, 0) / kept.length
  const all = meanOf(values)
  const means = new Map<number, number>()
  for (const phase of new Set(phases)) means.set(phase, meanOf(values.filter((_, i) => phases[i] === phase)))
  return values.map((value, i) => value - means.get(phases[i]!)! + all)
}

interface Told {
  series: Series
  at: number
  z: number
}

function sentence({ time }: Context, measure: ColumnProfile, { series, at, z }: Told) {
  const ms = time!.msOfCode[time!.codes[series.rows[at]!]!]!
  const filters = [{ column: time!.name, op: '=' as const, value: time!.bound(ms) }]
  const patterns = series.cycles.map(({ name }) => name)
  const how = `lowess(${[`${series.window} nearest`, ...patterns].join(', ')})`
  const rows = series.rows.length
  return tell(
    `One value of ${measure.label} lies far off its course: `,
    valueFigure(measure, series.values[at]!, { measure: z > 0 ? 'max' : 'min', filters, rows: 1 }),
    ` ${inPeriod(time!.write(ms))}, where what came before and after leads to expect about `,
    valueFigure(measure, series.expected[at]!, { measure: how, filters, rows }),
    ' (',
    statisticFigure(measure, Math.abs(z), { measure: `robust_z(${how})`, filters, rows, decimals: 1 }),
    ` times the usual distance ${z > 0 ? 'above' : 'below'}).`,
  )
}
