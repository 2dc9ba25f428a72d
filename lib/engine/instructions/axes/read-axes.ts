import type { Aggregation, Grain } from '@/lib/contracts/query'
import type { Understanding } from '../../understanding'
import { groupAxes } from '../conditions/group-axes'
import type { Sentence } from '../sentence'
import type { Parts } from '../take-parts'
import { markAggregations } from '../words/aggregation-words'
import { summaryMarks } from '../words/summary-marks'
import { asksForCount, asksHowMany, countBeside } from './asked-count'
import { type Item, itemsOf } from './axes'
import type { Axes } from './chart-axes'
import { comparedPeriods } from './compared-periods'
import { withoutRows } from './said-of-rows'
import { settleAxes } from './settle-axes'
import { withHolder } from './with-holder'
import { withTime } from './with-time'

export interface ReadAxes {
  items: Item[]
  asksCount: boolean
  axes: Axes
  grain: Grain | null
  /** Why a period could not be taken. */
  problem: string | null
}

/** The columns of a sentence, of which all else was taken, each in its place. */
export function readAxes(sentence: Sentence, parts: Parts, understanding: Understanding): ReadAxes {
  markAggregations(sentence, understanding)
  const asksCount = asksForCount(sentence, understanding)
  const said = withoutRows(itemsOf(sentence, understanding), sentence, understanding)
  const all = withLooseAggregation(said, sentence)
  const { items, problem } = ofRanking(all, parts, understanding)
  for (const column of parts.found.compared) {
    if (!items.some((item) => item.column === column)) items.push({ ...comparedItem, column })
  }
  const settled = settleAxes(items, {
    ...parts,
    asksCount,
    asksHowMany: asksHowMany(sentence),
    countAt: countBeside(sentence, understanding),
    isRanked: parts.limit !== null || parts.winner !== null,
    isTimed: parts.grain !== null || parts.isCourse,
    understanding,
  })
  const grouped = groupAxes(settled, parts.found, understanding)
  const held = items.length > 0 || asksCount ? withHolder(grouped, parts, understanding) : grouped
  const timed = withTime(held, parts, understanding)
  const periods = timed.axes.x === null && isOpen(parts) ? comparedPeriods(parts.found, understanding) : null
  if (!periods) return { items, asksCount, ...timed, problem: problem ?? timed.problem }
  const axes = { ...timed.axes, x: periods.column }
  return { items, asksCount, ...withTime(axes, { ...parts, grain: periods.grain }, understanding) }
}

/** "top 3 days by wind, show temperature": the first few show what they are the first by, not another measure. */
function ofRanking(
  items: Item[],
  { rankedBy, limit, grain }: Parts,
  { table }: Understanding,
): { items: Item[]; problem: string | null } {
  const ranking = items.find(({ column, isMeasure }) => column === rankedBy && isMeasure)
  // "top 5 floor areas by cost": where nothing else is ranked, it is the number before.
  const ranked =
    grain === null && items.every(({ isMeasure }) => isMeasure)
      ? items.find(({ at, column }) => ranking && column !== rankedBy && at < ranking.at)
      : undefined
  const others = items.filter(
    (item) =>
      item !== ranked &&
      item.isMeasure &&
      item.column !== rankedBy &&
      (item.place === null || item.place === 'y'),
  )
  if (!ranking || limit === null || others.length === 0) return { items, problem: null }
  const names = [...new Set(others.map(({ column }) => table.columns[column]!.name))].join(' and ')
  const { name } = table.columns[ranking.column]!
  return {
    items: items
      .filter((item) => !others.includes(item))
      .map((item) => (item === ranking ? { ...item, place: null } : item)),
    problem: `${names} was left out: the first ${limit.count} by ${name} are drawn with ${name}.`,
  }
}

/** "the longest time in days kept": the one measure is what the one aggregation is of, whatever stands between. */
function withLooseAggregation(items: Item[], { text }: Sentence): Item[] {
  const said = new Set([...text.matchAll(marked)].map((match) => match[1]))
  const measures = items.filter(({ isMeasure, place }) => isMeasure && place !== 'series' && place !== 'by')
  const [aggregation] = said as Set<Aggregation>
  if (said.size !== 1 || measures.length !== 1 || items.some((item) => item.aggregation)) return [...items]
  return items.map((item) => (item === measures[0] ? { ...item, aggregation: aggregation! } : item))
}

const marked = new RegExp(` %(${summaryMarks})(?= )`, 'g')

const isOpen = ({ type }: Parts) => type === null || type === 'bar' || type === 'line'

const comparedItem: Omit<Item, 'column'> = {
  aggregation: null,
  place: 'series',
  isDistinct: false,
  isEntity: false,
  isMeasure: false,
  at: 0,
  isCompared: true,
}
