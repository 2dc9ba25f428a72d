import { formatCount } from '@/lib/format/format-count'
import { formatValue } from '@/lib/format/format-value'
import { setAsideValue } from '../insights/set-aside'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext } from '../request/card'
import type { Aside } from '../table/table'

const columnsTold = 3
/** Fewer rows change hardly a number; they are in the data notes. */
const shareTold = 0.1
/** So many measures stand above the charts. */
const firstMeasures = 4

/** Which numbers of what the page tells of were taken for none, and in how many rows; null where there are none. */
export function asideCaveat({ table, measures, insights }: CardContext, about: Set<string>): string | null {
  const told = insights.filter(({ value }) => value === setAsideValue).flatMap(({ columns }) => columns)
  const first = new Set([...measures.slice(0, firstMeasures).map(({ name }) => name), ...about])
  const parts = measures
    .filter(({ name }) => first.has(name) && !told.includes(name))
    .flatMap((measure) =>
      (table.columns[measure.index]!.aside ?? [])
        .filter((aside) => isNone(aside) && aside.rows >= shareTold * table.rowCount)
        .map((aside) => partOf(measure, aside)),
    )
  if (parts.length === 0) return null
  const shown = parts.slice(0, columnsTold)
  const all = shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown[0]!
  return `Left out, since no such number was measured: ${all}.`
}

const isNone = ({ now, value }: Aside) => now === null && value !== undefined

function partOf({ label, format }: ColumnProfile, { rows, value }: Aside): string {
  return `${formatValue(value!, format)} in ${label} (${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'})`
}
