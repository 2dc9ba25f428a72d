import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile } from '../profile/profile'
import { type Column, missingCode, type Table } from '../table/table'

/** So few rows that make so much of a sum say nothing of how it goes on, and all of what it comes to. */
export interface Giants {
  rows: number[]
  /** The smallest of them; all others lie below it. */
  least: number
  sum: number
  /** Of the whole. */
  share: number
}

/** Up to three rows, and of many rows so many of them. */
const fewMost = 3
const most = 12
const rowShareMax = 0.015
const rowsMin = 30
const shareMin = 0.2
/** Above all others by so many times, or they are the first of many. */
const timesNextMin = 3

/** The few rows of a sum that make a fifth of it and lie far above all others; null where there are none. */
export function giantsOf(table: Table, { index, additivity, of, summary }: ColumnProfile): Giants | null {
  const column = table.columns[index]!
  if (additivity !== 'additive' || of || !column.numbers || !summary || summary.min < 0) return null
  const found = known.get(column)
  if (found !== undefined) return found
  const some = summary.max < (shareMin * summary.sum) / most ? null : find(column.numbers, summary.sum)
  const giants = some && some.rows.length > fewMost && areAKind(table, some.rows) ? null : some
  known.set(column, giants)
  return giants
}

const known = new WeakMap<Column, Giants | null>()

function find(numbers: Float64Array, sum: number): Giants | null {
  const top: number[] = []
  let filled = 0
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row]!
    if (Number.isNaN(number)) continue
    filled++
    if (top.length > most && number <= numbers[top[most]!]!) continue
    const place = top.findIndex((other) => number > numbers[other]!)
    top.splice(place < 0 ? top.length : place, 0, row)
    if (top.length > most + 1) top.pop()
  }
  if (filled < rowsMin) return null
  let own = 0
  const countMax = Math.min(most, Math.max(fewMost, Math.floor(rowShareMax * filled)), top.length - 1)
  for (let count = 1; count <= countMax; count++) {
    const least = numbers[top[count - 1]!]!
    own += least
    if (own < shareMin * sum || least < timesNextMin * numbers[top[count]!]!) continue
    return { rows: top.slice(0, count), least, sum: own, share: own / sum }
  }
  return null
}

/** A value that stands on so many times as many rows is a kind of its own beside them. */
const kindTimes = 5

/** Whether several rows are all that there are of one value, as outages of gearboxes: they are told as what they are. */
const areAKind = ({ columns }: Table, rows: number[]): boolean =>
  columns.some(({ codes, numbers }) => {
    const code = codes[rows[0]!]!
    if (numbers || code < 0 || rows.some((row) => codes[row] !== code)) return false
    return codes.reduce((count, own) => count + Number(own === code), 0) < kindTimes * rows.length
  })

/** What keeps all rows but them. */
export const belowGiants = ({ name }: ColumnProfile, { least }: Giants): Filter => ({
  column: name,
  op: '<',
  value: least,
})

/** The table as it is without them in one column. */
export function withoutGiants(table: Table, index: number, { rows }: Giants): Table {
  const column = table.columns[index]!
  const [codes, numbers] = [column.codes.slice(), column.numbers!.slice()]
  for (const row of rows) {
    codes[row] = missingCode
    numbers[row] = Number.NaN
  }
  const own = { ...column, codes, numbers, missing: column.missing + rows.length }
  return { ...table, columns: table.columns.map((other, at) => (at === index ? own : other)) }
}
