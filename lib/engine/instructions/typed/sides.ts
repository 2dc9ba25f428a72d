import { isoOf } from '../../table/period-filters'
import { type Item, is, near, type Reading, use } from './item'
import { edges, isDates, isSaidDay, isYear, type Time, yearOf } from './period-edges'

/** "before and after June", "before and after 2023-03-15": what lies on either side, and what is told of the rest. */
export function takeSides(reading: Reading, { column }: Time): boolean {
  const { items, request } = reading
  const at = items.findIndex(
    (item, place) => (item.period || isSaidDay(item.text)) && is(items[place - 2], 'and', 'vs', 'or'),
  )
  const [before, joint, after] = items.slice(Math.max(0, at - 3), at)
  const isSaid = is(before, 'before') && is(after, 'after', 'by')
  const item = items[at]
  if (!item || !isSaid || !isDates(column)) return false
  // "junio de 2023"
  const next = item.period?.year === 0 ? items[near(reading, at, 1, 'of')] : undefined
  const year = next?.period && isYear(next.period) ? next : undefined
  const period = item.period && { ...item.period, year: item.period.year || (year?.period?.year ?? 0) }
  const said = [item, year].flatMap((one) => one?.text ?? []).join(' ')
  const [from, to] = edgesOf({ ...item, period }, column)
  request.spans = {
    kind: 'spans',
    name: `${column.name} (before and after ${said})`,
    column: column.name,
    spans: [
      { label: `before ${from}`, from: firstDay, to: from },
      { label: `from ${to}`, from: to, to: lastDay },
    ],
  }
  if (period?.year === 0) request.notes.push(`“${item.text}” was read as of ${from.slice(0, 4)}.`)
  const moments = column.numbers ?? []
  const [start, end] = [Date.parse(from), Date.parse(to)]
  if (moments.some((one) => one >= start && one < end))
    request.notes.push(`Rows of “${said}” itself are on neither side.`)
  if (!moments.some((one) => one < start)) request.notes.push(`No row is before ${from}.`)
  if (!moments.some((one) => one >= end)) request.notes.push(`No row is from ${to} on.`)
  use(reading, before, joint, after, item, year)
  return true
}

const firstDay = '1000-01-01'
const lastDay = '3000-01-01'

/** The day on which it begins, and that on which what follows does. */
function edgesOf({ text, period }: Item, column: Time['column']): [string, string] {
  if (period) return edges({ ...period, year: period.year || yearOf(column) }, column)
  const [year, month, day] = text.split('-').map(Number)
  const next = day === undefined ? Date.UTC(year!, month!) : Date.UTC(year!, month! - 1, day + 1)
  const first = Date.UTC(year!, month! - 1, day ?? 1)
  return [isoOf(first, 'day'), isoOf(next, 'day')]
}
