import type { Figure } from '@/lib/contracts/claims'
import type { Filter } from '@/lib/contracts/query'
import { rowsAddress } from '@/lib/contracts/rows-address'
import { rowConditionsMax } from '@/lib/contracts/rows-limits'
import type { RowCondition } from '@/lib/contracts/table-rows'

/** The parameters of the rows that a number is of; null where an address can't say which they are. */
export function rowsOfFigure({ filters, within }: Figure): string | null {
  const all = [...(within?.filters ?? []), ...filters]
  const conditions = all.map(conditionOf)
  const isSaid =
    !within?.any && !within?.having && conditions.length <= rowConditionsMax && !all.some(isOfPeriods(all))
  if (!isSaid || conditions.includes(null)) return null
  return rowsAddress({ conditions: conditions as RowCondition[] }).toString()
}

function conditionOf({ column, op, value }: Filter): RowCondition | null {
  if (Array.isArray(value)) return value.length === 1 && op === 'in' ? is(column, value[0]!) : null
  if (value === '') return null
  if (op === '=') return is(column, value)
  if (op === '>=') return { column, kind: 'min', text: String(value) }
  if (op === '<=') return { column, kind: 'max', text: String(value) }
  // until a day that is not in it
  if (op === '<' && isDay(value)) return { column, kind: 'max', text: dayBefore(value) }
  return null
}

/** Between two days one value is said of something else than cells: a day of the week. */
const isOfPeriods =
  (all: Filter[]) =>
  ({ column, op }: Filter) =>
    op === '=' && all.some((other) => other.column === column && rangeOps.has(other.op))

const rangeOps = new Set(['<', '<=', '>', '>='])

const is = (column: string, value: string | number | boolean): RowCondition => ({
  column,
  kind: 'is',
  text: String(value),
})

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const dayMs = 86_400_000
const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)
