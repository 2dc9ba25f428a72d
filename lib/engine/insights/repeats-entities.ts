import type { ColumnProfile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import type { Compared, ComparedSpans } from './compared-periods'

const entitiesMin = 3
/** Of the periods that entities may stand in, and of those that they stand in with as many rows as most do. */
const filledMin = 0.6
const alikeMin = 0.8

/**
 * Whether the same entities stand in both stretches, each with as many rows a period: countries by year. How far these lie apart
 * says nothing of whether their average has changed.
 */
export function repeatsEntities(
  { columns }: Table,
  candidates: ColumnProfile[],
  compared: Compared & { spans: ComparedSpans },
): boolean {
  const { time } = compared
  const { placeOf, length, rowCount } = placesIn(compared)
  return candidates.some(({ index, role, distinct }) => {
    if (index === time.index || role === 'measure' || distinct < entitiesMin) return false
    if (distinct * length > rowCount / filledMin) return false
    const counts = countCells(columns[index]!, { codes: time.codes, placeOf, length })
    return areRepeated(counts, length)
  })
}

/** Of each code of time its place among the periods of both stretches that hold rows, -1 outside of them. */
function placesIn({ periods, spans }: Compared & { spans: ComparedSpans }) {
  const places = new Int32Array(periods.rows.length).fill(-1)
  let length = 0
  let rowCount = 0
  for (const { from, to } of [spans.before, spans.now]) {
    for (let period = from; period <= to; period++) {
      if (!periods.rows[period]) continue
      places[period] = length++
      rowCount += periods.rows[period]!
    }
  }
  return { placeOf: Int32Array.from(periods.ofCode, (period) => places[period] ?? -1), length, rowCount }
}

interface Placed {
  codes: Int32Array
  placeOf: Int32Array
  length: number
}

/** Rows of each value in each period: `value * length + place`. */
function countCells({ codes, values }: Column, { codes: times, placeOf, length }: Placed): Int32Array {
  const counts = new Int32Array(values.length * length)
  for (let row = 0; row < codes.length; row++) {
    const time = times[row]!
    const place = time < 0 ? -1 : placeOf[time]!
    if (place >= 0 && codes[row]! >= 0) counts[codes[row]! * length + place]!++
  }
  return counts
}

function areRepeated(cells: Int32Array, length: number): boolean {
  const counts = cells.filter((count) => count > 0).sort()
  const usual = counts[counts.length >> 1]
  const alike = counts.filter((count) => count === usual).length
  const entities = countEntities(cells, length)
  return (
    entities >= entitiesMin &&
    counts.length >= filledMin * entities * length &&
    alike >= alikeMin * counts.length
  )
}

function countEntities(cells: Int32Array, length: number): number {
  let entities = 0
  for (let from = 0; from < cells.length; from += length) {
    if (cells.subarray(from, from + length).some((count) => count > 0)) entities++
  }
  return entities
}
