import type { ErrorDetail } from '@/lib/contracts/errors'
import { type Selection, selectionSchema } from '@/lib/contracts/selection'
import { requireValid, validationError } from '../validation'

const plainNames = new Set(['from', 'to', 'compare'])
/** The parameters that name a column say so before it: `in.region`, `min.price`, `max.price`. */
const prefixes = ['in.', 'min.', 'max.'] as const

/**
 * What a query's parameters select: `from` and `to` (days), `in.COLUMN` (once a value), `min.COLUMN` and `max.COLUMN`, and
 * `compare`, what its days are set beside, which says nothing without any.
 * An empty value is a field of a form that nobody filled in. Throws a `validation_error` that names the parameter.
 */
export function readSelection(query: URLSearchParams): Selection {
  const given = [...query].filter(([, value]) => value.trim() !== '')
  const bad = given.flatMap(([name, value]) => problemOf(name, value))
  if (bad.length > 0) throw validationError(bad)
  const named = (prefix: string) =>
    given.flatMap(([name, value]) =>
      name.startsWith(prefix) ? [{ column: name.slice(prefix.length), value: value.trim() }] : [],
    )
  const [values, mins, maxs] = prefixes.map(named) as [Named[], Named[], Named[]]
  const last = (list: Named[], column: string) => {
    const found = list.findLast((one) => one.column === column)
    return found ? Number(found.value) : null
  }
  const { compare, ...rows } = requireValid(selectionSchema, {
    from: query.get('from')?.trim() || null,
    to: query.get('to')?.trim() || null,
    categories: columnsOf(values).map((column) => ({
      column,
      values: [...new Set(values.flatMap((one) => (one.column === column ? [one.value] : [])))],
    })),
    numbers: columnsOf([...mins, ...maxs]).map((column) => ({
      column,
      min: last(mins, column),
      max: last(maxs, column),
    })),
    ...(query.get('compare')?.trim() && { compare: query.get('compare')!.trim() }),
  })
  return compare && (rows.from || rows.to) ? { ...rows, compare } : rows
}

interface Named {
  column: string
  value: string
}

const columnsOf = (list: Named[]) => [...new Set(list.map(({ column }) => column))]

function problemOf(name: string, value: string): ErrorDetail[] {
  if (plainNames.has(name)) return []
  const prefix = prefixes.find((known) => name.startsWith(known) && name.length > known.length)
  if (!prefix)
    return [
      {
        path: name,
        code: 'unrecognized_keys',
        message: 'is no filter; give from, to, compare, in.COLUMN, min.COLUMN or max.COLUMN',
      },
    ]
  const isNumber = Number.isFinite(Number(value))
  return prefix === 'in.' || isNumber
    ? []
    : [{ path: name, code: 'invalid_type', message: `must be a number such as 12.5, not “${value}”` }]
}
