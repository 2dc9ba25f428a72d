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
  const own = new Map<number, number[]>()
  const rows = Math.min(rowsLooked, numbers!.length)
  for (let row = 0, full = 0; row < rows && full < codesLooked; row++) {
    const code = thing ? thing.codes[row]! : 0
    const number = numbers![row]!
    if (code < 0 || !(number > 0)) continue
    if (!own.has(code) && own.size < codesLooked) own.set(code, [])
    const known = own.get(code)
    if (!known || known.length === numbersLooked) continue
    if (known.push(number) === numbersLooked) full++
  }
  const spreads = [...own.values()].filter(({ length }) => length >= numbersMin).map(halfSpread)
  const middle = spreads.sort((a, b) => a - b)[spreads.length >> 1]
  return middle === undefined || middle ** 2 <= spreadMax
}

/** From the middle to the side that lies closer to it: a lump is on the other. */
function halfSpread(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!
  return Math.min(at(1 - outer) / at(0.5), at(0.5) / at(outer))
}
