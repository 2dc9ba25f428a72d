import type { Filter } from '@/lib/contracts/query'
import { metricLabel } from '../metric/metric-label'
import type { ColumnProfile } from '../profile/profile'
import { bandName, forValue, valueName } from '../profile/value-words'
import { normalTwoSided } from '../stats/distributions'
import { fitTwoWay, type TwoWay } from '../stats/two-way'
import { filterRows } from '../table/filter-rows'
import { averageOf, type RowsAverage } from './averages'
import type { Context } from './context'
import { countFigure, equals, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const measuresMax = 3
const dimensionsMax = 4
const valuesMax = 15
const rowsPerCellMin = 10
/** Half a standard deviation: Cohen's (1988) medium effect. */
const departureMin = 0.5

/**
 * One combination of two dimensions, for a number, whose values are not what the two together lead to expect: residuals of the
 * additive two-way fit (Tukey 1949) on normal scores, z test with the spread inside cells, times the number of cells.
 * Needs 10 rows in the cell and half a standard deviation.
 */
export function findExceptions(context: Context): Trial[] {
  const dimensions = context.dimensions
    .filter(({ distinct }) => distinct <= valuesMax)
    .slice(0, dimensionsMax)
  const measures = context.measures.filter(({ of }) => of === undefined)
  return measures.slice(0, measuresMax).flatMap((measure) => {
    const free = dimensions.filter(({ index }) => !context.areBound(measure.index, index))
    return free.flatMap((a, i) =>
      free
        .slice(i + 1)
        .filter((b) => ![a, b].some(({ index }) => context.areBound(measure.index, index)))
        .filter((b) => !context.areBound(a.index, b.index))
        .flatMap((b) => exceptionOf(context, { measure, a, b })),
    )
  })
}

interface Asked {
  measure: ColumnProfile
  a: ColumnProfile
  b: ColumnProfile
}

function exceptionOf(context: Context, asked: Asked): Trial[] {
  const { measure, a, b } = asked
  const [rows, columns] = [context.sampledCodes(a.index), context.sampledCodes(b.index)]
  const size = {
    rows: context.table.columns[a.index]!.values.length,
    columns: context.table.columns[b.index]!.values.length,
  }
  const fit = fitTwoWay({ values: context.scores(measure.index).normal, rows, columns, size })
  const cell = strongestCell(fit, size.columns)
  if (!cell) return []
  const names = {
    a: context.table.columns[a.index]!.values[cell.row]!,
    b: context.table.columns[b.index]!.values[cell.column]!,
  }
  const p = Math.min(1, fit.filled * normalTwoSided(cell.z))
  const told = p < 0.01 ? averagesOf(context, asked, names) : null
  const isPlain = told !== null && isBeyond(told, Math.sign(cell.z))
  return [
    {
      kind: 'exception',
      columns: [measure.index, a.index, b.index],
      value: `${names.a} × ${names.b}`,
      direction: cell.z > 0 ? 'high' : 'low',
      test: 'residual of the additive two-way fit',
      statistic: cell.z,
      p,
      effect: Math.min(1, Math.abs(cell.departure) / 2),
      rows: fit.n,
      isLarge: Math.abs(cell.departure) >= departureMin && isPlain,
      impact: context.importance(measure.index) * 0.8,
      topics: [`exception:${measure.index}`],
      tell: () => sentence(asked, { names, told: told!, isHigh: cell.z > 0 }),
    },
  ]
}

function strongestCell(fit: TwoWay, columns: number) {
  let best: { row: number; column: number; z: number; departure: number } | null = null
  fit.residuals.forEach((residual, i) => {
    const count = fit.counts[i]!
    if (count < rowsPerCellMin || !(fit.sd > 0)) return
    const z = (residual / fit.sd) * Math.sqrt(count)
    if (best && Math.abs(z) <= Math.abs(best.z)) return
    best = { row: Math.floor(i / columns), column: i % columns, z, departure: residual / fit.sd }
  })
  return best as { row: number; column: number; z: number; departure: number } | null
}

/** What the measure averages in the cell, in the rest of its row, and in the rest of its column. */
interface Averages {
  inside: RowsAverage
  ofA: RowsAverage
  ofB: RowsAverage
}

interface Names {
  a: string
  b: string
}

function averagesOf(context: Context, { measure, a, b }: Asked, names: Names): Averages {
  const of = (filters: Filter[]) => averageOf(context, measure, filterRows(context.table, filters))
  return {
    inside: of([equals(a, names.a), equals(b, names.b)]),
    ofA: of([equals(a, names.a), differs(b, names.b)]),
    ofB: of([differs(a, names.a), equals(b, names.b)]),
  }
}

/** By less than this part nobody would call a number unusual. */
const apartMin = 0.1

/** Normal scores weigh extremes less than averages do: the averages have to say the same. */
const isBeyond = ({ inside, ofA, ofB }: Averages, direction: number) =>
  [ofA, ofB].every(({ rows, value }) => {
    const beyond = (inside.value - value) * direction
    return rows > 0 && beyond > 0 && beyond >= apartMin * Math.abs(value)
  })

interface Told {
  names: Names
  told: Averages
  isHigh: boolean
}

const forCell = (column: ColumnProfile, value: string) =>
  bandName(column, value) === valueName(column, value)
    ? forValue(column, value)
    : `for ${bandName(column, value)}`

/** `Average delay is unusually high for Cd with R-4471: 66 over 178 rows, against 4.3 for Cd otherwise and 4.1 for R-4471 otherwise.` */
function sentence({ measure, a, b }: Asked, { names, told, isHigh }: Told) {
  const cell = [equals(a, names.a), equals(b, names.b)]
  const average = ({ how, value, rows }: RowsAverage, filters: Filter[]) =>
    valueFigure(measure, value, { measure: how, filters, rows })
  return tell(
    `${metricLabel(measure, 'avg')} is unusually ${isHigh ? 'high' : 'low'} ${forCell(a, names.a)}${b.yes === undefined ? ' with' : ','} ${bandName(b, names.b)}: `,
    average(told.inside, cell),
    ' over ',
    countFigure(measure, told.inside.rows, { measure: 'count', filters: cell, rows: told.inside.rows }),
    ' rows, against ',
    average(told.ofA, [cell[0]!, differs(b, names.b)]),
    ` ${forCell(a, names.a)} otherwise and `,
    average(told.ofB, [differs(a, names.a), cell[1]!]),
    ` ${forCell(b, names.b)} otherwise.`,
  )
}

const differs = (column: ColumnProfile, value: string): Filter => ({ column: column.name, op: '!=', value })
