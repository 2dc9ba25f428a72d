import type { Column } from '../table/table'
import { cellText } from './long-form'

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

const cellsOf = (column: Column) => Array.from(column.codes, (_, row) => cellText(column, row))

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
  const areSplit = (one: string) =>
    areLists(
      sample.map((text) => splitList(text, one)),
      1,
    )
  const split = separators.filter(areSplit)
  if (split.length === 0) return null
  const separator = separators.find((one) => column.values.some((value) => value.includes(one)))!
  if (!split.includes(separator)) return null
  const lists = cellsOf(column).map((text) => splitList(text, separator))
  return areLists(lists, wordTimesMin)
    ? { entries: lists.map((own) => own.map((word) => ({ '': word }))), fields: [''], areRecords: false }
    : null
}

const splitList = (text: string, separator: string) =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '')

function areLists(lists: string[][], timesMin: number): boolean {
  const filled = lists.filter((own) => own.length > 0)
  const several = filled.filter((own) => own.length > 1)
  if (several.length < severalMin * filled.length || new Set(filled.map(({ length }) => length)).size < 2)
    return false
  const seen = new Map<string, { times: number; front: Set<number>; back: Set<number> }>()
  for (const own of filled) {
    if (new Set(own).size < own.length) return false
    own.forEach((word, at) => {
      const of = seen.get(word) ?? { times: 0, front: new Set(), back: new Set() }
      seen.set(word, { ...of, times: of.times + 1 })
      of.front.add(at)
      of.back.add(own.length - at)
    })
  }
  const known = [...seen]
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
