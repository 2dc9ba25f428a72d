/** A table that stands somewhere in a JSON value. */
export interface FoundTable {
  /** Where: `data.items`, '' for the whole file. */
  path: string
  /** Records to flatten, or rows of cells with their names where these are known. */
  content: { records: unknown[] } | { rows: unknown[][]; names: string[] | null }
  /** About how many cells it has; the largest table is taken. */
  size: number
}

type Json = Record<string, unknown>
type Entries = [string, unknown][]

/** Tables lie near the top; deeper lists belong to records. */
const searchDepthMax = 6
const sampleCount = 50
/** Records that are values of an object share more than this of their keys, which two without a key in common have. */
const sharedKeysMin = 0.5
const keyedRecordsMin = 2
const keyColumn = 'key'

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All tables of a JSON value, from the largest to the smallest. */
export function findTables(value: unknown, path = '', depth = 0): FoundTable[] {
  if (Array.isArray(value)) return tableOfList(value, path)
  if (!isObject(value) || depth > searchDepthMax) return []
  const entries = Object.entries(value)
  const whole = tableOfObject(entries, path)
  if (whole) return [whole]
  const tables = entries.flatMap(([key, inner]) =>
    !isNested(inner) ? [] : findTables(inner, path === '' ? key : `${path}.${key}`, depth + 1),
  )
  return tables.sort((a, b) => b.size - a.size)
}

function tableOfList(list: unknown[], path: string): FoundTable[] {
  if (list.length === 0) return []
  const sample = list.slice(0, sampleCount)
  const lists = sample.filter(Array.isArray)
  if (lists.length * 2 > sample.length) {
    const rows = list.map((row) => (Array.isArray(row) ? row : [row]))
    return [{ path, content: { rows, names: null }, size: list.length * lists[0]!.length }]
  }
  const objects = sample.filter(isObject)
  if (objects.length * 2 >= sample.length) {
    const width = objects.reduce((sum, record) => sum + Object.keys(record).length, 0) / objects.length
    return [{ path, content: { records: list }, size: list.length * width }]
  }
  return [{ path, content: { rows: list.map((cell) => [cell]), names: ['value'] }, size: list.length }]
}

/** An object that is a table itself: split into names and rows, by column, or records under their keys. */
function tableOfObject(entries: Entries, path: string): FoundTable | null {
  return (
    splitTable(entries, path) ??
    columnTable(entries, path) ??
    indexedTable(entries, path) ??
    keyedTable(entries, path)
  )
}

/** Names in one list and rows in another: `{"columns": ["a", "b"], "data": [[1, 2]]}`. */
function splitTable(entries: Entries, path: string): FoundTable | null {
  const lists = entries.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const rows = lists.find(([, list]) => list.length > 0 && list.every(Array.isArray))
  if (!rows) return null
  const width = Math.max(...(rows[1] as unknown[][]).slice(0, sampleCount).map((row) => row.length))
  const names = lists.find(([key, list]) => key !== rows[0] && list.length === width && listNames(list))
  if (!names) return null
  return {
    path,
    content: { rows: rows[1] as unknown[][], names: listNames(names[1]) },
    size: rows[1].length * width,
  }
}

function listNames(list: unknown[]): string[] | null {
  const names = list.map((entry) =>
    isObject(entry) ? (entry.name ?? entry.field ?? entry.id ?? entry.label) : entry,
  )
  return names.every((name) => typeof name === 'string') ? names : null
}

/** Lists of one length, one for each column. */
function columnTable(entries: Entries, path: string): FoundTable | null {
  const lists = entries.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const length = lists[0]?.[1].length ?? 0
  if (lists.length < 2 || length < 1 || lists.length < entries.length) return null
  const isColumn = (list: unknown[]) =>
    list.length === length && list.slice(0, sampleCount).every((cell) => !isNested(cell))
  if (!lists.every(([, list]) => isColumn(list))) return null
  const rows = Array.from({ length }, (_, row) => lists.map(([, list]) => list[row]))
  return { path, content: { rows, names: lists.map(([name]) => name) }, size: length * lists.length }
}

/** Columns as objects keyed by the row's number: `{"a": {"0": 1, "1": 2}, "b": {…}}`. */
function indexedTable(columns: Entries, path: string): FoundTable | null {
  const first = columns[0]?.[1]
  if (!isObject(first)) return null
  const keys = Object.keys(first)
  if (keys.length < 2 || !keys.slice(0, sampleCount).every((key, i) => key === String(i))) return null
  const isColumn = (column: unknown): column is Json =>
    isObject(column) && Object.keys(column).length === keys.length && Object.hasOwn(column, keys.at(-1)!)
  if (!columns.every(([, column]) => isColumn(column))) return null
  const rows = keys.map((key) => columns.map(([, column]) => (column as Json)[key]))
  return { path, content: { rows, names: columns.map(([name]) => name) }, size: keys.length * columns.length }
}

/** Records under a key each, alike in their own keys. */
function keyedTable(entries: Entries, path: string): FoundTable | null {
  if (entries.length < keyedRecordsMin || !entries.every(([, record]) => isObject(record))) return null
  const sample = entries.slice(0, sampleCount).map(([, record]) => Object.keys(record as Json))
  const all = new Set(sample.flat())
  const cells = sample.reduce((sum, keys) => sum + keys.length, 0)
  if (all.size === 0 || cells <= all.size * sample.length * sharedKeysMin) return null
  const records = entries.map(([key, record]) => withKey(key, record as Json, all))
  return { path, content: { records }, size: entries.length * all.size }
}

function withKey(key: string, record: Json, taken: Set<string>): Json {
  const name = taken.has(keyColumn) ? `${keyColumn}_` : keyColumn
  const keyed: Json = Object.create(null)
  keyed[name] = key
  for (const [inner, cell] of Object.entries(record)) keyed[inner] = cell
  return keyed
}

const isNested = (cell: unknown): boolean => typeof cell === 'object' && cell !== null
