import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { formatValue } from '@/lib/format/format-value'
import type { Metric } from '../metric/metric'
import { measureInput } from '../metric/metric-query'
import { splitName } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import { isVoidValue, saysVoid } from '../profile/void-words'
import type { CardContext, CardRequest } from '../request/card'
import { rateCondition } from '../subject/rate-of'
import { type Condition, isFilter } from '../table/condition'
import { runTotal } from '../table/run-query'
import type { Column, Table } from '../table/table'
import { arithmetic, figure, type Sentence } from './sentence'

/** Less than this of a total changes nothing of it; where more than half is void, that is what the table is of. */
const [partMin, partMax] = [0.002, 0.5]
/** More states than these are no sentence. */
const statesMax = 3
const valuesMax = 20

/** A name such as `estado` or `state` may be taken for a place's, and what alone is written of some rows for a constant. */
const kinds = new Set<ColumnProfile['role']>(['boolean', 'category', 'constant', 'geo'])

/** The rows that came to nothing after all, and how they are called. */
interface Voided {
  column: ColumnProfile
  values: string[]
  /** `status Cancelled or Refunded`, `the rows marked “Storniert”`. */
  words: string
}

/**
 * What a total is without what was cancelled, given back or failed, where a state or a yes/no beside it says so: `Without
 * status Cancelled it is €310K: €42K less.` Null where nothing says so, or it makes no difference.
 */
export function voidPart(context: CardContext, { metric, filters }: CardRequest): Sentence | null {
  const isSum = metric.aggregation === 'sum' && metric.lastOf === null && metric.ratio === null && !metric.of
  if (!isSum || metric.column === null || filters.length > 0 || context.open.length > 0) return null
  // its own alternatives could not be told from those of the card
  if (!context.filters.every(isFilter)) return null
  const told = context.profile.columns
    .flatMap((column) => voidedBy(context.table, column))
    .map((voided) => parts(context, metric, voided))
    .filter(({ kept, left }) => {
      const share = left.value / (left.value + kept.value)
      return left.value > 0 && kept.value > 0 && share >= partMin && share <= partMax
    })
    .sort((a, b) => b.left.value - a.left.value)[0]
  if (!told) return null
  const { kept, left, words } = told
  const text = `Without ${words} it is ${kept.text}: ${left.text} less.`
  return arithmetic(text, kept.rows + left.rows, [kept, left])
}

function voidedBy({ columns }: Table, column: ColumnProfile): Voided[] {
  if (!kinds.has(column.role) || column.of) return []
  const { values, derivedFrom, missing } = columns[column.index]!
  if (derivedFrom || values.length > valuesMax) return []
  const yes = column.type === 'boolean' ? 'true' : isZeroOrOne(values) ? '1' : null
  if (yes !== null) {
    return saysVoid(splitName(column.name))
      ? [{ column, values: [yes], words: `the rows marked “${column.label}”` }]
      : []
  }
  const voided = values.filter(isVoidValue)
  const isAll = voided.length === values.length && missing === 0
  if (voided.length === 0 || voided.length > statesMax || isAll) return []
  return [{ column, values: voided, words: `${column.label} ${voided.join(' or ')}` }]
}

const isZeroOrOne = (values: readonly string[]) =>
  values.length === 2 && values.every((value) => value === '0' || value === '1')

function parts(context: CardContext, metric: Metric, { column, values, words }: Voided) {
  const { table } = context
  const source = table.columns[column.index]!
  const [only] = values.map((value) => rateCondition(source, value))
  const isOne = values.length === 1 ? only! : { column: source.name, op: 'in' as const, value: values }
  const total = (own: Condition[]): Figure => {
    const { value, rows } = runTotal(table, { ...measureInput(table, metric), filters: own })
    const text = formatValue(value, metric.format, { compact: true })
    return figure(value, text, {
      measure: 'sum',
      column: metric.name,
      filters: [...context.filters, ...own],
      rows,
    })
  }
  return { words, left: total([isOne]), kept: total(othersOf(source, isOne, values)) }
}

/** The rows of all other values, and those without any. */
function othersOf({ name, values, missing }: Column, isOne: Filter, voided: string[]): Condition[] {
  const kept = values.filter((value) => !voided.includes(value))
  const others: Filter[] = isOne.op === 'in' ? [{ ...isOne, value: kept }] : [{ ...isOne, op: '!=' }]
  return missing > 0 ? [{ any: [...others, { column: name, op: '=', value: '' }] }] : others
}
