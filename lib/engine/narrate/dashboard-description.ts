import { formatCount } from '@/lib/format/format-count'
import { formatPeriod } from '@/lib/format/format-period'
import type { Timeline } from '../insights/timeline'
import { lowerFirst } from '../metric/metric'
import { rowsWord } from '../profile/row-words'
import { timelineOf } from '../rank/choose-grain'
import type { CardContext } from '../request/card'
import { countFileColumns } from '../table/count-file-columns'
import { periodKey, periodNumber } from '../table/period'
import { filterWords } from './condition-words'

const namesMax = 3

/** One sentence: how many rows, of when, and what they are about. */
export function dashboardDescription(context: CardContext): string {
  const columns = countFileColumns(context.table.columns)
  const rows = rowsText(context)
  const names = context.measures.slice(0, namesMax).map(({ label }) => lowerFirst(label))
  const by = context.dimensions.slice(0, namesMax - 1).map(({ label }) => lowerFirst(label))
  const ofColumns = `${columns} ${columns === 1 ? 'column' : 'columns'}`
  const timeline = timelineOf(context)
  const when = timeline ? ` ${timeSpan(timeline)}` : ''
  if (names.length === 0 && by.length > 0) return `${rows} by ${listOf(by)}${when}.`
  const about = names.length > 0 ? listOf(names) : ofColumns
  return `${upper(about)}${by.length > 0 ? ` by ${listOf(by)}` : ''}: ${rows}${when}.`
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

const listOf = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
