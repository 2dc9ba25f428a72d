import type { ErrorDetail } from '@/lib/contracts/errors'
import { conditionTextMax, type RowsQuery, rowsQuerySchema } from '@/lib/contracts/table-rows'
import { requireValid, validationError } from '../validation'

/** What says of a column what its cells must hold: `is.region`, `has.product`, `min.price`, `max.price`. */
const conditionName = /^(is|has|min|max)\.(.+)$/s

/**
 * Which rows a query's parameters ask for: `offset`, `limit`, `sort`, `order`, `shape`, `sheet`, and conditions by the names of columns.
 * An empty value is a field of a form that nobody filled in. Throws a `validation_error` that names the parameter.
 */
export function readRowsQuery(query: URLSearchParams): RowsQuery {
  const given = [...query].filter(([, value]) => value.trim() !== '')
  const bad = given.flatMap(problemOf)
  if (bad.length > 0) throw validationError(bad)
  const conditions = given.flatMap(([name, value]) => {
    const [, kind, column] = conditionName.exec(name) ?? []
    return kind ? [{ kind, column, text: value.trim() }] : []
  })
  const plain = given.filter(([name]) => plainNames.has(name))
  return requireValid(rowsQuerySchema, { ...Object.fromEntries(plain), conditions })
}

const plainNames = new Set(['offset', 'limit', 'sort', 'order', 'shape', 'sheet'])

function problemOf([name, value]: [string, string]): ErrorDetail[] {
  if (plainNames.has(name)) return []
  if (!conditionName.test(name))
    return [
      {
        path: name,
        code: 'unrecognized_keys',
        message:
          'is nothing to ask rows by; give offset, limit, sort, order, shape, is.COLUMN, has.COLUMN, min.COLUMN or max.COLUMN',
      },
    ]
  if (value.trim().length <= conditionTextMax) return []
  return [{ path: name, code: 'too_big', message: `must have at most ${conditionTextMax} characters` }]
}
