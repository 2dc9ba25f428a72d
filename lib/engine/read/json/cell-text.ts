import { isObject } from './find-tables'

/** A JSON value as the text of one cell: lists are joined, what is missing is blank. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return listText(value)
  if (!isObject(value)) return String(value)
  const wrapped = unwrap(value)
  if (wrapped !== undefined) return wrapped
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value)
}

function listText(list: unknown[]): string {
  const isFlat = list.every((entry) => typeof entry !== 'object' || entry === null)
  return isFlat ? list.map((entry) => cellText(entry)).join(', ') : JSON.stringify(list)
}

/** What `{"$date": …}`, `{"$oid": …}` and the like of MongoDB's extended JSON hold, undefined for other objects. */
export function unwrap(value: Record<string, unknown>): string | undefined {
  let key: string | undefined
  for (const own in value) {
    if (key !== undefined || own.charCodeAt(0) !== 36) return undefined
    key = own
  }
  if (key === undefined) return undefined
  const inner = value[key]
  const content = isObject(inner) ? unwrap(inner) : Array.isArray(inner) ? undefined : cellText(inner)
  return content !== undefined && key === '$date' ? dateText(content) : content
}

/** Milliseconds since 1970 as an ISO date and time in UTC; a text stays as it is. */
function dateText(content: string): string {
  if (!/^-?\d{1,15}$/.test(content)) return content
  return new Date(Number(content)).toISOString()
}
