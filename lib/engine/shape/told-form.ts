import { quoted } from '../clean/change-steps'
import { type CellKind, inferCellKind } from '../read/csv/cell-kind'
import { peekText } from '../table/lazy-texts'
import type { TextColumn, TextTable } from '../table/text-table'
import { freeName, type LongForm, type LongTable, longCellsMax, textColumn } from './long-form'
import { textAt } from './text-at'

const thingsMin = 3
/** Fewer rows are told of things by chance. */
const toldRowsMin = 15
const told = { least: 2, most: 60 }
/** Of all that may be told of the things, what is. */
const filledMin = 0.4
/** Of what is told under one name, what is of one kind. */
const kindShareMin = 0.8
const [unitCharsMax, nameCharsMax, columnsMax] = [8, 60, 12]

/** Rows that each tell one thing of a thing: its name, what is told, and how it is. */
interface Told {
  /** What names the things; none where they follow each other as cards. */
  keys: TextColumn[]
  attribute: TextColumn
  value: TextColumn
  unit: TextColumn | null
  /** By row, the thing that it is of; below 0 for a row without anything. */
  things: Int32Array
  count: number
}

/**
 * A table with a row for each that is told of a thing (`Firma, Merkmal, Wert`), or cards of names and values below each
 * other, as one with a row for each thing. Certain where numbers stand beside dates or words, so that no one measure or
 * name is in the column of values.
 */
export function toldForm(table: TextTable): LongForm | null {
  const found = cardsOf(table) ?? toldOf(table)
  if (!found) return null
  const { keys, attribute, count } = found
  const names = namesOf(found)
  return {
    text: `Make it wide: ${names.length} columns from the rows of ${quoted(attribute.name)}`,
    wideText: `Keep it: a row for each of ${names.length} that are told of ${count} things`,
    isCertain: true,
    isAsRead: true,
    rows: count,
    columns: keys.length + names.length,
    make: () => widened(found, names),
  }
}

const namesOf = ({ attribute, things }: Told): string[] => [
  ...new Set(Array.from(things, (thing, row) => (thing < 0 ? '' : textAt(attribute, row))).filter(Boolean)),
]

function toldOf(table: TextTable): Told | null {
  const { columns, rowCount } = table
  if (columns.length < 3 || columns.length > columnsMax || rowCount < toldRowsMin) return null
  for (const attribute of columns) {
    if (!mayName(attribute, rowCount)) continue
    for (const value of columns) {
      if (value === attribute || value.plain) continue
      const others = columns.filter((column) => column !== attribute && column !== value)
      const unit = others.find((column) => isUnitOf(column, attribute)) ?? null
      const keys = others.filter((column) => column !== unit)
      const found = keys.length > 0 ? grouped({ keys, attribute, value, unit }, rowCount) : null
      if (found && isToldOnce(found) && areUnlikeValues(found)) return found
    }
  }
  return null
}

/** Few names that come again and again, on all rows. */
function mayName({ plain, codes, values }: TextColumn, rowCount: number): boolean {
  if (plain || values.length > told.most + 1 || values.length < told.least) return false
  if (rowCount < thingsMin * told.least || values.length * thingsMin > rowCount * 2) return false
  const texts = values.map((text) => text.trim())
  return (
    codes.every((code) => texts[code] !== '') &&
    texts.every((text) => text.length <= nameCharsMax && (text === '' || /\p{L}/u.test(text)))
  )
}

/** `kg`, `%`, `EUR`: one for each name. */
function isUnitOf(column: TextColumn, attribute: TextColumn): boolean {
  if (column.plain || column.values.some((text) => text.length > unitCharsMax || /\d/.test(text)))
    return false
  const own = new Map<number, number>()
  return attribute.codes.every((code, row) => {
    const before = own.get(code)
    own.set(code, column.codes[row]!)
    return before === undefined || before === column.codes[row]
  })
}

function grouped(of: Omit<Told, 'things' | 'count'>, rowCount: number): Told {
  const known = new Map<string, number>()
  const things = Int32Array.from({ length: rowCount }, (_, row) => {
    const key = of.keys.map((column) => column.codes[row]).join()
    if (!known.has(key)) known.set(key, known.size)
    return known.get(key)!
  })
  return { ...of, things, count: known.size }
}

/** Each thing has each but once, and most of them. */
function isToldOnce({ attribute, things, count }: Told): boolean {
  const seen = new Set<number>()
  const kinds = new Set<number>()
  for (let row = 0; row < things.length; row++) {
    if (things[row]! < 0) continue
    const cell = things[row]! * attribute.values.length + attribute.codes[row]!
    if (seen.has(cell)) return false
    seen.add(cell)
    kinds.add(attribute.codes[row]!)
  }
  const isMany = count >= thingsMin && kinds.size >= told.least && count * (kinds.size + 1) <= longCellsMax
  return isMany && seen.size >= filledMin * count * kinds.size
}

const likeKinds: Record<CellKind, 'number' | 'date' | 'word' | null> = {
  number: 'number',
  date: 'date',
  time: 'date',
  word: 'word',
  text: 'word',
  blank: null,
}

/** Numbers under some names, and dates or words under others. */
function areUnlikeValues({ attribute, value, things }: Told): boolean {
  const counts = attribute.values.map(() => new Map<string, number>())
  for (let row = 0; row < things.length; row++) {
    const kind = things[row]! < 0 ? null : likeKinds[inferCellKind(textAt(value, row))]
    const own = counts[attribute.codes[row]!]!
    if (kind) own.set(kind, (own.get(kind) ?? 0) + 1)
  }
  const kinds = counts.flatMap((own) => {
    const all = [...own.values()].reduce((sum, one) => sum + one, 0)
    const most = [...own].reduce<[string, number]>((best, one) => (one[1] > best[1] ? one : best), ['', 0])
    return all === 0 ? [] : [most[1] >= kindShareMin * all ? most[0] : 'mixed']
  })
  const mixed = kinds.filter((kind) => kind === 'mixed').length
  return (
    kinds.includes('number') &&
    (kinds.includes('date') || kinds.includes('word')) &&
    mixed * 4 <= kinds.length
  )
}

/** Cards: two columns, of which the first begins anew with each thing. What was taken for a header is the first line. */
function cardsOf(table: TextTable): Told | null {
  const { columns, rowCount } = table
  const filled = columns.filter(isFilled)
  const [attribute, value] = filled
  if (filled.length !== 2 || !attribute || !value || attribute.plain) return null
  const things = new Int32Array(rowCount).fill(-1)
  const seen = new Set<string>()
  let thing = -1
  for (let row = 0; row < rowCount; row++) {
    const name = textAt(attribute, row)
    if (name === '') seen.clear()
    else {
      if (seen.size === 0 || seen.has(name)) {
        thing++
        seen.clear()
      }
      seen.add(name)
      things[row] = thing
    }
  }
  const found = { keys: [], attribute, value, unit: null, things, count: thing + 1 }
  const names = namesOf(found)
  const areNames =
    names.length <= told.most && names.every((name) => name.length <= nameCharsMax && /\p{L}/u.test(name))
  return areNames && isToldOnce(found) && areInOrder(found, names) && areUnlikeValues(found) ? found : null
}

/** Read one by one, since the first text tells of most columns. */
const isFilled = ({ codes, values }: TextColumn): boolean =>
  codes.some((code) => peekText(values, code).trim() !== '')

/** On all cards the same lines follow each other, though some may be left out. */
function areInOrder({ attribute, things }: Told, names: string[]): boolean {
  const placeOf = new Map(orderOf(attribute, things, names).map((name, at) => [name, at]))
  let [last, thing] = [-1, -1]
  for (let row = 0; row < things.length; row++) {
    if (things[row]! < 0) continue
    const place = placeOf.get(textAt(attribute, row))!
    if (things[row] === thing && place < last) return false
    last = place
    thing = things[row]!
  }
  return true
}

/** By their mean place on the cards, counted from the end of none that lacks some. */
function orderOf(attribute: TextColumn, things: Int32Array, names: string[]): string[] {
  const before = new Map(names.map((name) => [name, new Set<string>()]))
  let own: string[] = []
  let thing = -1
  for (let row = 0; row < things.length; row++) {
    if (things[row]! < 0) continue
    if (things[row] !== thing) own = []
    thing = things[row]!
    const name = textAt(attribute, row)
    for (const one of own) before.get(name)!.add(one)
    own.push(name)
  }
  return [...names].sort((a, b) => before.get(a)!.size - before.get(b)!.size)
}

function widened({ keys, attribute, value, unit, things, count }: Told, names: string[]): LongTable {
  const first = new Int32Array(count).fill(-1)
  const cells = names.map(() => Array.from({ length: count }, () => ''))
  const placeOf = new Map(names.map((name, at) => [name, at]))
  things.forEach((thing, row) => {
    if (thing < 0) return
    if (first[thing] === -1) first[thing] = row
    const [text, of] = [textAt(value, row), unit ? textAt(unit, row) : '']
    const isNumber = inferCellKind(text) === 'number'
    cells[placeOf.get(textAt(attribute, row))!]![thing] = of && isNumber ? `${text} ${of}` : text
  })
  const taken = keys.map(({ name }) => name)
  const columns = [
    ...keys.map((column) => ({
      ...column,
      plain: undefined,
      codes: Int32Array.from(first, (row) => column.codes[row]!),
    })),
    ...names.map((name, at) => textColumn(freeName(name, taken), cells[at]!)),
  ]
  const detail = `Each row told one thing of another: made wide, a row for each of them and a column for each of ${quoted(names[0]!)} to ${quoted(names.at(-1)!)}.`
  return {
    table: { columns, rowCount: count },
    step: { step: 'rows_as_columns', column: attribute.name, rows: things.length, detail },
    values: [],
    isCrossed: true,
    repeated: [],
  }
}
