import type { ColumnProfile } from '../profile/profile'
import { testIndependence } from '../stats/contingency'
import type { Context } from './context'
import { equals, shareFigure, statisticFigure, tell } from './telling'
import type { Trial } from './trial'

const rowsMin = 40
const valuesMax = 20
/** Cohen (1988): below 0.1 an association is less than small. */
const vMin = 0.1
/** Cochran's rule: at most a fifth of the cells may expect fewer than five rows. */
const thinCellsMax = 0.2
const cellRowsMin = 10

/**
 * Two dimensions whose values go together: Pearson's chi-square test and Cramér's V with Bergsma's correction (2013).
 * Needs 40 rows, at most 20 values each, Cochran's rule and V of 0.1; a column and its finer form are left out.
 */
export function findAssociations(context: Context): Trial[] {
  const dimensions = context.dimensions.filter(({ distinct }) => distinct <= valuesMax)
  return dimensions.flatMap((a, i) =>
    dimensions
      .slice(i + 1)
      .filter((b) => !context.areBound(a.index, b.index))
      .flatMap((b) => associationOf(context, a, b)),
  )
}

function associationOf(context: Context, a: ColumnProfile, b: ColumnProfile): Trial[] {
  const cross = crossTable(context, a, b)
  const { chiSquare, df, p, v, n, thinCells } = testIndependence(cross.counts, cross.rows, cross.columns)
  const cell = strongestCell(cross, n)
  if (df < 1 || !cell) return []
  const name = { a: cross.aValues[cell.row]!, b: cross.bValues[cell.column]! }
  const share = { inside: cell.count / cell.rowSum, all: cell.columnSum / n }
  return [
    {
      kind: 'association',
      columns: [a.index, b.index],
      value: name.a,
      direction: null,
      test: 'chi-square test of independence',
      statistic: chiSquare,
      p,
      effect: v,
      rows: n,
      isLarge: n >= rowsMin && v >= vMin && thinCells <= thinCellsMax,
      impact: 0.6 * (0.5 + 0.5 * v),
      topics: [`pair:${a.index}:${b.index}`],
      tell: () =>
        tell(
          `${a.label} and ${b.label} go together (Cramér's V `,
          statisticFigure(null, v, { measure: `cramers_v(${a.name}, ${b.name})`, rows: n, decimals: 2 }),
          `): ${name.b} makes up `,
          shareFigure(b, share.inside, {
            measure: 'share_of_rows',
            filters: [equals(a, name.a), equals(b, name.b)],
            rows: cell.rowSum,
          }),
          ` of the rows with ${name.a}, against `,
          shareFigure(b, share.all, { measure: 'share_of_rows', filters: [equals(b, name.b)], rows: n }),
          ' of all rows.',
        ),
    },
  ]
}

interface Cross {
  counts: Float64Array
  rows: number
  columns: number
  aValues: string[]
  bValues: string[]
}

function crossTable({ table }: Context, a: ColumnProfile, b: ColumnProfile): Cross {
  const [left, right] = [table.columns[a.index]!, table.columns[b.index]!]
  const columns = right.values.length
  const counts = new Float64Array(left.values.length * columns)
  for (let i = 0; i < table.rowCount; i++) {
    const [x, y] = [left.codes[i]!, right.codes[i]!]
    if (x >= 0 && y >= 0) counts[x * columns + y]!++
  }
  return { counts, rows: left.values.length, columns, aValues: left.values, bValues: right.values }
}

/** The cell with the largest standardised excess of rows (Haberman's adjusted residual). */
function strongestCell({ counts, rows, columns }: Cross, n: number) {
  const rowSums = new Float64Array(rows)
  const columnSums = new Float64Array(columns)
  counts.forEach((count, i) => {
    rowSums[Math.floor(i / columns)]! += count
    columnSums[i % columns]! += count
  })
  let best: { row: number; column: number; count: number; rowSum: number; columnSum: number } | null = null
  let most = 0
  counts.forEach((count, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const [rowSum, columnSum] = [rowSums[row]!, columnSums[column]!]
    const expected = (rowSum * columnSum) / n
    const excess = (count - expected) / Math.sqrt(expected * (1 - rowSum / n) * (1 - columnSum / n))
    if (count < cellRowsMin || !(excess > most)) return
    most = excess
    best = { row, column, count, rowSum, columnSum }
  })
  return best as { row: number; column: number; count: number; rowSum: number; columnSum: number } | null
}
