import { placesInOrder } from '../../stats/ranks'
import { gather } from '../../table/gather'
import { rowsInOrder } from '../../table/rows-in-order'
import { type Column, missingCode, type Table } from '../../table/table'

/** What is measured again and again of one thing. */
export interface Series {
  /** Its name; null where the whole table is one series. */
  name: string | null
  /** In order of time. */
  rows: Int32Array
}

export interface SeriesSet {
  series: Series[]
  time: Column
}

const rowsMin = 20
const datedMin = 0.95
/** Of a thing no two rows are of one date, slips apart. */
const ownDatesMin = 0.98
const datesTried = 2
const thingsTried = 8
/** Cells of things by dates that are marked off. */
const cellsMax = 4_000_000

/** The rows as series, by the first columns of dates and things by which nearly each row is one of its own; null if none is so. */
export function findSeries({ columns, rowCount }: Table): SeriesSet | null {
  const dates = columns
    .filter(({ type, missing }) => isMoment(type) && missing <= (1 - datedMin) * rowCount)
    .slice(0, datesTried)
  for (const time of dates) {
    if (time.values.length >= ownDatesMin * rowCount && rowCount >= rowsMin) {
      return { time, series: [{ name: null, rows: rowsInOrder(time) }] }
    }
    const thing = things(columns, rowCount).find((column) => areOwn(column, time, rowCount))
    if (thing) return { time, series: split(thing, time) }
  }
  return null
}

const isMoment = (type: Column['type']) => type === 'date' || type === 'datetime'

const things = (columns: Column[], rowCount: number) =>
  columns
    .filter(
      ({ type, values, missing }) =>
        (type === 'text' || type === 'integer') &&
        values.length > 1 &&
        values.length * rowsMin <= rowCount &&
        missing <= (1 - datedMin) * rowCount,
    )
    .slice(0, thingsTried)

function areOwn(thing: Column, time: Column, rowCount: number): boolean {
  const width = time.values.length
  if (thing.values.length * width > cellsMax || thing.values.length * width < ownDatesMin * rowCount)
    return false
  const seen = new Uint8Array(thing.values.length * width)
  let own = 0
  for (let row = 0; row < rowCount; row++) {
    const [a, b] = [thing.codes[row]!, time.codes[row]!]
    if (a === missingCode || b === missingCode || seen[a * width + b]) continue
    seen[a * width + b] = 1
    own++
  }
  return own >= ownDatesMin * rowCount
}

function split(thing: Column, time: Column): Series[] {
  const rows: number[][] = Array.from({ length: thing.values.length }, () => [])
  thing.codes.forEach((code, row) => {
    if (code !== missingCode) rows[code]!.push(row)
  })
  return rows
    .map((own, code) => ({ name: thing.values[code]!, rows: inOrder(time, Int32Array.from(own)) }))
    .filter((one) => one.rows.length >= rowsMin)
}

export function allRows(rowCount: number): Int32Array {
  const rows = new Int32Array(rowCount)
  for (let row = 0; row < rowCount; row++) rows[row] = row
  return rows
}

/** Rows of one time as they stand. */
export function inOrder({ numbers }: Column, rows: Int32Array): Int32Array {
  const known = rows.filter((row) => !Number.isNaN(numbers![row]!))
  const own = gather(numbers!, known)
  return isSorted(own) ? known : placesInOrder(own).map((place) => known[place]!)
}

function isSorted(numbers: Float64Array): boolean {
  for (let at = 1; at < numbers.length; at++) if (numbers[at - 1]! > numbers[at]!) return false
  return true
}
