import type { Column } from '../../table/table'
import { spreadMaxWithin } from './two-lumps'

const codesLooked = 6
const numbersLooked = 30
const rowsLooked = 20_000
const numbersMin = 10
const outer = 0.1

/**
 * Whether numbers of one thing lie so close together that others could be told from them, by a few things at the head of
 * the table. Cheap, to be asked before all rows are looked at.
 */
export function isTight({ numbers }: Column, thing: Column | null, range: number): boolean {
  const spreadMax = spreadMaxWithin(range)
  if (spreadMax === 0) return false
  const own = headsOf(numbers!, thing)
  const spreads = own.filter(({ length }) => length >= numbersMin).map(halfSpread)
  const middle = spreads.sort((a, b) => a - b)[spreads.length >> 1]
  return middle === undefined || middle ** 2 <= spreadMax
}

/** The first numbers of the first few codes. */
function headsOf(numbers: Float64Array, thing: Column | null): Float64Array[] {
  const placeOf = new Int8Array(thing?.values.length ?? 1).fill(-1)
  const heads = Array.from(
    { length: Math.min(codesLooked, placeOf.length) },
    () => new Float64Array(numbersLooked),
  )
  const filled = new Int32Array(heads.length)
  const rows = Math.min(rowsLooked, numbers.length)
  for (let row = 0, full = 0, known = 0; row < rows && full < heads.length; row++) {
    const code = thing ? thing.codes[row]! : 0
    const number = numbers[row]!
    if (code < 0 || !(number > 0)) continue
    if (placeOf[code] === -1 && known < heads.length) placeOf[code] = known++
    const place = placeOf[code]!
    if (place < 0 || filled[place] === numbersLooked) continue
    heads[place]![filled[place]!++] = number
    if (filled[place] === numbersLooked) full++
  }
  return heads.map((head, place) => head.subarray(0, filled[place]!))
}

/** From the middle to the side that lies closer to it: a lump is on the other. */
function halfSpread(numbers: Float64Array): number {
  const sorted = numbers.slice().sort()
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!
  return Math.min(at(1 - outer) / at(0.5), at(0.5) / at(outer))
}
