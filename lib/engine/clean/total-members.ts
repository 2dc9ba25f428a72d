import { rowsByCode } from '../table/code-facts'
import { groupMoments, groupTogether } from '../table/group-moments'
import type { Grouping } from '../table/grouping'
import { type Column, missingCode, type Table } from '../table/table'
import { withoutAccents } from './month-names'
import { labelKind } from './total-labels'

/** Names of a whole among its parts; compared without accents, lower case. */
const wholeName =
  /^(?:(?:grand |sub-?)?totals?|all|overall|world|worldwide|alle|gesamt|insgesamt|summe|welt|total general|ensemble|tous|toutes|tout|monde|todos|todas|mundo|tutti|tutte|mondo|both|beide|combined)\b|\b(?:total|totals|gesamt|insgesamt|combined)$/

/** More values are names of rows; two can be no whole and its parts. */
const members = { least: 3, most: 200 }
const [columnsMax, measuresMax, keysMax] = [8, 6, 6]
/** Sums may differ by rounding; parts that are not all there make a whole that is named so all the same. */
const [exactShare, nearShare] = [0.001, 0.1]
const agreeShareMin = 0.9
/** A balance or a margin is the sum of two or three others as well: without its name a whole has more parts. */
const unnamedPartsMin = 4
const namedPartsMin = 2
/** … and so many of them come as often as it does: a loan is what it is paid back in, and that is something else each time. */
const asOftenMin = 0.8
/** In so many groups a member is the sum of the others, each time with another value. */
const proofsMin = { exact: 3, near: 5 }

interface Member {
  column: Column
  code: number
  isNamed: boolean
}

/**
 * A member that is the others together: in each period (or other group) its value equals the sum of theirs, as that of
 * "World" among countries. Its rows are set to 0 in `keep`; gives its name for each.
 */
export function findTotalMembers(table: Table, keep: Uint8Array): string[] {
  const measures = table.columns.filter(isSummed).slice(0, measuresMax)
  const isAllKept = !keep.includes(0)
  const found: string[] = []
  for (const column of table.columns.filter(hasMembers).slice(0, columnsMax)) {
    const kept = isAllKept && found.length === 0 ? null : keep
    const groups = kept ? column.codes.map((code, row) => (kept[row] ? code : missingCode)) : column.codes
    const grouping = { groups, count: column.values.length }
    groupTogether(
      grouping,
      measures.map(({ numbers }) => numbers!),
    )
    const member = measures
      .flatMap((measure) => wholesOf(table, column, { measure, grouping, keep: kept }))
      .find(({ isSure }) => isSure)?.member
    if (!member) continue
    column.codes.forEach((code, row) => {
      if (code !== member.code) return
      keep[row] = 0
      found.push(column.values[member.code]!)
    })
  }
  return found
}

const isSummed = ({ type }: Column) => type === 'integer' || type === 'number'

const hasMembers = ({ type, numbers, values }: Column) =>
  type === 'text' && !numbers && values.length >= members.least && values.length <= members.most

interface Sums {
  measure: Column
  /** The rows of each member. */
  grouping: Grouping
  /** Null where all rows are kept. */
  keep: Uint8Array | null
}

/** Members that hold half of all: the whole beside its parts. */
function wholesOf(table: Table, column: Column, sums: Sums) {
  const own = groupMoments(sums.grouping, sums.measure.numbers!).sums
  const all = own.reduce((sum, one) => sum + one, 0)
  return column.values.flatMap((name, code) => {
    const isNamed = wholeName.test(withoutAccents(name.toLowerCase()))
    if (!isHalf(own[code]!, all, isNamed ? nearShare : exactShare)) return []
    const member = { column, code, isNamed }
    return [{ member, isSure: isProven(table, member, sums) }]
  })
}

const isHalf = (part: number, all: number, slack: number) =>
  part > 0 && Math.abs(2 * part - all) <= slack * all

function eachRow({ measure, keep }: Sums, visit: (row: number, value: number) => void) {
  const numbers = measure.numbers!
  for (let row = 0; row < numbers.length; row++) {
    if ((!keep || keep[row]) && !Number.isNaN(numbers[row]!)) visit(row, numbers[row]!)
  }
}

function isProven(table: Table, member: Member, sums: Sums): boolean {
  const rows = rowsByCode(member.column)[member.code]!
  const isTold = member.isNamed || labelKind(member.column.values[member.code]!) !== null
  if (!isTold && !areAsOften(member)) return false
  if (rows === 1) return member.isNamed && isProvenBy(null, member, sums)
  return table.columns
    .filter(
      (key) =>
        key !== member.column &&
        key !== sums.measure &&
        key.values.length >= 2 &&
        2 * key.values.length <= table.rowCount,
    )
    .sort((a, b) => b.values.length - a.values.length)
    .slice(0, keysMax)
    .some((key) => isProvenBy(key, member, sums))
}

/** Whether the member is the sum of the others in each group of a key; without one in all. */
function isProvenBy(key: Column | null, { column, code, isNamed }: Member, sums: Sums): boolean {
  const count = key ? key.values.length : 1
  const [own, all] = [new Float64Array(count), new Float64Array(count)]
  const parts = Array.from({ length: count }, () => new Set<number>())
  eachRow(sums, (row, value) => {
    const group = key ? key.codes[row]! : 0
    const other = column.codes[row]!
    if (group < 0 || other < 0) return
    all[group]! += value
    if (other === code) own[group]! += value
    else if (value !== 0) parts[group]!.add(other)
  })
  const groups = [...own.keys()].filter((group) => own[group] !== 0)
  return [exactShare, ...(isNamed ? [nearShare] : [])].some((slack) => {
    const agreeing = groups.filter((group) => isHalf(own[group]!, all[group]!, slack))
    const partsMin = isNamed && slack === exactShare ? namedPartsMin : unnamedPartsMin
    const proofs = new Set(
      agreeing.filter((group) => parts[group]!.size >= partsMin).map((group) => own[group]!),
    ).size
    const least = key === null ? 1 : slack === exactShare ? proofsMin.exact : proofsMin.near
    return proofs >= least && agreeing.length >= agreeShareMin * groups.length
  })
}

function areAsOften({ column, code }: Member): boolean {
  const counts = rowsByCode(column)
  const others = counts.filter((count, at) => at !== code && count > 0)
  return others.filter((count) => count === counts[code]).length >= asOftenMin * others.length
}
