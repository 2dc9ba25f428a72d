import { logLine } from './log-line'

const rowsMin = 60
/** More rows show it no better. */
const rowsMax = 5000
const binsMax = 8
/** Between the first and the last of the bins the whole differs by so much, as a standard deviation of logarithms. */
const apartMin = 0.15
/** Twice as much of twice as many: the slope of the logarithms is about one. */
const [slopeMin, slopeMax] = [0.85, 1.15]
const fitMin = 0.9

/**
 * Whether a number grows as what it is of does, from small wholes to large ones: scrap with the pieces made, waste with
 * the meals served. Rows by rows it may scatter: it is seen in eight parts of the rows, from the smallest wholes on.
 */
export function isProportional(part: Float64Array, whole: Float64Array): boolean {
  const step = Math.max(1, Math.floor(whole.length / rowsMax))
  const rows: number[] = []
  for (let row = 0; row < whole.length; row += step) if (whole[row]! > 0 && part[row]! >= 0) rows.push(row)
  rows.sort((a, b) => whole[a]! - whole[b]!)
  if (rows.length < rowsMin) return false
  const logs = Array.from({ length: binsMax }, (_, bin) => {
    const own = rows.slice((bin * rows.length) / binsMax, ((bin + 1) * rows.length) / binsMax)
    return { x: logOfMean(own, whole), y: logOfMean(own, part) }
  })
  if (logs.some(({ y }) => !Number.isFinite(y))) return false
  const { slope, fit, spread } = logLine(logs)
  return spread >= apartMin && slope >= slopeMin && slope <= slopeMax && fit >= fitMin
}

const meanOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const logOfMean = (rows: number[], numbers: Float64Array) =>
  Math.log(meanOf(rows.map((row) => numbers[row]!)))
