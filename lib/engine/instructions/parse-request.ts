import type { ClauseReport } from '@/lib/contracts/analysis'
import type { Filter, Grain } from '@/lib/contracts/query'
import type { Understanding } from '../understanding'
import { markAggregations } from './aggregation-words'
import { asksForCount, itemsOf } from './axes'
import type { Axes } from './chart-axes'
import { isRowName, isTime, timeColumn } from './column-kinds'
import { explainNoRows } from './no-rows'
import type { PlannedCard } from './plan'
import { planCard } from './plan-card'
import { findUnknown, missingPartner } from './refusals'
import { readSentence, type Sentence } from './sentence'
import { settleAxes } from './settle-axes'
import { type Parts, takeParts } from './take-parts'
import type { Token } from './tokens'
import { unreadWords } from './unread-words'

export interface ParsedRequest {
  cards: PlannedCard[]
  /** Filters that were named with no chart. */
  filters: Filter[]
  status: ClauseReport['status']
  reason: string | null
  /** Words that nothing was made of. */
  unread: string[]
  /** All columns that it names, itself or by one of their values; indexes. */
  named: number[]
}

type Outcome = Omit<ParsedRequest, 'unread' | 'named'>

/** One request in words to the cards that it asks for. */
export function parseRequest(clause: string, tokens: Token[], understanding: Understanding): ParsedRequest {
  const sentence = readSentence(tokens, understanding)
  const outcome = parseSentence(clause, sentence, understanding)
  const named = [...sentence.columns, ...sentence.values].map(({ column }) => column)
  return { ...outcome, unread: unreadWords(sentence), named: [...new Set(named)] }
}

function parseSentence(clause: string, sentence: Sentence, understanding: Understanding): Outcome {
  const partner = missingPartner(sentence, understanding)
  const parts = takeParts(sentence, understanding)
  markAggregations(sentence, understanding)
  const asksCount = asksForCount(sentence, understanding)
  const items = itemsOf(sentence, understanding)
  for (const column of parts.compared) {
    if (items.some((item) => item.column === column)) continue
    items.push({
      column,
      aggregation: null,
      place: 'series',
      isDistinct: false,
      isEntity: false,
      isMeasure: false,
    })
  }
  const settled = settleAxes(items, { ...parts, asksCount, understanding })
  const { axes, grain, problem } = withTime(settled, parts, understanding)
  const isRowsOnly = items.every((item) => item.isEntity && item.place === null && !item.aggregation)
  const isNamed = axes.x !== null || axes.y !== null || axes.xAggregation !== null
  const isEmpty = !asksCount && (!isNamed || (isRowsOnly && parts.filters.length > 0 && parts.type === null))
  const unknown = findUnknown(sentence, { axes, isEmpty, asksCount, understanding })
  const problems = [partner, ...parts.problems, problem, unknown?.reason].filter(
    (reason) => typeof reason === 'string',
  )
  const reason = problems.join(' ') || null
  const refused: Outcome = { cards: [], filters: [], status: 'not_possible', reason }
  if (unknown?.isWhole) return refused
  if (isEmpty && parts.filters.length > 0 && parts.type === null) {
    const nothing = explainNoRows(understanding.table, parts.filters)
    if (nothing) return { ...refused, reason: nothing }
    return { ...refused, filters: parts.filters, status: reason ? 'partly' : 'applied' }
  }
  if (isEmpty && (parts.type === null || reason)) return refused
  const cards = planCard(clause, { sentence, parts, axes, grain, understanding })
  return {
    cards,
    filters: [],
    status: reason ? 'partly' : 'applied',
    reason,
  }
}

interface Timed {
  axes: Axes
  grain: Grain | null
  problem: string | null
}

/** Where a period or a course is asked for and no time is named, the dataset's own time is meant. */
function withTime(axes: Axes, { grain, isCourse, type }: Parts, understanding: Understanding): Timed {
  const isDated = (index: number | null) => index !== null && isTime(understanding, index)
  const isPoints = type === 'histogram' || type === 'scatter' || type === 'bubble'
  const named = isDated(axes.x) ? axes.x : isDated(axes.grouping) ? axes.grouping : null
  if (named !== null) return fitGrain({ axes, grain, problem: null }, named, understanding)
  if (!grain && (!isCourse || isPoints)) return { axes, grain, problem: null }
  const time = timeColumn(understanding)
  if (time === null) {
    const what = grain ? `group by ${grain.replaceAll('_', ' ')}` : 'show a course over time'
    return {
      axes,
      grain: null,
      problem: grain || axes.x === null ? `There is no column of dates to ${what}.` : null,
    }
  }
  if (!grain && axes.x !== null && type !== 'line' && type !== 'area' && type !== null) {
    return { axes, grain, problem: null }
  }
  const series = axes.x ?? axes.grouping
  const grouping = series !== null && axes.isCount && isRowName(understanding, series) ? null : series
  return fitGrain({ axes: { ...axes, x: time, grouping }, grain, problem: null }, time, understanding)
}

/** Years that are numbers have no months in them. */
function fitGrain(timed: Timed, time: number, { table }: Understanding): Timed {
  const { name, type } = table.columns[time]!
  if (!timed.grain || type === 'date' || type === 'datetime') return timed
  if (timed.grain === 'year') return { ...timed, grain: null }
  return {
    ...timed,
    grain: null,
    problem: `${name} holds no dates that could be grouped by ${timed.grain.replaceAll('_', ' ')}.`,
  }
}
