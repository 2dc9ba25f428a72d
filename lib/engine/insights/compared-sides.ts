import type { Filter } from '@/lib/contracts/query'
import type { ColumnProfile } from '../profile/profile'
import type { Context } from './context'
import { ratioOf } from './ratio-of'

/** One of two stretches of time that are compared. */
export interface Side {
  filters: Filter[]
  /** What a value counts in a sum: a part, where the two differ in length. */
  weight: number
  /** How the measure of the stretch is computed, as evidence names it. */
  how: string
  /** `Dec 2016` */
  words: string
}

/** A change of a measure between two stretches of time. */
export interface Change {
  measure: ColumnProfile
  /** Whether the measure is summed, else averaged. */
  isSum: boolean
  /** By code of the time column: 0 in the earlier stretch, 1 in the later one, −1 in neither. */
  sideOfCode: Int8Array
  sides: [Side, Side]
  /** The rows of both, and how the change between them is computed, as evidence names it. */
  filters: Filter[]
  changeHow: string
}

/** Which of two stretches each code of the time column lies in. */
export const sidesOfCodes = (count: number, sideOf: (code: number) => 0 | 1 | -1) =>
  Int8Array.from({ length: count }, (_, code) => sideOf(code))

/** The rows of both stretches that have a value. */
export interface ComparedRows {
  rows: Int32Array
  side: Uint8Array
  /** What each adds above the line, and below it where the measure is no sum. */
  above: Float64Array
  below: Float64Array
}

/** Of one segment in one stretch, or of all. */
export interface Part {
  rows: number
  above: number
  below: number
  squares: number
  products: number
  belowSquares: number
}

export function comparedRows(context: Context, change: Change): ComparedRows {
  const { table, time } = context
  const { measure, sideOfCode, isSum, sides } = change
  const ratio = sides[0].how.startsWith('ratio') ? ratioOf(context, measure.index) : null
  const numbers = table.columns[ratio?.numerator ?? measure.index]!.numbers!
  const divisors = ratio ? table.columns[ratio.denominator]!.numbers! : null
  const scale = ratio?.scale ?? 1
  const picked: number[] = []
  for (let row = 0; row < numbers.length; row++) {
    const code = time!.codes[row]!
    const isKnown = !Number.isNaN(numbers[row]!) && !(divisors && Number.isNaN(divisors[row]!))
    if (code >= 0 && sideOfCode[code]! >= 0 && isKnown) picked.push(row)
  }
  const side = Uint8Array.from(picked, (row) => sideOfCode[time!.codes[row]!]!)
  return {
    rows: Int32Array.from(picked),
    side,
    above: Float64Array.from(
      picked,
      (row, at) => numbers[row]! * (isSum ? sides[side[at] as 0 | 1].weight : scale),
    ),
    below: Float64Array.from(picked, (row) => (divisors ? divisors[row]! : 1)),
  }
}

const emptyPart = (): Part => ({ rows: 0, above: 0, below: 0, squares: 0, products: 0, belowSquares: 0 })

/** The two sides of each segment of a column. */
export function partsBySegment(context: Context, of: ComparedRows, dimension: ColumnProfile): [Part, Part][] {
  const { codes, values } = context.table.columns[dimension.index]!
  const parts = values.map((): [Part, Part] => [emptyPart(), emptyPart()])
  of.rows.forEach((row, at) => {
    const code = codes[row]!
    if (code >= 0) add(parts[code]![of.side[at] as 0 | 1], of.above[at]!, of.below[at]!)
  })
  return parts
}

function add(part: Part, above: number, below: number) {
  part.rows++
  part.above += above
  part.below += below
  part.squares += above * above
  part.products += above * below
  part.belowSquares += below * below
}

/** Both sides of several segments together. */
export function together(parts: [Part, Part][]): [Part, Part] {
  const all: [Part, Part] = [emptyPart(), emptyPart()]
  for (const pair of parts) {
    for (const side of [0, 1] as const) {
      for (const key of Object.keys(all[side]) as (keyof Part)[]) all[side][key] += pair[side][key]
    }
  }
  return all
}

/** Squared standard error of a quotient of sums: what the rows lie off it. */
export function quotientError({ above, below, squares, products, belowSquares }: Part): number {
  const mean = above / below
  return Math.max(0, squares - 2 * mean * products + mean * mean * belowSquares) / (below * below)
}
