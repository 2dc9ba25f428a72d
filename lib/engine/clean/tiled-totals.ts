import { type Column, missingCode, type Table } from '../table/table'
import type { TextTable } from '../table/text-table'
import { areAmounts } from './are-amounts'
import { areOnlySums } from './are-only-sums'
import { decimalsOf, isSumOf } from './is-sum-of'
import { isSummed } from './matching-sums'
import { type Course, type MayAdd, SumCourses, type Way, waysThrough } from './sum-courses'
import { type Tiled, type Tiling, tileRows } from './tile-rows'
import { type TotalSign, totalSigns } from './total-signs'

/** Of larger tables it is asked first whether these of their rows stand in blocks, of which the last may end behind them. */
const headRows = 5000
const headCoveredMin = 0.5
/** … and before that, by these, whether hardly any does, or most that are told as sums are none. */
const [glanceRows, glanceMissesMax, glanceCoveredMin] = [400, 3, 0.25]
const [totalsMin, columnsMax] = [2, 6]
/** A sum by chance is one in so many powers of two. */
const bitsMin = 4
/** Of the sums, those of several rows: of equal instalments with a day each, each is the one before it once more. */
const severalMin = 0.5
/** Of the rows that add nothing up, those that are added up; of those that may add up, those that do. */
const [coveredMin, toldMin] = [0.8, 0.9]
/** Of the numbers of a total in columns that add up, all but a few are sums. */
const agreeMin = 0.9
/** What is credited may be among what is added up; accounts of income and costs are no parts of a whole. */
const negativeShareMax = 0.4
/** As written, and where each number was rounded by itself. */
const slacks = [0, 0.5]

/** Rows that add up others, told by their numbers whatever they are called. */
export interface TiledTotals {
  rows: number[]
  /** By a column's name: the row whose cell each row has, where what stands above a block alone names its rows. */
  named: Map<string, Int32Array>
  /** False where they may be rows of their own that come to what others do. */
  isCertain: boolean
}

/**
 * Blocks of rows of which each is followed, or led, by its sum, at one height or several. What says so beside the sums is
 * that totals are told from other rows by a blank, a filled cell, a code or a level, or that all rows stand in blocks.
 * `whole` is what a last row has said before that all of it comes to, by the names of the columns.
 */
export function findTiledTotals(table: Table, source: TextTable, whole: Whole): TiledTotals | null {
  const columns = table.columns.filter(
    (column) => isSummed(column) && !column.unitBy && !column.derivedFrom && column.values.length > 1,
  )
  const among = {
    columns,
    dates: table.columns.filter(({ type }) => type === 'date' || type === 'datetime'),
    rowCount: table.rowCount,
    whole,
    ways: waysThrough(table.rowCount, { head: headRows, glance: glanceRows }),
  }
  let unsure: TiledTotals | null = null
  for (const sign of [...totalSigns(table, source), null]) {
    for (const { tiling, isAbove, isSummedUp } of sureTilings(among, sign)) {
      const sums = { table, source, parts: tiling.parts, isAbove }
      const isCertain = sign?.isSure === true || isSummedUp || areOnlySums(sums, { isTold: sign !== null })
      const found = { rows: [...tiling.parts.keys()], named: namesAbove(table, tiling, isAbove), isCertain }
      if (isCertain) return found
      unsure ??= found
    }
  }
  return unsure
}

/** What a last row has said before that all comes to, by the names of the columns. */
export type Whole = ReadonlyMap<string, number>

interface Among {
  columns: Column[]
  dates: Column[]
  rowCount: number
  whole: Whole
  ways: Way[]
}

function* sureTilings({ columns, dates, rowCount, whole, ways }: Among, sign: TotalSign | null) {
  const courses = new SumCourses(sign?.mayAdd ?? null)
  for (const slack of slacks) {
    for (const way of ways) {
      for (const column of columns.slice(0, columnsMax)) {
        const read = { summed: columns, dates, whole: whole.get(column.name), courses }
        const tiled = { column, numbers: column.numbers!, decimals: decimalsOf(column), slack }
        if (rowCount > headRows && !mayTile(tiled, read, way)) continue
        const found = sureTiling(read, tiled, way.all())
        if (found) yield { ...found, isAbove: way.isAbove }
      }
    }
  }
}

/** Whether the head stands in blocks; a few of its rows tell most columns that do not. */
function mayTile(tiled: TiledColumn, read: Read, way: Way): boolean {
  const { courses } = read
  const head = way.head()
  if (isHardlyTold(courses.of(tiled.column, head))) return false
  const glance = tileRows(tiled, courses.of(tiled.column, way.glance()))
  return !isSeldom(glance!, courses.mayAdd) && sureTiling({ ...read, isHead: true }, tiled, head) !== null
}

function isSeldom(glance: Tiling, mayAdd: MayAdd | null): boolean {
  const { parts, roots } = glance
  if (!mayAdd) return parts.size === 0 || coveredShare(glance) < glanceCoveredMin
  const misses = roots.filter((row, at) => at > 0 && mayAdd(row, roots[at - 1]!)).length
  return misses > glanceMissesMax && misses > parts.size
}

interface TiledColumn extends Tiled {
  column: Column
}

interface Read {
  summed: Column[]
  whole: number | undefined
  courses: SumCourses
  dates: Column[]
  /** Whether it is but the beginning of a table. */
  isHead?: boolean
}

/** Whether so few rows may add up the one before them that there are no totals. */
const isHardlyTold = ({ told, toldCount }: Course) => told !== null && toldCount < totalsMin

function sureTiling(
  { courses, dates, isHead = false, summed, whole }: Read,
  tiled: TiledColumn,
  order: Int32Array,
) {
  const course = courses.of(tiled.column, order)
  if (isHardlyTold(course)) return null
  const tiling = tileRows(tiled, course, missesMax(course, isHead))
  if (!tiling) return null
  const { parts, bits, negativeShare } = tiling
  const several = [...parts.values()].filter(({ length }) => length > 1).length
  if (several < totalsMin || bits < bitsMin) return null
  if (negativeShare > (course.told ? negativeShareMax : 0) || !areOfAll(summed, tiled, parts)) return null
  if (several < severalMin * parts.size && areDatedApart(dates, parts)) return null
  const covered = coveredShare(tiling)
  const isSummedUp = areSummedUp(tiled, tiling, whole)
  const isSure = course.told
    ? covered >= (isHead ? headCoveredMin : coveredMin) && toldShare(course, tiling, isHead) >= toldMin
    : covered >= (isHead ? headCoveredMin : 1) && (isSummedUp || areAmounts(summed, tiled, tiling))
  return isSure ? { tiling, isSummedUp } : null
}

/** Whether each row that repeats another one has a day of its own: an instalment after the other, not a group of one. */
function areDatedApart(dates: Column[], parts: Tiling['parts']): boolean {
  const repeats = [...parts].filter(([, of]) => of.length === 1)
  return dates.some(({ codes }) =>
    repeats.every(
      ([row, [part]]) =>
        codes[row] !== missingCode && codes[part!] !== missingCode && codes[row] !== codes[part!],
    ),
  )
}

/** Whether the sums themselves come to what one row says of all: nobody adds up the payments behind all invoices so. */
function areSummedUp({ numbers, decimals }: Tiled, { parts, roots }: Tiling, whole = Number.NaN): boolean {
  const [root, ...others] = roots
  const isWhole = root !== undefined && others.length === 0 && parts.has(root)
  if (isWhole && parts.get(root)!.every((part) => parts.has(part))) return true
  const all = roots.reduce((sum, row) => sum + numbers[row]!, 0)
  return Math.abs(all - whole) <= roots.length * 10 ** -decimals
}

/** Of the rows that add nothing up, those that are added up. */
function coveredShare({ parts, roots }: Tiling): number {
  const inBlocks = [...parts.values()].flat().filter((row) => !parts.has(row)).length
  return inBlocks / (inBlocks + roots.filter((row) => !parts.has(row)).length)
}

/** Of the rows that may add up the one before them, those that add up some; one may do so with what stands behind a head. */
const toldShare = ({ toldCount }: Course, { parts }: Tiling, isHead: boolean): number =>
  (parts.size + Number(isHead)) / toldCount

/** With more of them that add nothing up, too few do. */
const missesMax = ({ told, toldCount }: Course, isHead: boolean): number =>
  told ? Math.ceil((1 - toldMin) * toldCount) + Number(isHead) : Number.POSITIVE_INFINITY

/** What is a sum in one column is one in others too, or they hold nothing of the kind: rates, prices, blanks. */
function areOfAll(columns: Column[], { numbers, slack }: Tiled, parts: Tiling['parts']): boolean {
  return columns.every((column) => {
    if (column.numbers === numbers) return true
    const told = [...parts].filter(([row]) => !Number.isNaN(column.numbers![row]!))
    const agreeing = told.filter(([row, of]) => isSumOf(column, row, { of, slack })).length
    return agreeing <= told.length - agreeing
      ? agreeing * 4 <= told.length
      : agreeing >= agreeMin * told.length
  })
}

/** What stands on the row above a block alone names all of its rows. */
function namesAbove(
  { columns, rowCount }: Table,
  { parts }: Tiling,
  isAbove: boolean,
): Map<string, Int32Array> {
  const named = new Map<string, Int32Array>()
  if (!isAbove) return named
  for (const column of columns.filter((one) => !isSummed(one))) {
    const isBlank = (row: number) => column.codes[row] === missingCode
    const isTold = [...parts].every(
      ([row, of]) => of.some((part) => parts.has(part)) || (!isBlank(row) && of.every(isBlank)),
    )
    if (!isTold) continue
    const from = Int32Array.from({ length: rowCount }, (_, row) => row)
    for (const [row, of] of parts) for (const part of of) if (isBlank(part)) from[part] = row
    named.set(column.name, from)
  }
  return named
}
