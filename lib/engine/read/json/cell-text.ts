import { isObject } from './find-tables'

const dollar = 36

/** A JSON value as the text of one cell: lists are joined, what is missing is blank. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return listText(value)
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '') : value
  if (!isObject(value)) return String(value)
  const keys = Object.keys(value)
  if (isWrapper(keys)) return unwrap(value, keys[0]!)
  return keys.length === 0 ? '' : JSON.stringify(value)
}

function listText(list: unknown[]): string {
  const isFlat = list.every((entry) => typeof entry !== 'object' || entry === null)
  return isFlat ? list.map((entry) => cellText(entry)).join(', ') : JSON.stringify(list)
}

/** The keys of MongoDB's extended JSON: `{"$date": …}`, `{"$oid": …}` and the like. */
export const isWrapper = (keys: string[]): boolean => keys.length === 1 && keys[0]!.charCodeAt(0) === dollar

function unwrap(value: Record<string, unknown>, key: string): string {
  const inner = value[key]
  const content = cellText(inner)
  return key === '$date' ? dateText(content) : content
}

/** Milliseconds since 1970 as an ISO date and time in UTC; a text stays as it is. */
function dateText(content: string): string {
  if (!/^-?\d{1,15}$/.test(content)) return content
  return new Date(Number(content)).toISOString()
}
