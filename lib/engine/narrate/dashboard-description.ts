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

/** One sentence: how many of what, of when, and what is told of them. */
export function dashboardDescription(context: CardContext): string {
  const rows = rowsText(context)
  const timeline = timelineOf(context)
  const when = timeline ? ` ${timeSpan(timeline)}` : ''
  const names = plainest(context.measures.map(({ label }) => label)).slice(0, namesMax)
  const by = factorsOf(context).slice(0, factorsMax)
  const about = names.length > 0 ? `, with ${listOf(names.map(inList))}` : ''
  if (names.length === 0 && by.length === 0) return `${rows}${when}, with ${columnsText(context)}.`
  return `${rows}${when}${about}${by.length > 0 ? ` by ${listOf(by.map(inList))}` : ''}.`
}

const inList = (label: string): string => lowerFirst(label).replace(/^Share /, 'share ')

/** Labels that read as words; all of them where none does. */
function plainest(labels: string[]): string[] {
  const plain = labels.filter(isPlainLabel)
  return plain.length > 0 ? plain : labels
}

/** What rows are told by: the uploaded columns, without what is told itself and what is another name for a row. */
function factorsOf({ measures, dimensions, profile, table }: CardContext): string[] {
  const told = measures.slice(0, namesMax).map(({ name }) => name)
  const isMade = ({ index, name }: ColumnProfile) =>
    told.includes(name) || (table.columns[index]!.derivedFrom ?? []).some((source) => told.includes(source))
  const isWhen = ({ role, timePart }: ColumnProfile) => role === 'time' || Boolean(timePart)
  const isRow = ({ name, distinct }: ColumnProfile) =>
    name === profile.row?.column || distinct === table.rowCount
  return plainest(
    dimensions
      .filter((column) => !isMade(column) && !isRow(column) && !isWhen(column))
      .map(({ label }) => label.replace(/ \((?:band|bin)s?\)$/, '')),
  ).filter((label, at, all) => all.indexOf(label) === at)
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

/** From when to when the data go. */
export function timeSpan(time: Pick<Timeline, 'min' | 'max' | 'grain'>): string {
  const grain = time.grain === 'year' || time.grain === 'quarter' ? time.grain : 'month'
  const [from, to] = [time.min, time.max].map((moment) =>
    formatPeriod(periodKey(periodNumber(moment, grain), grain)),
  )
  return from === to ? `in ${from}` : `from ${from} to ${to}`
}
