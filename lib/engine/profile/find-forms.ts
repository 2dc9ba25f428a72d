import { correlate } from '../stats/correlation'
import { rankValues } from '../stats/ranks'
import { rowsByCode } from '../table/code-facts'
import type { Table } from '../table/table'
import { splitName } from './name-words'
import type { ColumnProfile } from './profile'

/** Enough to tell a form from a relation, whatever the number of rows. */
const sampleMax = 2000
const rowsMin = 20
/** From here two numbers rank the rows alike: one thing in two ways. */
const sameRhoMin = 0.97
/** Numbers whose names share most of their words need to agree only so far. */
const namedRhoMin = 0.5
const sharedWordsMin = 0.5
const groupsMax = 20
const rowsPerGroupMin = 5
const pairsColumnsMax = 60

/**
 * Pairs of columns of which one is another form of the other, by their values and names: a number in two versions
 * (rounded, adjusted, per head), and a category that cuts a number into stretches. That they go together is no finding.
 */
export function findForms(table: Table, columns: ColumnProfile[]): [number, number][] {
  const measures = columns
    .filter(({ role, index }) => role === 'measure' && table.columns[index]!.numbers)
    .slice(0, pairsColumnsMax)
  const groups = columns.filter(
    ({ role, distinct }) =>
      (role === 'category' || role === 'boolean') && distinct >= 2 && distinct <= groupsMax,
  )
  return [...versionsOf(table, measures), ...bandsOf(table, measures, groups)]
}

function versionsOf(table: Table, measures: ColumnProfile[]): [number, number][] {
  const rows = sampledRows(table.rowCount)
  const ranks = new Map<number, Float64Array>()
  const ranksOf = (index: number) => {
    const known = ranks.get(index)
    if (known) return known
    const made = rankValues(Float64Array.from(rows, (row) => table.columns[index]!.numbers![row]!)).ranks
    ranks.set(index, made)
    return made
  }
  return measures.flatMap((a, place) =>
    measures.slice(place + 1).flatMap((b): [number, number][] => {
      const { r, n } = correlate(ranksOf(a.index), ranksOf(b.index))
      const least = haveLikeNames(a, b) ? namedRhoMin : sameRhoMin
      return n >= rowsMin && Math.abs(r) >= least ? [[a.index, b.index]] : []
    }),
  )
}

/** Half of all their words are in both, or all words of one are in the other. */
function haveLikeNames(a: ColumnProfile, b: ColumnProfile): boolean {
  const [left, right] = [a, b].map(({ name }) => new Set(splitName(name).words.map(singular)))
  const shared = [...left!].filter((word) => right!.has(word)).length
  const smaller = Math.min(left!.size, right!.size)
  return shared > 0 && (shared === smaller || shared / (left!.size + right!.size - shared) >= sharedWordsMin)
}

/** Without a plural's end and without a number, so that `G1` meets `G3`. */
const singular = (word: string) => word.replace(/\d+$/, '').replace(/s$/, '')

function bandsOf(table: Table, measures: ColumnProfile[], groups: ColumnProfile[]): [number, number][] {
  return groups.flatMap((group) =>
    measures
      .filter((measure) => isCutInto(table, measure.index, group.index))
      .map((measure): [number, number] => [measure.index, group.index]),
  )
}

/** Whether the values of a category lie in stretches of the number that do not overlap. */
function isCutInto(table: Table, measure: number, group: number): boolean {
  const { codes, values } = table.columns[group]!
  const numbers = table.columns[measure]!.numbers!
  const low = new Float64Array(values.length).fill(Number.POSITIVE_INFINITY)
  const high = new Float64Array(values.length).fill(Number.NEGATIVE_INFINITY)
  for (let row = 0; row < codes.length; row++) {
    const [code, number] = [codes[row]!, numbers[row]!]
    if (code < 0 || Number.isNaN(number)) continue
    if (number < low[code]!) low[code] = number
    if (number > high[code]!) high[code] = number
  }
  const rows = rowsByCode(table.columns[group]!)
  const filled = [...values.keys()].filter((code) => low[code]! <= high[code]!)
  if (filled.length < 2 || filled.some((code) => rows[code]! < rowsPerGroupMin)) return false
  const inOrder = filled.sort((a, b) => low[a]! - low[b]!)
  return inOrder.every((code, place) => place === 0 || high[inOrder[place - 1]!]! <= low[code]!)
}

function sampledRows(rowCount: number): number[] {
  const count = Math.min(rowCount, sampleMax)
  return Array.from({ length: count }, (_, i) => Math.floor((i * rowCount) / count))
}
