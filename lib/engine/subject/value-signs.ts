import { deniesAnother } from '../names/denied'
import { findWord, foldText, type NameWords } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import { rowsByCode } from '../table/code-facts'
import type { Table } from '../table/table'
import { followedInTrades } from '../trades/followed-in-trades'
import { numberInTrades, stateInTrades } from '../trades/outcome-in-trades'
import { endValues, endWords, followedWords } from './outcome-words'
import { rateValue } from './rate-of'

export const categoryValuesMax = 8
const additiveWeight = { additive: 1, semi_additive: 0.8, intensive: 0.7, ordinal: 0.4 }
/** A rarer yes than this, or a rarer no, is an exception rather than an outcome. */
const rareShareMin = 0.02

/** What the values of a column say of its being an outcome, by themselves and beside its name. */
export function valueSigns(table: Table, column: ColumnProfile, name: NameWords) {
  const { values } = table.columns[column.index]!
  const isMeasure = column.role === 'measure'
  const isMany = column.role === 'category' && column.distinct > 2
  const isFew = !isMeasure && values.length <= categoryValuesMax
  const rows = fewCounts(rowsByCode(table.columns[column.index]!))
  const rarest = Math.min(...rows) / Math.max(1, table.rowCount)
  // of a yes and a no the words say nothing
  const words = { name, values: column.role === 'category' ? values : [] }
  return {
    endValues: isFew && values.some(isEnd) && !values.some(isPartOfDay) ? 1 : 0,
    trade: followedInTrades(words),
    state: isMeasure ? 0 : stateInTrades(words),
    number: isMeasure ? numberInTrades(name) : 0,
    yesNo: isYesNo(column) ? 1 : 0,
    pair: isPair(column, values) ? 1 : 0,
    category: isMany && !findWord(name, endWords) ? 1 : 0,
    additive: isMeasure ? additiveWeight[column.additivity ?? 'intensive'] : 0,
    thin: isMeasure && isThin(column, table.rowCount) ? 1 : 0,
    // which of several states is told is none of the rare ones; which of several codes is hardly known
    rare: isFew && !(isMany && column.type === 'text') && rarest < rareShareMin ? 1 : 0,
    designed: isDesigned(rows, table.rowCount) ? 1 : 0,
    whole: isMeasure && column.summary?.integers && !findWord(name, followedWords) ? 1 : 0,
  }
}

const normalMin = 0.6

/** What ends most rows is their normal course: orders are delivered, and requests closed. */
export function isNormalCourse(
  { columns, rowCount }: Table,
  { index, role, distinct }: ColumnProfile,
): boolean {
  if (role === 'measure' || distinct > categoryValuesMax) return false
  const column = columns[index]!
  const told = rateValue(column)
  const rows = rowsByCode(column)[column.values.indexOf(told)]!
  return isEnd(told) && rows > normalMin * (rowCount - column.missing)
}

export const isYesNo = ({ role, distinct }: ColumnProfile): boolean =>
  role === 'boolean' || (role === 'category' && distinct === 2)

/** `approved`, or words that end in such a one: `Fully Paid`, `Late (31 days)`, `Cancelled by user`; none of `Paid Search`. */
export const isEnd = (value: string): boolean =>
  endValues.has(foldText(value.trim())) || value.split(/[^\p{L}\s]+/u).some(saysEnd)

function saysEnd(part: string): boolean {
  const words = foldText(part.trim()).split(/\s+/)
  return words.some((word, at) => {
    const next = words[at + 1]
    return endValues.has(word) && (next === undefined || connectors.has(next))
  })
}

/** What comes behind them tells how or when it ended. */
const connectors = new Set(
  'by in at on to with due after before von durch am im par en por da per'.split(' '),
)

/** Of shifts `late` is none that came too late. */
const partsOfDay = new Set(
  'night day morning evening afternoon early nacht tag frueh fruh abend nuit jour matin soir noche dia manana tarde notte giorno mattina sera'.split(
    ' ',
  ),
)
const isPartOfDay = (value: string) =>
  foldText(value)
    .split(/[^\p{L}]+/u)
    .some((word) => partsOfDay.has(word))

/** Two kinds rather than a yes and a no: `urban` and `rural`, `GP` and `MS`; not so `apto` and `no apto`. */
const isPair = (column: ColumnProfile, values: readonly string[]) =>
  column.role === 'category' &&
  column.distinct === 2 &&
  !values.some((value) => /^\d+$/.test(value.trim()) || isEnd(value)) &&
  !values.some((value) => deniesAnother(value, values))

/** From this size on so few values are the middles of brackets, as an income of 7,500 or 15,000. */
const bracketFrom = 1000
const bracketsMax = 12
const rowsPerBracketMin = 50
const thinMax = 5

function isThin({ distinct, summary }: ColumnProfile, rowCount: number): boolean {
  if (distinct <= thinMax) return true
  return (
    distinct <= bracketsMax && distinct * rowsPerBracketMin <= rowCount && (summary?.max ?? 0) >= bracketFrom
  )
}

const settingsMax = 12
const designedRowsMin = 20
/** So much may be lost of a setting without its being no setting. */
const unevenMax = 0.02

/** The rows of each value that has some; none where there are more values than settings. */
function fewCounts(counts: Int32Array): number[] {
  const few: number[] = []
  for (let code = 0; code < counts.length; code++) {
    if (counts[code]! > 0 && few.push(counts[code]!) > settingsMax) return []
  }
  return few
}

/** The settings of an experiment stand in as many rows each; nothing that happens does. */
function isDesigned(rows: number[], rowCount: number): boolean {
  if (rows.length < 2 || rowCount < designedRowsMin) return false
  const [least, most] = [Math.min(...rows), Math.max(...rows)]
  return most - least <= unevenMax * most
}

const yearsMin = 6
const [earliestYear, latestYear] = [1600, 2100]

/** Years that no name calls so: when something was built or discovered comes with it. */
export function isYear({ role, summary, distinct, unit }: ColumnProfile): boolean {
  if (role !== 'measure' || !summary?.integers || unit !== null || distinct < yearsMin) return false
  return summary.q1 >= earliestYear && summary.min > 0 && summary.max <= latestYear
}
