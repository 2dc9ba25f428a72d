import type { AskedColumn } from '../../plan/asked-column'
import { weekdays } from '../../table/period'
import type { Understanding } from '../../understanding'
import { timeColumn } from '../columns/column-kinds'
import type { Said } from '../spans/metric-span'
import { singular } from '../words/word-forms'
import { wordSet } from '../words/word-set'
import { isBreakdown, type RowSpan, withTies } from './row-span'

const work = weekdays.slice(0, 5)
const weekend = weekdays.slice(5)
const ranked = wordSet('best worst top bottom busiest quietest strongest weakest highest lowest')
const joints = wordSet('and or , to through until till')
const ranges = wordSet('to through until till')

/** Rows by the day of the week that they are of: "on weekends", "weekdays only", "without Sundays", "Monday to Friday". */
export function dayRows(said: Said): RowSpan[] {
  const { words, mentions, understanding } = said
  // "weekdays against weekends" tells them apart
  if (words.some(isWeekday) && words.some(isWeekend)) return []
  const named = words.map((_, at) =>
    mentions.some(({ from, to, score }) => from <= at && at < to && score > surelyNamed)
      ? []
      : daysOf(words, at),
  )
  const from = named.findIndex((days) => days.length > 0)
  if (from < 0 || isBreakdown(words, from)) return []
  let to = from + 1
  for (let at = to; at < words.length && (joints.has(words[at]!) || named[at]!.length > 0); at++)
    if (named[at]!.length > 0) to = at + 1
  // days that stand apart are compared with each other
  if (named.slice(to).some((days) => days.length > 0)) return []
  const days = joined(words, named, { from, to })
  const end = words[from] === 'working' ? to + 1 : to
  const column = dayColumn(understanding)
  if (!column || days.length === weekdays.length) return []
  const { isLeftOut, ...span } = withTies(words, { from, to: end })
  // "the best 2 weekdays" are not rows
  const before = said.tokens[from - 1]
  if (before?.kind === 'number' || ranked.has(before?.text ?? '')) return []
  const value = weekdays.filter((day) => days.includes(day) !== isLeftOut)
  return [{ ...span, keep: [{ column: column.name, op: 'in', value }], made: [column] }]
}
const surelyNamed = 0.9
const isWeekday = (word: string) => singular(word) === 'weekday'
const isWeekend = (word: string) => singular(word) === 'weekend'

function daysOf(words: string[], at: number): string[] {
  const word = words[at]!
  if (isWeekend(word)) return weekend
  if (word === 'weekdays' || (word === 'working' && words[at + 1] === 'days')) return work
  const day = weekdays.find((name) => name.toLowerCase() === singular(word))
  return day ? [day] : []
}

function joined(words: string[], named: string[][], { from, to }: { from: number; to: number }): string[] {
  const all = named.slice(from, to).flat()
  const isRange = all.length === 2 && words.slice(from, to).some((word) => ranges.has(word))
  if (!isRange) return all
  const [first, last] = all.map((day) => weekdays.indexOf(day))
  return weekdays.filter((_, day) =>
    first! <= last! ? day >= first! && day <= last! : day >= first! || day <= last!,
  )
}

function dayColumn(understanding: Understanding): Extract<AskedColumn, { kind: 'period' }> | null {
  const column = datedColumn(understanding)
  return (
    column && { kind: 'period', name: `Weekday of ${column.name}`, column: column.name, grain: 'weekday' }
  )
}

/** The column of dates that times are picked of; null where there is none. */
export function datedColumn(understanding: Understanding) {
  const index = timeColumn(understanding)
  const column = index === null ? undefined : understanding.table.columns[index]
  return column?.numbers && (column.type === 'date' || column.type === 'datetime') ? column : null
}
