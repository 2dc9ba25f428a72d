import type { CardType } from '@/lib/contracts/cards'
import type { AskedColumn } from '../../plan/asked-column'
import type { PlannedCard } from '../../plan/plan'
import { plannedCard } from '../../plan/planned-card'
import { isReturning } from '../../table/period'
import type { Understanding } from '../../understanding'
import { isTime } from '../columns/column-kinds'
import type { Measure, TypedRequest } from './request'
import { rankOrder } from './worst'

const breakdownsMax = 2

/** The cards of a request, one a measure; null where no card has room for it. */
export function cardsOf(clause: string, request: TypedRequest, data: Understanding): PlannedCard[] | null {
  // "by age: under 40, 40 and over" is by the bands alone
  const isBanded = ({ column }: { column: number }) =>
    data.table.columns[column]!.name === request.banded?.column
  const by = timeFirst(
    request.by.filter((one) => !isBanded(one)),
    data,
  )
  if (by.length > breakdownsMax || request.measures.length === 0) return null
  const [first, second] = by
  const name = (index: number | undefined) => (index === undefined ? null : data.table.columns[index]!.name)
  if (request.computed && request.computed !== 'share_of_total' && !(first && isTime(data, first.column)))
    return null
  if (second?.grain) return null
  // of days nobody knows the hours
  if (first?.grain === 'hour_of_day' && data.profile.columns[first.column]!.grain !== 'hour') return null
  const order = request.rank
    ? { by: 'y' as const, order: rankOrder(request.rank, request.measures[0]!, data) }
    : request.sort
  // the first few are so by one number
  if (request.rank && (!first || request.measures.length > 1)) return null
  // "the best two of each region": the first breakdown is ranked within the second
  const isWithin = request.rank !== null && second !== undefined
  const cut = request.banded ?? request.spans
  if (cut && by.length > 1) return null
  // of a number in stretches they go first, of stretches of time the kinds do
  const axes = cut
    ? request.banded || !first
      ? [cut.name, name(first?.column)]
      : [name(first.column), cut.name]
    : [name(first?.column), name(second?.column)]
  return request.measures.map((measure) => ({
    ...plannedCard({ clause }),
    type: request.type ?? typeOf(request, data, first?.column),
    x: axes[0]!,
    grain: first?.grain ?? null,
    grouping: axes[1] ?? null,
    ...measured(request.computed === 'share_of_total' ? summed(measure) : measure, data),
    filters: request.conditions,
    sort: first ? order : null,
    limit: request.rank?.count ?? null,
    ...(isWithin && { isWithin }),
    ...(request.binWidth && { binWidth: request.binWidth }),
    stacked: request.stacked || null,
    ...(request.computed && first && { computed: request.computed }),
    ...madeOf(measure, request, data),
  }))
}

/** A share is of what all of it comes to, also of a number that is else averaged. */
const summed = (measure: Measure): Measure =>
  measure.kind === 'column' && measure.aggregation === null ? { ...measure, aggregation: 'sum' } : measure

/** A course goes from left to right. */
const timeFirst = (by: TypedRequest['by'], data: Understanding) =>
  [...by].sort((a, b) => Number(isTime(data, b.column)) - Number(isTime(data, a.column)))

function typeOf(
  { rank, by, conditions }: TypedRequest,
  data: Understanding,
  x: number | undefined,
): CardType | null {
  if (x === undefined) return null
  if (rank || isReturning(by.find(({ column }) => column === x)?.grain ?? null)) return 'bar'
  if (!isTime(data, x)) return 'bar'
  const isTwo = conditions.some((one) => 'any' in one)
  return isTwo ? 'bar' : null
}

const perName = (column: string, per: number | undefined) => (per ? `${column} × ${per}` : column)
const partName = (column: string, of: { column: string; value: unknown }) => `${column} (${of.value})`

function measured(measure: Measure, { table }: Understanding): Partial<PlannedCard> {
  const name = (index: number) => table.columns[index]!.name
  switch (measure.kind) {
    case 'rows':
      return { y: null, aggregation: 'count' }
    case 'column':
      return { y: name(measure.column), aggregation: measure.aggregation }
    case 'rate':
      return { y: measure.of.column, aggregation: null, metric: { kind: 'rate', of: measure.of } }
    case 'ratio':
      return ratio(perName(name(measure.numerator), measure.per), name(measure.denominator), measure.each)
    case 'part':
      return ratio(partName(name(measure.column), measure.of), name(measure.column))
    case 'formula':
      return measure.denominator === null
        ? { y: measure.numerator, aggregation: measure.aggregation }
        : ratio(measure.numerator, measure.denominator)
    case 'made':
      return { y: measure.asked.name, aggregation: measure.aggregation }
  }
}

const ratio = (numerator: string, denominator: string, each?: true): Partial<PlannedCard> => ({
  y: numerator,
  aggregation: null,
  metric: { kind: 'ratio', numerator, denominator, ...(each && { each }) },
})

function madeOf(measure: Measure, request: TypedRequest, { table }: Understanding): { made?: AskedColumn[] } {
  const own: AskedColumn[] = [request.banded, request.spans].flatMap((one) => one ?? [])
  if (measure.kind === 'made') own.push(measure.asked)
  if (measure.kind === 'formula') own.push(...measure.steps)
  if (measure.kind === 'ratio' && measure.per) {
    const column = table.columns[measure.numerator]!.name
    own.push({ kind: 'scaled', name: perName(column, measure.per), column, factor: measure.per })
  }
  if (measure.kind === 'part') {
    const column = table.columns[measure.column]!.name
    own.push({ kind: 'part', name: partName(column, measure.of), column, of: measure.of })
  }
  return own.length > 0 ? { made: own } : {}
}
