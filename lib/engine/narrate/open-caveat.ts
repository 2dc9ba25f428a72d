import { lowerFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import { formatPeriod } from '@/lib/format/format-period'
import { hangsOnEnd } from '../profile/hangs-on-end'
import { rowsWord } from '../profile/row-words'
import type { CardContext } from '../request/card'

/** How many have not ended yet, where the first outcome is known of what has alone, and what is left out for it. */
export function openCaveat({ table, profile, compared, filters, measures }: CardContext): string | null {
  const [first] = measures
  const outcome = profile.outcomes?.[0]
  if (!first || outcome === undefined || first.index !== outcome || filters.length > 0) return null
  const ending = hangsOnEnd(table, profile.columns, outcome)
  if (!ending) return null
  const end = profile.columns[ending.end]!
  const open = end.missing
  const rows = `${formatCount(open)} of ${formatCount(table.rowCount)} ${rowsWord(profile, table.rowCount)}`
  const told = `${rows} have no ${end.label} yet and are in no figure of ${lowerFirst(first.label)}`
  const until = compared?.time.until
  if (until?.open === undefined) return `${told}.`
  const since = formatPeriod(compared!.time.write(until.ms))
  return `${told}; the ${formatCount(until.rows)} after ${since}, of which ${formatCount(until.open)} are open, are left out of changes and trends.`
}
