import { type FoundTable, isObject } from './find-tables'

type Json = Record<string, unknown>

const sampleCount = 50
/** So many of the records have a list of that kind, if any. */
const listShareMin = 0.5
const entriesMax = 1_000_000

/** Of a list that records are made long by. */
const fieldsMax = 20

/**
 * What else may be read of records that hold lists of records: a table of each list but the one that the records are
 * made long by. Beside each entry stands what its record says in single values.
 */
export function nestedTables({ path, content }: FoundTable): FoundTable[] {
  if (!('records' in content)) return []
  const records = content.records.filter(isObject)
  const long = longKey(records)
  return listKeys(records)
    .filter((key) => key !== long)
    .flatMap((key) => {
      const entries = records.flatMap((record) => entriesOf(record, key))
      if (entries.length === 0 || entries.length > entriesMax) return []
      const width = Object.keys(entries[0]!).length
      return [
        {
          path: path === '' ? key : `${path}.${key}`,
          content: { records: entries },
          size: entries.length * width,
        },
      ]
    })
}

/** A list of records that say something. */
const isList = (value: unknown): value is Json[] =>
  Array.isArray(value) && value.every(isObject) && value.some((entry) => Object.keys(entry).length > 0)

/** The list that the records are made long by: the first that has nothing but records in it, if most records have some. */
function longKey(records: Json[]): string | null {
  const key = keysOf(records).find((one) => hasOnlyLists(records, one))
  if (key === undefined) return null
  return records.filter((record) => isList(record[key])).length >= listShareMin * records.length ? key : null
}

function hasOnlyLists(records: Json[], key: string): boolean {
  const fields = new Set<string>()
  for (const record of records) {
    const value = Object.hasOwn(record, key) ? record[key] : null
    if (value === null) continue
    if (!Array.isArray(value) || !value.every(isObject)) return false
    for (const entry of value) for (const field of Object.keys(entry)) fields.add(field)
    if (fields.size > fieldsMax) return false
  }
  return fields.size > 0
}

function keysOf(records: Json[]): string[] {
  const keys = new Set<string>()
  for (const record of records) for (const key of Object.keys(record)) keys.add(key)
  return [...keys]
}

/** Keys under which records hold lists of records, in the order in which the records have them. */
function listKeys(records: Json[]): string[] {
  const sample = records.slice(0, sampleCount)
  return keysOf(sample).filter(
    (key) => sample.filter((record) => isList(record[key])).length >= listShareMin * sample.length,
  )
}

function entriesOf(record: Json, key: string): Json[] {
  const list = Object.hasOwn(record, key) ? record[key] : undefined
  if (!isList(list)) return []
  const own = Object.entries(record).filter(([, value]) => !Array.isArray(value))
  return list.map((entry) => Object.fromEntries([...own, [key, entry]]))
}
