import { type Column, missingCode, type Table } from '../table/table'
import type { TextColumn, TextTable } from '../table/text-table'
import { isSummed } from './matching-sums'
import type { Tiling } from './tile-rows'

/** Whether a row is told from the one that it would add up as totals are. */
export type TotalSign = (row: number, part: number) => boolean

export interface Signed {
  table: Table
  /** The same rows, not trimmed yet. */
  source: TextTable
}

/**
 * What tells totals from the rows that they add up: a column that is blank on them alone, or on all but them, codes that
 * begin with theirs, or a number that is less on them, as a level is.
 */
export function findTotalSigns(
  { table: { columns }, source }: Signed,
  { parts, roots }: Tiling,
  /** Of the totals and of the other rows, those that it holds for. */
  signMin: number,
): TotalSign[] {
  const totals = [...parts.keys()]
  const plain = [...new Set([...[...parts.values()].flat(), ...roots])].filter((row) => !parts.has(row))
  const pairs = [...parts].flatMap(([row, of]) => of.map((part) => [row, part] as const))
  return columns.flatMap((column, at) => {
    const signs = isSummed(column)
      ? [lessOf(column), beginsOf(column)]
      : [...blanksOf(column, { totals, plain, signMin }), beginsOf(column), ...indentsOf(source.columns[at])]
    return signs.filter(
      (sign) => pairs.filter(([row, part]) => sign(row, part)).length >= signMin * pairs.length,
    )
  })
}

function blanksOf(
  { codes }: Column,
  { totals, plain, signMin }: { totals: number[]; plain: number[]; signMin: number },
): TotalSign[] {
  const isBlank = (row: number) => codes[row] === missingCode
  const shareOf = (rows: number[]) => rows.filter(isBlank).length / Math.max(1, rows.length)
  const more = shareOf(totals) - shareOf(plain)
  if (more >= signMin) return [isBlank]
  return more <= -signMin ? [(row) => !isBlank(row)] : []
}

const indent = /^[\s.·–-]*/u

/** Parts stand farther in than what adds them up. */
function indentsOf(column: TextColumn | undefined): TotalSign[] {
  const depths = column?.values.map((text) => indent.exec(text)![0].length)
  if (!column || !depths?.some((depth) => depth > 0)) return []
  const depthOf = (row: number) => depths[column.codes[row]!]!
  return [(row, part) => depthOf(row) < depthOf(part)]
}

/** `4` leads `4.1`, and the account 4000 the accounts 4100 and 4210. */
function beginsOf({ codes, values }: Column): TotalSign {
  const textOf = (row: number) => values[codes[row]!] ?? ''
  return (row, part) => {
    const [own, other] = [textOf(row), textOf(part)]
    return own !== '' && own !== other && other.startsWith(own)
  }
}

const zeros = /0+$/

/** A level, or the number of an account without the noughts at its end. */
function lessOf({ numbers, values, codes, type }: Column): TotalSign {
  const isCode = type === 'integer' && values.length === codes.length
  if (type !== 'integer' || (!isCode && values.length > levelsMax)) return () => false
  if (!isCode) return (row, part) => numbers![row]! < numbers![part]!
  const textOf = (row: number) => values[codes[row]!] ?? ''
  return (row, part) =>
    textOf(part) !== textOf(row) && textOf(part).startsWith(textOf(row).replace(zeros, ''))
}

const levelsMax = 6
