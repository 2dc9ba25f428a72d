import { findWord, splitName } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import { type Column, missingCode, type Table } from '../table/table'
import { followedWords } from './outcome-words'

/** Nothing that is measured alike lies so many times apart, with nothing between. */
const timesApart = 10
const kindsMax = 12
/** Fewer numbers of a kind show no size. */
const rowsMin = 20

/**
 * Whether a number is of another size in each kind of the rows, as if in units of their own: inches of hail and miles per hour of wind.
 * Nobody follows it over all of them. What has a unit, or a name that people follow, is what it says everywhere.
 */
export function hasUnlikeSizes(table: Table, columns: ColumnProfile[], measure: ColumnProfile): boolean {
  const { numbers } = table.columns[measure.index]!
  const isSaid =
    measure.unit !== null ||
    measure.format?.style === 'currency' ||
    findWord(splitName(measure.name), followedWords) !== null
  if (isSaid || !numbers || !((measure.summary?.min ?? 0) > 0)) return false
  return columns
    .filter(({ role, distinct }) => role === 'category' && distinct > 1 && distinct <= kindsMax)
    .some(({ index }) => areApart(boundsByKind(table.columns[index]!, numbers)))
}

interface Bounds {
  least: number
  most: number
  rows: number
}

function boundsByKind({ codes, values }: Column, numbers: Float64Array): Bounds[] {
  const least = new Float64Array(values.length).fill(Number.POSITIVE_INFINITY)
  const most = new Float64Array(values.length).fill(Number.NEGATIVE_INFINITY)
  const rows = new Int32Array(values.length)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!
    const value = numbers[row]!
    if (code === missingCode || Number.isNaN(value)) continue
    if (value < least[code]!) least[code] = value
    if (value > most[code]!) most[code] = value
    rows[code]!++
  }
  return values
    .map((_, code) => ({ least: least[code]!, most: most[code]!, rows: rows[code]! }))
    .filter((kind) => kind.rows >= rowsMin)
}

/** Whether the kinds fall into smaller and larger ones. */
function areApart(kinds: Bounds[]): boolean {
  const inOrder = [...kinds].sort((a, b) => a.least - b.least)
  let most = Number.POSITIVE_INFINITY
  return inOrder.some((kind, place) => {
    const isApart = place > 0 && kind.least >= timesApart * most
    most = place === 0 ? kind.most : Math.max(most, kind.most)
    return isApart
  })
}
