import type { Filter } from '@/lib/contracts/query'

/** One row of a cleaned table as text, by column. */
export type TextRow = Record<string, string>

export function passes(row: TextRow, { column, op, value }: Filter): boolean {
  const cell = row[column]!
  if (value === '') return (cell === '') === (op === '=')
  if (cell === '') return false
  if (op === 'between' && Array.isArray(value)) {
    const isNumber = typeof value[0] === 'number'
    const own = isNumber ? Number(cell) : cell
    return own >= value[0]! && own <= value[1]!
  }
  if (Array.isArray(value)) return value.map(String).includes(cell)
  const [text, part] = [cell.toLowerCase(), String(value).toLowerCase()]
  if (op === 'contains' || op === 'not_contains') return text.includes(part) === (op === 'contains')
  if (op === 'starts_with' || op === 'ends_with')
    return op === 'starts_with' ? text.startsWith(part) : text.endsWith(part)
  return typeof value === 'number' ? compared(op, Number(cell), value) : compared(op, cell, String(value))
}

export function compared<T extends string | number>(op: Filter['op'], left: T, right: T): boolean {
  if (op === '=') return left === right
  if (op === '!=') return left !== right
  if (op === '>') return left > right
  if (op === '>=') return left >= right
  return op === '<' ? left < right : left <= right
}
