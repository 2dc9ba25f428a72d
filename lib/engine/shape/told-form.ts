import { quoted } from '../clean/change-steps'
import { inferCellKind } from '../read/csv/cell-kind'
import { peekText } from '../table/lazy-texts'
import type { TextColumn, TextTable } from '../table/text-table'
import { freeName, type LongForm, type LongTable, textColumn } from './long-form'
import { textAt } from './text-at'
import { isToldOnce, nameCharsMax, type Told, told } from './told-once'
import { toldOf } from './told-rows'
import { KindsOfTexts } from './unlike-values'

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

/** Cards: two columns, of which the first begins anew with each thing. What was taken for a header is the first line. */
function cardsOf(table: TextTable): Told | null {
  const { columns, rowCount } = table
  const filled = columns.filter(isFilled)
  const [attribute, value] = filled
  if (filled.length !== 2 || !attribute || !value || attribute.plain) return null
  const things = new Int32Array(rowCount).fill(-1)
  const [seen, met] = [new Set<string>(), new Set<string>()]
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
      if (met.add(name).size > told.most) return null
    }
  }
  const found = { keys: [], attribute, value, unit: null, things, count: thing + 1 }
  const names = [...met]
  const areNames = names.every((name) => name.length <= nameCharsMax && /\p{L}/u.test(name))
  return areNames && isToldOnce(found) && areInOrder(found, names) && new KindsOfTexts(value).areUnlike(found)
    ? found
    : null
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
