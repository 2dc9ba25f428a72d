import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { formatValue } from '@/lib/format/format-value'
import { kindsOf, numbersOf } from '../insights/confounder'
import { type DriverCondition, namesOf, stretchOf } from '../insights/driver-conditions'
import { measureInput, measureName } from '../metric/metric-query'
import type { ColumnProfile } from '../profile/profile'
import { standingName } from '../profile/value-words'
import { type CrossedSums, crossSums, type OnlyInStrata, onlyInStrata } from '../stats/only-in-strata'
import { rankValues } from '../stats/ranks'
import { roundEdges } from '../stats/round-edges'
import { sortNumbers } from '../stats/sort-numbers'
import { gather, gatherCodes } from '../table/gather'
import { mapBands } from '../table/map-codes'
import { type QueryRow, runTotal } from '../table/run-query'
import { figure } from './sentence'
import { cardRows, thirdAsked } from './third-columns'
import type { View } from './view'

interface Told {
  text: string
  figures: Figure[]
  /** The values are those of a number, cut where it shows most. */
  isCut: boolean
}

/**
 * `; ointment stands out only where placement is foot or hand: 53.4% against 10.2% for the others, elsewhere 6.3% against
 * 8.6%`, where an end of a ranking lies apart among the rows with a few values of a third column alone.
 */
export function onlyWhere(view: View, rows: QueryRow[], ends: { top: QueryRow; low: QueryRow }): Told | null {
  const amounts = amountsOf(view)
  if (!amounts) return null
  const found = strongest(view, { rows, ends, amounts })
  const where = found && conditionsOf(view, found)
  if (!where) return null
  const { column, end } = found
  const rest = rows.filter((row) => row !== end)
  const figures = [where.inside.filters, where.outside].flatMap((filters) =>
    [[end], rest].map((who) => figureOf(view, [isOneOf(view, who), ...filters])),
  )
  if (!isSeen(figures, { isHigh: end === ends.top, isOnly: found.isOnly })) return null
  const [own, others, ownElse, othersElse] = figures.map(({ text }) => text)
  const x = view.context.profile.columns[view.request.x!]!
  const against = rest.length === 1 ? standingName(x, rest[0]!.x) : 'the others'
  const how = found.isOnly ? 'only ' : isReversed(figures) ? '' : 'above all '
  return {
    text: `; ${standingName(x, end.x)} stands out ${how}where ${column.label} is ${where.inside.words}: ${own} against ${others} for ${against}, elsewhere ${ownElse} against ${othersElse}`,
    figures,
    isCut: found.edges !== null,
  }
}

const isReversed = ([own, others, ownElse, othersElse]: Figure[]): boolean =>
  (own!.value - others!.value) * (ownElse!.value - othersElse!.value) < 0

/** Of what lies apart so much is left elsewhere by the figures that are told, where it is said to be there alone, or above all. */
const leftMax = { only: 1 / 4, aboveAll: 1 / 2 }

/** Whether the figures of all rows show what was found stratum by stratum. */
function isSeen(figures: Figure[], { isHigh, isOnly }: { isHigh: boolean; isOnly: boolean }): boolean {
  const [own, others, ownElse, othersElse] = figures.map(({ value }) => value) as [
    number,
    number,
    number,
    number,
  ]
  const apart = (own - others) * (isHigh ? 1 : -1)
  const left = Math.abs(ownElse - othersElse)
  return figures[0]!.text !== figures[1]!.text && left < leftMax[isOnly ? 'only' : 'aboveAll'] * apart
}

interface Amounts {
  rows: Uint32Array
  above: Float64Array
  below: Float64Array | null
}

/** What is averaged, row by row, and over what; of what a few values rule its ranks. Null of what is added up. */
function amountsOf({ context, request }: View): Amounts | null {
  const { metric, x, grain } = request
  const isMiddle = metric.aggregation === 'avg' || metric.aggregation === 'median'
  if (metric.column === null || x === null || grain !== null || metric.ratio?.each) return null
  if (!isMiddle && !metric.ratio) return null
  const rows = cardRows(context, request)
  const of = (index: number) => gather(context.table.columns[index]!.numbers!, rows)
  if (metric.ratio) return { rows, above: of(metric.ratio.numerator), below: of(metric.ratio.denominator) }
  if (metric.weight !== null) {
    const weights = of(metric.weight)
    return { rows, above: of(metric.column).map((value, row) => value * weights[row]!), below: weights }
  }
  const values = of(metric.column)
  return { rows, above: metric.aggregation === 'median' ? rankValues(values).ranks : values, below: null }
}

/** Of many cuts one fits well; kinds with names say more to people. */
const numberWeight = 0.7

interface Found extends OnlyInStrata {
  end: QueryRow
  column: ColumnProfile
  edges: number[] | null
}

interface Ranking {
  rows: QueryRow[]
  ends: { top: QueryRow; low: QueryRow }
  amounts: Amounts
}

function strongest({ context, request }: View, { rows, ends, amounts }: Ranking): Found | null {
  const { table } = context
  const { codes, values } = table.columns[request.x!]!
  const groups = gatherCodes(codes, amounts.rows)
  const places = new Map(rows.map((row) => [row, values.indexOf(String(row.x))]))
  let best: Found | null = null
  for (const { column, edges, strata, count } of thirds({ context, request }, amounts.rows)) {
    const sums = crossSums({ ...amounts, groups, groupCount: values.length, strata, count })
    for (const end of [ends.top, ends.low]) {
      const found = apartOnly(sums, places, { end, isHigh: end === ends.top, isOrdered: edges !== null })
      const errors = (found?.errors ?? 0) * (edges ? numberWeight : 1)
      if (found && (!best || errors > best.errors)) best = { ...found, errors, end, column, edges }
    }
  }
  return best
}

function apartOnly(
  sums: CrossedSums,
  places: Map<QueryRow, number>,
  { end, isHigh, isOrdered }: { end: QueryRow; isHigh: boolean; isOrdered: boolean },
): OnlyInStrata | null {
  const others = [...places].flatMap(([row, place]) => (row === end ? [] : [place]))
  return onlyInStrata(sums, { group: places.get(end)!, others, isHigh, isOrdered })
}

/** Third columns with the stratum of each row: kinds by their values, numbers cut at round edges. */
function thirds({ context, request }: Pick<View, 'context' | 'request'>, rows: Uint32Array) {
  const { table } = context
  const { metric, x } = request
  const asked = thirdAsked(context, { rows, about: [x!, metric.column!] })
  const kinds = kindsOf(asked).map((column) => {
    const { codes, values } = table.columns[column.index]!
    return { column, edges: null, strata: gatherCodes(codes, rows), count: values.length }
  })
  const numbers = numbersOf(asked).map((column) => {
    const own = gather(table.columns[column.index]!.numbers!, rows)
    const edges = roundEdges(sortNumbers(own.filter((value) => !Number.isNaN(value))))
    return { column, edges, strata: mapBands(own, edges), count: edges.length + 1 }
  })
  return [...kinds, ...numbers]
}

/** The condition in words and filters, and that it does not hold. */
function conditionsOf(
  { context: { table } }: View,
  { column, edges, inside }: Found,
): { inside: DriverCondition; outside: Filter[] } | null {
  const others = inside.map((own) => 1 - own)
  if (edges)
    return { inside: stretchOf(column, edges, inside), outside: stretchOf(column, edges, others).filters }
  const { name, values } = { name: column.name, values: table.columns[column.index]!.values }
  const named = namesOf(table, column, inside)
  const outside: Filter = { column: name, op: 'in', value: values.filter((_, code) => others[code] === 1) }
  return named && { inside: named, outside: [outside] }
}

const isOneOf = ({ context, request }: View, rows: QueryRow[]): Filter => {
  const column = context.table.columns[request.x!]!.name
  const values = rows.map(({ x }) => String(x))
  return values.length === 1 ? { column, op: '=', value: values[0]! } : { column, op: 'in', value: values }
}

function figureOf({ context, request: { metric }, series }: View, own: Filter[]): Figure {
  const { value, rows } = runTotal(context.table, {
    ...measureInput(context.table, metric),
    filters: [...series.open, ...own],
  })
  return figure(value, formatValue(value, metric.format, { compact: true }), {
    measure: measureName(metric),
    column: metric.name,
    filters: series.shown,
    own,
    rows,
  })
}
