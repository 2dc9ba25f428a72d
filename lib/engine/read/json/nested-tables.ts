import { type FoundTable, isObject } from './find-tables'

type Json = Record<string, unknown>

const sampleCount = 50
/** So many of the records have a list of that kind, if any. */
const listShareMin = 0.5
const entriesMax = 1_000_000

/**
 * What else may be read of records that hold several lists of records: a table of each list but the first, which the
 * records are made long by. Beside each entry stands what its record says in single values.
 */
export function nestedTables({ path, content }: FoundTable): FoundTable[] {
  if (!('records' in content)) return []
  const records = content.records.filter(isObject)
  return listKeys(records)
    .slice(1)
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

const isList = (value: unknown): value is Json[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

/** Keys under which records hold lists of records, in the order in which the records have them. */
function listKeys(records: Json[]): string[] {
  const sample = records.slice(0, sampleCount)
  const counts = new Map<string, number>()
  for (const record of sample)
    for (const [key, value] of Object.entries(record))
      if (isList(value)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= listShareMin * sample.length).map(([key]) => key)
}

function entriesOf(record: Json, key: string): Json[] {
  const list = Object.hasOwn(record, key) ? record[key] : undefined
  if (!isList(list)) return []
  const own = Object.entries(record).filter(([, value]) => !Array.isArray(value))
  return list.map((entry) => Object.fromEntries([...own, [key, entry]]))
}
