import { missingCode } from './table'

/** The code of each number, `missingCode` of NaN. A loop, since `from` with a callback takes ten times as long. */
export function mapCodes(numbers: Float64Array, codeOf: (number: number) => number): Int32Array {
  const codes = new Int32Array(numbers.length)
  for (let row = 0; row < codes.length; row++) {
    const number = numbers[row]!
    codes[row] = Number.isNaN(number) ? missingCode : codeOf(number)
  }
  return codes
}

/** Codes of the stretches between some edges: how many of them a number reaches. */
export const mapBands = (numbers: Float64Array, edges: number[]): Int32Array =>
  mapCodes(numbers, (number) => {
    let reached = 0
    for (let at = 0; at < edges.length; at++) if (number >= edges[at]!) reached++
    return reached
  })
