import type { MeasureInput } from './aggregate-groups'
import { gather, gatherCodes } from './gather'
import { type Grouping, maskGroups } from './grouping'
import type { Column } from './table'

/** Of more rows than this a mask leaves too many for their own arrays to pay. */
const shareMax = 0.5

/** What is to be measured by which groups. */
export interface Measuring {
  grouping: Grouping
  measure: MeasureInput
}

const knownRows = new WeakMap<Uint8Array, Int32Array>()

/** The rows that a mask leaves, as they stand; once a mask. To be read only. */
export function keptRows(keep: Uint8Array): Int32Array {
  const rows = knownRows.get(keep) ?? listRows(keep)
  knownRows.set(keep, rows)
  return rows
}

/** The same of a mask that nobody asks of again. */
export function listRows(keep: Uint8Array): Int32Array {
  const count = countKept(keep)
  const rows = new Int32Array(count + 1)
  fillKept(keep, rows)
  return rows.subarray(0, count)
}

/** Without a branch, which would often be guessed wrong: rows that are left out are written behind the last. */
function fillKept(keep: Uint8Array, rows: Int32Array): void {
  let at = 0
  for (let row = 0; row < keep.length; row++) {
    rows[at] = row
    at += keep[row]!
  }
}

function countKept(keep: Uint8Array): number {
  let count = 0
  for (let row = 0; row < keep.length; row++) count += keep[row]!
  return count
}

/**
 * The same groups and columns of the rows alone that a mask leaves: in arrays of their own where these are few, so that
 * nobody goes through all the others. Made once, so that what is measured of them is remembered.
 */
export function measureKept(
  { grouping: { groups, count }, measure }: Measuring,
  keep: Uint8Array | null,
): Measuring {
  if (!keep) return { grouping: { groups, count }, measure }
  const rows = keptRows(keep)
  if (rows.length > shareMax * keep.length)
    return { grouping: { groups: maskGroups(groups, keep), count }, measure }
  return { grouping: { groups: keptGroups(groups, rows), count }, measure: keptMeasure(measure, rows) }
}

function keptMeasure({ column, aggregation, ratio, weight }: MeasureInput, rows: Int32Array): MeasureInput {
  return {
    column: column && keptColumn(column, rows),
    aggregation,
    ratio: ratio && {
      ...ratio,
      numerator: keptColumn(ratio.numerator, rows),
      denominator: keptColumn(ratio.denominator, rows),
    },
    weight: weight && keptColumn(weight, rows),
  }
}

const knownGroups = new WeakMap<Int32Array, WeakMap<Int32Array, Int32Array>>()
const keptGroups = (groups: Int32Array, rows: Int32Array): Int32Array =>
  remembered(knownGroups, [rows, groups], () => gatherCodes(groups, rows))

const knownColumns = new WeakMap<Int32Array, WeakMap<Column, Column>>()
const keptColumn = (column: Column, rows: Int32Array): Column =>
  remembered(knownColumns, [rows, column], () => takeRows(column, rows))

/** What was made of the same rows and the same thing before. */
function remembered<Of extends object, Made>(
  known: WeakMap<Int32Array, WeakMap<Of, Made>>,
  [rows, of]: [Int32Array, Of],
  make: () => Made,
): Made {
  const ofRows = known.get(rows) ?? new WeakMap<Of, Made>()
  known.set(rows, ofRows)
  const made = ofRows.get(of) ?? make()
  ofRows.set(of, made)
  return made
}

function takeRows(column: Column, rows: Int32Array): Column {
  const codes = gatherCodes(column.codes, rows)
  return {
    ...column,
    codes,
    numbers: column.numbers && gather(column.numbers, rows),
    missing: countMissing(codes),
  }
}

function countMissing(codes: Int32Array): number {
  let missing = 0
  for (let at = 0; at < codes.length; at++) if (codes[at]! < 0) missing++
  return missing
}
