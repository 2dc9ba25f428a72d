import type { ColumnProfile } from '../profile/profile'
import { answerName, forValue, valueName, withValue } from '../profile/value-words'
import { testIndependence } from '../stats/contingency'
import { leastShare } from '../stats/least-share'
import type { Context } from './context'
import { equals, shareFigure, tell } from './telling'
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
 * Needs 40 rows, at most 20 values each, Cochran's rule and V of 0.1; a column and its finer form are left out. Told
 * as the share of one value among the rows of another, of the dimension with fewer values by that with more.
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
  const [by, of] = a.distinct < b.distinct ? [b, a] : [a, b]
  const cross = crossTable(context, by, of)
  const { chiSquare, df, p, v, n, thinCells } = testIndependence(cross.counts, cross.rows, cross.columns)
  const cell = df < 1 ? null : strongestCell(cross, n, of.type === 'boolean')
  if (!cell) return []
  const name = cross.byValues[cell.row]!
  return [
    {
      kind: 'association',
      columns: [a.index, b.index],
      value: name,
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
        sentence({
          by,
          of,
          cell,
          names: { by: name, of: cross.ofValues[cell.column]! },
          all: allOf(context, of, cell.column),
        }),
    },
  ]
}

interface Told {
  by: ColumnProfile
  of: ColumnProfile
  cell: Cell
  names: { by: string; of: string }
  /** Rows with the value, and of any, with or without a value of the other column. */
  all: { rows: number; of: number }
}

function allOf({ table }: Context, { index }: ColumnProfile, code: number): Told['all'] {
  const { codes } = table.columns[index]!
  return { rows: codes.reduce((sum, own) => sum + Number(own === code), 0), of: table.rowCount }
}

/** `Late: 42% for Integrations, 26% over all`, or `Method is GET in 100% of the rows with endpoint search, 74% of all`. */
function sentence({ by, of, cell, names, all: { rows, of: total } }: Told) {
  const isYes = of.type === 'boolean' && isTrue(names.of)
  const inside = shareFigure(of, cell.count / cell.rowSum, {
    measure: 'share_of_rows',
    filters: [equals(by, names.by), equals(of, names.of)],
    rows: cell.rowSum,
  })
  const all = shareFigure(of, rows / total, {
    measure: 'share_of_rows',
    filters: [equals(of, names.of)],
    rows: total,
  })
  if (isYes)
    return tell(
      `${of.label}: `,
      inside,
      ` ${by.yes === undefined ? `for ${by.label} ${valueName(by, names.by)}` : forValue(by, names.by)}, `,
      all,
      ' over all.',
    )
  return tell(
    `${of.label} is ${answerName(of, names.of)} in `,
    inside,
    ` of the rows ${withValue(by, names.by)}, against `,
    all,
    ' of all rows.',
  )
}

const isTrue = (value: string) => value === 'true'

interface Cross {
  counts: Float64Array
  rows: number
  columns: number
  byValues: string[]
  ofValues: string[]
}

function crossTable({ table }: Context, by: ColumnProfile, of: ColumnProfile): Cross {
  const [left, right] = [table.columns[by.index]!, table.columns[of.index]!]
  const columns = right.values.length
  const counts = new Float64Array(left.values.length * columns)
  for (let i = 0; i < table.rowCount; i++) {
    const [x, y] = [left.codes[i]!, right.codes[i]!]
    if (x >= 0 && y >= 0) counts[x * columns + y]!++
  }
  return { counts, rows: left.values.length, columns, byValues: left.values, ofValues: right.values }
}

interface Cell {
  row: number
  column: number
  count: number
  rowSum: number
  columnSum: number
}

/**
 * Where a value of the second dimension is farthest above its share of all rows, in times of it and by the lower end
 * of its interval (Wilson 1927), so that few rows do not lead; of a yes and a no the yes is told.
 */
function strongestCell({ counts, rows, columns, ofValues }: Cross, n: number, isYesNo: boolean): Cell | null {
  const rowSums = new Float64Array(rows)
  const columnSums = new Float64Array(columns)
  counts.forEach((count, i) => {
    rowSums[Math.floor(i / columns)]! += count
    columnSums[i % columns]! += count
  })
  const cells = [...counts.keys()].map((i): Cell => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    return { row, column, count: counts[i]!, rowSum: rowSums[row]!, columnSum: columnSums[column]! }
  })
  const lift = ({ count, rowSum, columnSum }: Cell) => leastShare(count, rowSum) / (columnSum / n)
  const [best] = cells
    .filter(({ column }) => !isYesNo || isTrue(ofValues[column]!))
    .filter((cell) => cell.count >= cellRowsMin && lift(cell) > 1)
    .sort((a, b) => lift(b) - lift(a))
  return best ?? null
}
