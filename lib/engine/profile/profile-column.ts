import type { Additivity, Role } from '@/lib/contracts/analysis'
import type { Column, Table } from '../table/table'
import { summarizeNumbers } from './number-summary'
import type { ColumnProfile } from './profile'

const idName = /(^|[_\s.-])(id|no|nr|key|code|uuid|url)$/i
const intensiveName =
  /rate|ratio|pct|percent|price|avg|average|mean|score|temp|index|age$|speed|share|discount|rabatt/i

export function profileColumn(table: Table, index: number): ColumnProfile {
  const column = table.columns[index]!
  const role = roleOf(column, table.rowCount)
  const summary = column.numbers && column.type !== 'boolean' ? summarizeNumbers(column.numbers) : null
  const additivity: Additivity | null =
    role !== 'measure'
      ? null
      : intensiveName.test(column.name) || column.unit === '%'
        ? 'intensive'
        : 'additive'
  return {
    index,
    name: column.name,
    label: column.name.replaceAll('_', ' ').trim(),
    type: column.type,
    role,
    additivity,
    unit: column.unit,
    format: role === 'measure' ? { style: 'number', decimals: summary?.integers ? 0 : 2 } : null,
    upIsGood: null,
    distinct: column.values.length,
    missing: column.missing,
    confidence: 0.6,
    evidence: [],
    order: null,
    geo: null,
    grain: role === 'time' ? (column.type === 'integer' ? 'year' : 'day') : null,
    summary,
    overridden: false,
  }
}

function roleOf(column: Column, rowCount: number): Role {
  const { type, name } = column
  const distinct = column.values.length
  if (distinct === 0) return 'empty'
  if (distinct === 1) return 'constant'
  if (type === 'boolean') return 'boolean'
  if (type === 'date' || type === 'datetime' || type === 'time') return 'time'
  const isUnique = distinct > 0.95 * (rowCount - column.missing)
  if (type === 'text') {
    if (idName.test(name) && isUnique) return 'id'
    return distinct > 0.5 * rowCount && distinct > 20 ? 'text' : 'category'
  }
  if (type === 'integer' && (idName.test(name) || isSequence(column))) return isUnique ? 'id' : 'code'
  if (type === 'integer' && /year|jahr/i.test(name)) return 'time'
  return 'measure'
}

function isSequence(column: Column): boolean {
  const numbers = column.numbers!
  for (let row = 1; row < numbers.length; row++) if (numbers[row] !== numbers[row - 1]! + 1) return false
  return numbers.length > 2
}
