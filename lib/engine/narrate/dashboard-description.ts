import { lowerFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import { formatPeriod } from '@/lib/format/format-period'
import type { Timeline } from '../insights/timeline'
import type { ColumnProfile } from '../profile/profile'
import { rowsWord } from '../profile/row-words'
import { timelineOf } from '../rank/choose-grain'
import type { CardContext } from '../request/card'
import { countFileColumns } from '../table/count-file-columns'
import { periodKey, periodNumber } from '../table/period'
import { filterWords } from './condition-words'
import { listOf } from './list-of'
import { isPlainLabel } from './plain-label'

const namesMax = 3
const factorsMax = 2

/** The names of the columns that a card shows: what is measured, and by what it is split. */
interface Shown {
  measures: string[]
  by: string[]
}

/** One sentence: how many of what, of when, and what the cards tell of them. */
export function dashboardDescription(context: CardContext, cards: Shown[]): string {
  const rows = rowsText(context)
  const when = whenText(context)
  const names = toldMeasures(context, cards)
  const by = factorsOf(context, cards).slice(0, factorsMax)
  const about = names.length > 0 ? `, with ${listOf(names.map(inList))}` : ''
  if (names.length === 0 && by.length === 0) return `${rows}${when}, with ${columnsText(context)}.`
  return `${rows}${when}${about}${by.length > 0 ? ` by ${listOf(by.map(inList))}` : ''}.`
}

/** ` from Jan 2023 to Dec 2024`; nothing where rows have no time of their own. */
export function whenText(context: CardContext): string {
  const timeline = timelineOf(context)
  return timeline && !isCohortTime(context) ? ` ${timeSpan(timeline)}` : ''
}

/** The measures; none where the rows are what is followed. */
const ledBy = ({ measures, rows }: CardContext): ColumnProfile[] => (rows === 'lead' ? [] : measures)

/** What the table is about, however it is named, and what else is shown and reads as words. */
function toldMeasures(context: CardContext, cards: Shown[]): string[] {
  const [first, ...others] = ledBy(context)
  if (!first) return []
  const shown = new Set(cards.flatMap((card) => card.measures))
  const further = others.filter(({ name, label }) => shown.has(name) && isPlainLabel(label))
  return [first, ...further].slice(0, namesMax).map(({ label }) => label)
}

const inList = (label: string): string => lowerFirst(label).replace(/^Share /, 'share ')

/** What the cards split the first measure by, in their order; without what is another name for a row, and times. */
function factorsOf(context: CardContext, cards: Shown[]): string[] {
  const { dimensions, profile, table } = context
  const isWhen = ({ role, timePart }: ColumnProfile) => role === 'time' || Boolean(timePart)
  const isRow = ({ name, distinct }: ColumnProfile) =>
    name === profile.row?.column || distinct === table.rowCount
  const [first] = ledBy(context)
  const labels = cards
    .filter((card) => (first ? card.measures.includes(first.name) : card.measures.length === 0))
    .flatMap(({ by }) => by)
    .flatMap((name) =>
      dimensions.filter((column) => column.name === name && !isWhen(column) && !isRow(column)),
    )
    .map(({ label }) => label.replace(/ \((?:band|bin)s?\)$/, ''))
  return [...new Set(labels)]
}

function columnsText({ table }: CardContext): string {
  const columns = countFileColumns(table.columns)
  return `${columns} ${columns === 1 ? 'column' : 'columns'}`
}

/** Under conditions on the whole dashboard: how many rows of all pass which. */
function rowsText({ table, profile, whole, filters }: CardContext): string {
  const all = whole.table.rowCount
  const rows = rowsWord(profile, all)
  if (filters.length === 0) return `${formatCount(all)} ${rows}`
  return `${formatCount(table.rowCount)} of ${formatCount(all)} ${rows}${filterWords({ profile }, filters)}`
}

/** Since when things are there is no time that the data go over. */
export const isCohortTime = ({ time }: Pick<CardContext, 'time'>): boolean => time?.begins === true

/** From when to when the data go. */
export function timeSpan(time: Pick<Timeline, 'min' | 'max' | 'grain'>): string {
  const grain = time.grain === 'year' || time.grain === 'quarter' ? time.grain : 'month'
  const [from, to] = [time.min, time.max].map((moment) =>
    formatPeriod(periodKey(periodNumber(moment, grain), grain)),
  )
  return from === to ? `in ${from}` : `from ${from} to ${to}`
}
