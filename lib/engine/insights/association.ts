import type { Filter } from '@/lib/contracts/query'
import { twinFrom } from '../profile/are-twins'
import type { ColumnProfile } from '../profile/profile'
import { answerName, forValue, valueName, withValue } from '../profile/value-words'
import { testPooled, turned } from '../stats/pool-thin'
import { type Cross, crossTable } from '../table/cross-table'
import type { Context } from './context'
import { equals, shareFigure, tell } from './telling'
import type { Trial } from './trial'

const rowsMin = 40
const valuesMax = 20
/** Cohen (1988): below 0.1 an association is less than small. */
const vMin = 0.1
const cellRowsMin = 10

/**
 * Two dimensions whose values go together: Pearson's chi-square test, rare values put together until Cochran's rule
 * holds, and Cramér's V with Bergsma's correction (2013). Needs 40 rows, at most 20 values each and V from 0.1 to 0.9; a column
 * and its finer form are left out. Told as the share of one value among the rows of another beside its share elsewhere,
 * the way round in which the two lie farther apart.
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
  const cross = crossTable(context.table, by.index, of.index)
  const tested = testPooled(cross)
  const { values } = context.table.columns[of.index]!
  const isTold = (code: number) => of.type !== 'boolean' || isTrue(values[code]!)
  const cell = tested && strongestCell(cross, tested.n, isTold)
  if (!cell) return []
  const { chiSquare, p, v, n } = tested
  const told = toldOf(context, { by, of }, { cross, cell })
  return [
    {
      kind: 'association',
      columns: [a.index, b.index],
      value: told.names.by,
      direction: null,
      test: 'chi-square test of independence',
      statistic: chiSquare,
      p,
      effect: v,
      rows: n,
      isLarge: n >= rowsMin && v >= vMin && v < twinFrom,
      impact: 0.6 * (0.5 + 0.5 * v),
      topics: [`pair:${a.index}:${b.index}`],
      tell: () => sentence(told),
    },
  ]
}

interface Sides {
  by: ColumnProfile
  of: ColumnProfile
}

interface Told extends Sides {
  names: { by: string; of: string }
  shares: { inside: Share; elsewhere: Share }
}

/** Either is told by the other, whichever makes the shares lie farther apart; a yes is always told by what it goes with. */
function toldOf(context: Context, { by, of }: Sides, { cross, cell }: { cross: Cross; cell: Cell }): Told {
  const { row, column } = cell
  const ways = [way(context, { by, of }, { cross, row, column })]
  if (of.type !== 'boolean')
    ways.push(way(context, { by: of, of: by }, { cross: turned(cross), row: column, column: row }))
  return ways.sort((a, b) => distanceOf(b.shares) - distanceOf(a.shares))[0]!
}

function way(
  context: Context,
  { by, of }: Sides,
  { cross, row, column }: { cross: Cross; row: number; column: number },
): Told {
  const ofBy = context.groups(null, by.index).rows
  const inside = { rows: 0, of: ofBy[row]! }
  const elsewhere = { rows: 0, of: ofBy.reduce((sum, rows) => sum + rows, 0) - inside.of }
  for (let other = 0; other < cross.rows; other++) {
    const share = other === row ? inside : elsewhere
    share.rows += cross.counts[other * cross.columns + column]!
  }
  const nameOf = ({ index }: ColumnProfile, code: number) => context.table.columns[index]!.values[code]!
  return { by, of, names: { by: nameOf(by, row), of: nameOf(of, column) }, shares: { inside, elsewhere } }
}

const distanceOf = ({ inside, elsewhere }: Told['shares']) =>
  inside.rows / inside.of - elsewhere.rows / Math.max(1, elsewhere.of)

/** Rows with the value of all. */
interface Share {
  rows: number
  of: number
}

/** `Late: 42% for Integrations, 26% elsewhere`, or `Method is GET in 100% of the rows with endpoint search, against 74% elsewhere`. */
function sentence({ by, of, names, shares }: Told) {
  const isYes = of.type === 'boolean' && isTrue(names.of)
  const figure = (share: Share, where: Filter) =>
    shareFigure(of, share.rows / share.of, {
      measure: 'share_of_rows',
      filters: [where, equals(of, names.of)],
      rows: share.of,
    })
  const inside = figure(shares.inside, equals(by, names.by))
  const elsewhere = figure(shares.elsewhere, { column: by.name, op: '!=', value: names.by })
  if (isYes)
    return tell(
      `${of.label}: `,
      inside,
      ` ${by.yes === undefined ? `for ${by.label} ${valueName(by, names.by)}` : forValue(by, names.by)}, against `,
      elsewhere,
      ' elsewhere.',
    )
  return tell(
    `${of.label} is ${answerName(of, names.of)} in `,
    inside,
    ` of the rows ${withValue(by, names.by)}, against `,
    elsewhere,
    ' elsewhere.',
  )
}

const isTrue = (value: string) => value === 'true'

interface Cell {
  row: number
  column: number
  count: number
}

/**
 * Where more rows meet than chance would bring there, in times of its own spread (adjusted residual, Haberman 1973): few
 * rows do not lead, nor what is common everywhere. Of a yes and a no the yes is told.
 */
function strongestCell(
  { counts, rows, columns }: Cross,
  n: number,
  isTold: (column: number) => boolean,
): Cell | null {
  const rowSums = new Float64Array(rows)
  const columnSums = new Float64Array(columns)
  counts.forEach((count, i) => {
    rowSums[Math.floor(i / columns)]! += count
    columnSums[i % columns]! += count
  })
  const residual = ({ row, column, count }: Cell) => {
    const [a, b] = [rowSums[row]! / n, columnSums[column]! / n]
    return (count - n * a * b) / Math.sqrt(n * a * b * (1 - a) * (1 - b))
  }
  const [best] = [...counts.keys()]
    .map((i): Cell => ({ row: Math.floor(i / columns), column: i % columns, count: counts[i]! }))
    .filter(({ column }) => isTold(column))
    .filter((cell) => cell.count >= cellRowsMin && residual(cell) > 0)
    .sort((a, b) => residual(b) - residual(a))
  return best ?? null
}
