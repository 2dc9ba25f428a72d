import type { ColumnProfile } from '../profile/profile'
import { forValue, valueName } from '../profile/value-words'
import { normalTwoSided } from '../stats/distributions'
import { fitTwoWay, type TwoWay } from '../stats/two-way'
import type { Context } from './context'
import { equals, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const measuresMax = 3
const dimensionsMax = 4
const valuesMax = 15
const rowsPerCellMin = 10
/** Half a standard deviation: Cohen's (1988) medium effect. */
const departureMin = 0.5

/**
 * One combination of two dimensions whose values are not what the two together lead to expect: residuals of the
 * additive two-way fit (Tukey 1949) on normal scores, z test with the spread inside cells, times the number of cells.
 * Needs 10 rows in the cell and half a standard deviation.
 */
export function findExceptions(context: Context): Trial[] {
  const dimensions = context.dimensions
    .filter(({ distinct }) => distinct <= valuesMax)
    .slice(0, dimensionsMax)
  return context.measures.slice(0, measuresMax).flatMap((measure) => {
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
  const told = p < 0.01 ? averagesOf(context, asked, { row: cell.row, column: cell.column }) : null
  const isPlain = told !== null && Math.sign(told.inside.value - told.expected) === Math.sign(cell.z)
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

interface Averages {
  inside: { value: number; rows: number }
  /** Average of the row, plus average of the column, less the average of all. */
  expected: number
  rows: number
}

function averagesOf(
  { table }: Context,
  { measure, a, b }: Asked,
  cell: { row: number; column: number },
): Averages {
  const numbers = table.columns[measure.index]!.numbers!
  const [x, y] = [table.columns[a.index]!.codes, table.columns[b.index]!.codes]
  const sums = { row: 0, column: 0, cell: 0, all: 0 }
  const counts = { row: 0, column: 0, cell: 0, all: 0 }
  for (let i = 0; i < numbers.length; i++) {
    if (Number.isNaN(numbers[i]!) || x[i]! < 0 || y[i]! < 0) continue
    const inRow = x[i] === cell.row
    const inColumn = y[i] === cell.column
    const parts = { row: inRow, column: inColumn, cell: inRow && inColumn, all: true }
    for (const part of ['row', 'column', 'cell', 'all'] as const) {
      if (!parts[part]) continue
      sums[part] += numbers[i]!
      counts[part]++
    }
  }
  const mean = (part: keyof typeof sums) => sums[part] / counts[part]
  return {
    inside: { value: mean('cell'), rows: counts.cell },
    expected: mean('row') + mean('column') - mean('all'),
    rows: counts.all,
  }
}

interface Told {
  names: { a: string; b: string }
  told: Averages
  isHigh: boolean
}

function sentence({ measure, a, b }: Asked, { names, told, isHigh }: Told) {
  const filters = [equals(a, names.a), equals(b, names.b)]
  return tell(
    `${measure.label} is unusually ${isHigh ? 'high' : 'low'} ${forValue(a, names.a)}${b.yes === undefined ? ' with' : ','} ${valueName(b, names.b)}: it averages `,
    valueFigure(measure, told.inside.value, { measure: 'avg', filters, rows: told.inside.rows }),
    `, where ${a.label} and ${b.label} by themselves lead to expect `,
    valueFigure(measure, told.expected, {
      measure: `expected(avg by ${a.name} and ${b.name})`,
      filters,
      rows: told.rows,
    }),
    '.',
  )
}
