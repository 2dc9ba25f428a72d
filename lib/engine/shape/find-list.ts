import { rowsByCode } from '../table/code-facts'
import type { Column } from '../table/table'

/** A column whose cells hold lists, each entry by its fields; a word's field is called ''. */
export interface ListColumn {
  entries: Record<string, string>[][]
  fields: string[]
  areRecords: boolean
}

const rowsMin = 10
const separators = [';', '|', ',', ' / ']
/** Of a list of words: so many different ones, each so long at most. */
const words = { least: 3, most: 60, length: 40 }
const severalMin = 0.25
const wordTimesMin = 3
/** So many of the words stand at several places, from the front and from the back: those of `Paris, France` do not. */
const anywhereMin = 0.5
const fieldsMax = 20
/** So many values show whether it may be. */
const sampleMax = 300

export function findList(column: Column): ListColumn | null {
  if (column.type !== 'text' || column.codes.length < rowsMin) return null
  return findRecords(column) ?? findWords(column)
}

function findRecords(column: Column): ListColumn | null {
  if (!column.values.some((value) => value.startsWith('[{'))) return null
  const parsed = column.values.map(readRecords)
  if (parsed.some((records) => records === null)) return null
  const entries = Array.from(column.codes, (code) => parsed[code] ?? [])
  const fields = [...new Set(entries.flat().flatMap((record) => Object.keys(record)))]
  return fields.length > 0 && fields.length <= fieldsMax ? { entries, fields, areRecords: true } : null
}

/** A JSON list of objects, their values as text; null for anything else. */
function readRecords(text: string): Record<string, string>[] | null {
  if (text === '' || text === '[]') return []
  try {
    const list: unknown = JSON.parse(text)
    const isList = Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null)
    return isList ? list.map(textsOf) : null
  } catch {
    return null
  }
}

const textsOf = (record: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''),
    ]),
  )

function findWords(column: Column): ListColumn | null {
  const sample = column.values.slice(0, sampleMax)
  const areSplit = (one: string) => {
    if (!sample.some((text) => text.includes(one))) return false
    const lists = sample.map((text) => splitList(text, one))
    return areLists(lists, { rows: lists.map(() => 1), timesMin: 1 })
  }
  const split = separators.filter(areSplit)
  if (split.length === 0) return null
  const separator = separators.find((one) => column.values.some((value) => value.includes(one)))!
  if (!split.includes(separator)) return null
  const lists = column.values.map((text) => splitList(text, separator))
  if (!areLists(lists, { rows: rowsByCode(column), timesMin: wordTimesMin })) return null
  const records = lists.map((own) => own.map((word) => ({ '': word })))
  const entries = Array.from(column.codes, (code) => records[code] ?? [])
  return { entries, fields: [''], areRecords: false }
}

const splitList = (text: string, separator: string) =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '')

interface Known {
  times: number
  front: Set<number>
  back: Set<number>
}

/** Each list stands on so many rows. */
function areLists(
  lists: string[][],
  { rows, timesMin }: { rows: ArrayLike<number>; timesMin: number },
): boolean {
  const filled = [...lists.keys()].filter((at) => lists[at]!.length > 0 && rows[at]! > 0)
  const rowsIn = (some: number[]) => some.reduce((sum, at) => sum + rows[at]!, 0)
  const several = filled.filter((at) => lists[at]!.length > 1)
  const lengths = new Set(filled.map((at) => lists[at]!.length))
  if (rowsIn(several) < severalMin * rowsIn(filled) || lengths.size < 2) return false
  const seen = new Map<string, Known>()
  for (const at of filled) if (!noteWords(seen, lists[at]!, rows[at]!)) return false
  return areKnownWords([...seen], timesMin)
}

/** False where a word stands twice in a list. */
function noteWords(seen: Map<string, Known>, own: string[], rows: number): boolean {
  if (new Set(own).size < own.length) return false
  own.forEach((word, at) => {
    const of = seen.get(word) ?? { times: 0, front: new Set<number>(), back: new Set<number>() }
    seen.set(word, of)
    of.times += rows
    of.front.add(at)
    of.back.add(own.length - at)
  })
  return true
}

function areKnownWords(known: [string, Known][], timesMin: number): boolean {
  const often = known.filter(([, { times }]) => times >= timesMin)
  const anywhere = known.filter(([, { front, back }]) => front.size > 1 && back.size > 1)
  return (
    known.length >= words.least &&
    known.length <= words.most &&
    known.every(([word]) => word.length <= words.length) &&
    often.length * 2 > known.length &&
    anywhere.length >= anywhereMin * known.length
  )
}
