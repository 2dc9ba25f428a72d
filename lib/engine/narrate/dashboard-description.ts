import { formatCount } from '@/lib/format/format-count'
import { formatPeriod } from '@/lib/format/format-period'
import type { CardContext } from '../cards/card'
import { lowerFirst } from '../cards/metric'
import { timelineOf } from '../rank/choose-grain'
import { periodKey, periodNumber } from '../table/period'

const namesMax = 3

/** One sentence: how many rows, of when, and what they are about. */
export function dashboardDescription(context: CardContext): string {
  const { rowCount, columns } = context.table
  const rows = `${formatCount(rowCount)} ${rowCount === 1 ? 'row' : 'rows'}`
  const names = context.measures.slice(0, namesMax).map(({ label }) => lowerFirst(label))
  const by = context.dimensions.slice(0, namesMax - 1).map(({ label }) => lowerFirst(label))
  const ofColumns = `${columns.length} ${columns.length === 1 ? 'column' : 'columns'}`
  if (names.length === 0 && by.length > 0) return `${rows} by ${listOf(by)}${timeSpan(context)}.`
  const about = names.length > 0 ? listOf(names) : ofColumns
  return `${upper(about)}${by.length > 0 ? ` by ${listOf(by)}` : ''}: ${rows}${timeSpan(context)}.`
}

function timeSpan(context: CardContext): string {
  const timeline = timelineOf(context)
  if (!timeline) return ''
  const grain = timeline.grain === 'year' || timeline.grain === 'quarter' ? timeline.grain : 'month'
  const [from, to] = [timeline.min, timeline.max].map((time) =>
    formatPeriod(periodKey(periodNumber(time, grain), grain)),
  )
  return from === to ? ` in ${from}` : ` from ${from} to ${to}`
}

const listOf = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
