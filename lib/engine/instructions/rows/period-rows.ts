import type { Grain } from '@/lib/contracts/query'
import { leastAndMost } from '../../stats/least-and-most'
import { periodNumber, periodStart } from '../../table/period'
import { isoOf } from '../../table/period-filters'
import type { Column } from '../../table/table'
import type { Said } from '../spans/metric-span'
import { periodPhrases } from '../spans/period-phrases'
import { wordSet } from '../words/word-set'
import { datedColumn } from './day-rows'
import { isBreakdown, type RowSpan, withTies } from './row-span'

const full = wordSet('full complete whole entire closed')
const latest = wordSet('last latest recent previous past')
const grains: Record<string, Grain> = { year: 'year', quarter: 'quarter', month: 'month', week: 'week' }
const dayMs = 86_400_000

/** Rows by a stretch of the calendar that the data themselves settle: "last full month", "year to date", "first half of the year". */
export function periodRows(said: Said): RowSpan[] {
  const column = datedColumn(said.understanding)
  const reach = column && reachOf(column)
  if (!column || !reach) return []
  return [
    ...fullPeriods(said, column, reach),
    ...toDate(said, column, reach),
    ...yearParts(said, column, reach),
  ]
}

interface Reach {
  first: number
  last: number
}

function reachOf({ numbers }: Column): Reach | null {
  const [first, last] = leastAndMost(numbers ?? [])
  return Number.isFinite(first) ? { first, last } : null
}

/** "the last full month": the latest that the data reach the end of. */
function fullPeriods({ words }: Said, column: Column, { last }: Reach): RowSpan[] {
  return words.flatMap((word, at): RowSpan[] => {
    const grain = grains[words[at + 2] ?? '']
    const isFull = latest.has(word) && full.has(words[at + 1] ?? '') && grain !== undefined
    if (!isFull || isBreakdown(words, at)) return []
    const current = periodNumber(last, grain)
    const isWhole = periodStart(current + 1, grain) - last <= dayMs
    const from = isWhole ? current : current - 1
    const edge = (period: number) => isoOf(periodStart(period, grain), grain)
    const { isLeftOut, ...span } = withTies(words, { from: at, to: at + 3 })
    if (isLeftOut) return []
    return [
      {
        ...span,
        keep: [
          { column: column.name, op: '>=', value: edge(from) },
          { column: column.name, op: '<', value: edge(from + 1) },
        ],
      },
    ]
  })
}

/** "year to date", "this month so far": from the beginning of the last one in the data. */
function toDate({ words }: Said, column: Column, { last }: Reach): RowSpan[] {
  return words.flatMap((word, at): RowSpan[] => {
    const isToDate = words[at + 1] === 'to' && words[at + 2] === 'date'
    const isSoFar = words[at - 1] === 'this' && words[at + 1] === 'so' && words[at + 2] === 'far'
    const grain = word === 'ytd' ? 'year' : isToDate || isSoFar ? grains[word] : undefined
    if (!grain || isBreakdown(words, at)) return []
    const from = isSoFar ? at - 1 : at
    const { isLeftOut, ...span } = withTies(words, { from, to: word === 'ytd' ? at + 1 : at + 3 })
    const value = isoOf(periodStart(periodNumber(last, grain), grain), grain)
    const note = `“${words.slice(from, span.to).join(' ')}” was read as from ${value} on.`
    return isLeftOut ? [] : [{ ...span, keep: [{ column: column.name, op: '>=', value }], note }]
  })
}

/** "the first half of the year", "in Q2": of the one year that the data are of. */
function yearParts({ tokens, words }: Said, column: Column, { first, last }: Reach): RowSpan[] {
  const year = periodNumber(last, 'year')
  const phrases = periodPhrases(tokens)
  const [phrase] = phrases
  const isPart = phrases.length === 1 && phrase!.year === 0 && phrase!.months[0] !== phrase!.months[1]
  if (!isPart || periodNumber(first, 'year') !== year || isBreakdown(words, phrase!.from)) return []
  const [from, to] = phrase!.months
  const isOfYear = words[phrase!.to] === 'of' || words[phrase!.to] === 'in'
  const tail = isOfYear ? phrase!.to + (words[phrase!.to + 1] === 'year' ? 2 : 3) : phrase!.to
  const isTail = words.slice(phrase!.to, tail).every((word) => /^(?:of|in|the|this|year)$/.test(word))
  const { isLeftOut, ...span } = withTies(words, { from: phrase!.from, to: isTail ? tail : phrase!.to })
  const monthAt = (month: number) => `${year}-${`${month}`.padStart(2, '0')}`
  if (isLeftOut) return []
  return [{ ...span, keep: [{ column: column.name, op: 'between', value: [monthAt(from), monthAt(to)] }] }]
}
