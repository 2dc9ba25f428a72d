import { groupAlike } from '../table/group-alike'
import { missingCode } from '../table/table'
import type { TextColumn, TextTable } from '../table/text-table'
import { whenAsked } from '../table/when-asked'
import { areMany, nameCharsMax, type Told, thingsMin, told, toldPairs } from './told-once'
import { KindsOfTexts } from './unlike-values'

/** Fewer rows are told of things by chance. */
const toldRowsMin = 15
/** In most tables that tell nothing of things something would be told twice in so many rows. */
const glanceRows = 1000
const [unitCharsMax, columnsMax] = [8, 12]

/** A column, with what is asked of it for several others. */
interface Asked {
  column: TextColumn
  /** How many different cells it has. */
  distinct: () => number
  kinds: () => KindsOfTexts
}

/** Rows of which one column names what is told and another one tells it, of what the others name. */
export function toldOf({ columns, rowCount }: TextTable): Told | null {
  if (columns.length < 3 || columns.length > columnsMax || rowCount < toldRowsMin) return null
  const asked = columns.map((column) => ({
    column,
    distinct: whenAsked(() => distinctCells(column)),
    kinds: whenAsked(() => new KindsOfTexts(column)),
  }))
  for (const attribute of asked.filter(({ column }) => mayName(column, rowCount))) {
    const beside = asked.filter((one) => one !== attribute)
    const unitOf = new Set(beside.filter(({ column }) => isUnitOf(column, attribute.column)))
    for (const value of beside) {
      if (value.column.plain) continue
      const others = beside.filter((one) => one !== value)
      const unit = others.find((one) => unitOf.has(one)) ?? null
      const keys = others.filter((one) => one !== unit)
      const found = toldBy({ keys, attribute, value, unit }, rowCount)
      if (found) return found
    }
  }
  return null
}

function distinctCells({ codes, values }: TextColumn): number {
  const isMet = new Uint8Array(values.length)
  let count = 0
  for (let row = 0; row < codes.length; row++) {
    count += 1 - isMet[codes[row]!]!
    isMet[codes[row]!] = 1
  }
  return count
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
  const own = new Int32Array(attribute.values.length).fill(missingCode)
  for (let row = 0; row < column.codes.length; row++) {
    const code = attribute.codes[row]!
    if (own[code] === missingCode) own[code] = column.codes[row]!
    else if (own[code] !== column.codes[row]) return false
  }
  return true
}

interface Split {
  keys: Asked[]
  attribute: Asked
  value: Asked
  unit: Asked | null
}

/** What costs least is asked first. */
function toldBy({ keys, attribute, value, unit }: Split, rowCount: number): Told | null {
  const named = keys.map(({ column }) => column)
  const kinds = attribute.distinct()
  const mayBe = (count: number) => areMany({ rows: rowCount, kinds, count: Math.max(count, thingsMin) })
  if (keys.length === 0 || !keys.every((key) => mayBe(key.distinct()))) return null
  const isTwice = (rows: number) => {
    const { groups: things, count } = groupAlike({ columns: named, rowCount: rows })
    return toldPairs({ attribute: attribute.column, things, count }) === null
  }
  if (isTwice(Math.min(glanceRows, rowCount)) || !value.kinds().mayBeUnlike()) return null
  const grouped = groupAlike({ columns: named, rowCount })
  const of = {
    attribute: attribute.column,
    value: value.column,
    things: grouped.groups,
    count: grouped.count,
  }
  const isTold = mayBe(grouped.count) && grouped.count >= thingsMin && toldPairs(of) !== null
  return isTold && value.kinds().areUnlike(of) ? { ...of, keys: named, unit: unit?.column ?? null } : null
}
