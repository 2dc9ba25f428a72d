import type { Filter } from '@/lib/contracts/query'
import { median, type Row } from './recompute-statistics.fixture'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'].concat(
  ['October', 'November', 'December'],
)

/** Whether a row stays: plain comparison, dates by their ISO text, `Monday`, `January` and `14:00` by the calendar. */
export function passes(row: Row, { column, op, value }: Filter): boolean {
  const cell = row[column] ?? null
  if (op === '!=') return cell !== null && String(cell) !== String(value)
  if (cell === null) return false
  if (op === 'contains') return String(cell).toLowerCase().includes(String(value).toLowerCase())
  if (op === 'not_contains') return !passes(row, { column, op: 'contains', value })
  if (op === 'in' && Array.isArray(value)) return value.map(String).includes(String(cell))
  if (op === '<=') return typeof value === 'number' ? Number(cell) <= value : String(cell) <= String(value)
  if (op === '=') return phaseOf(String(cell), String(value)) === String(value)
  if (typeof value === 'number') return op === '<' ? Number(cell) < value : Number(cell) >= value
  return op === '<' ? String(cell) < String(value) : String(cell) >= String(value)
}

function phaseOf(cell: string, wanted: string): string {
  const date = new Date(`${cell.slice(0, 10)}T00:00:00Z`)
  if (weekdays.includes(wanted)) return weekdays[date.getUTCDay()]!
  if (months.includes(wanted)) return months[date.getUTCMonth()]!
  return /^\d\d:00$/.test(wanted) ? `${cell.slice(11, 13)}:00` : cell
}

export type Unit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'
const dayMs = 86_400_000

/** The first moment of the unit that a date lies in; weeks begin on Mondays. */
export function startOf(date: string, unit: Unit): Date {
  const at = new Date(date.length > 10 ? `${date}Z` : `${date}T00:00:00Z`)
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  if (unit === 'hour') return new Date(Date.UTC(year, month, day, at.getUTCHours()))
  if (unit === 'day') return new Date(Date.UTC(year, month, day))
  if (unit === 'week') return new Date(Date.UTC(year, month, day - ((at.getUTCDay() + 6) % 7)))
  if (unit === 'month') return new Date(Date.UTC(year, month, 1))
  return unit === 'quarter'
    ? new Date(Date.UTC(year, month - (month % 3), 1))
    : new Date(Date.UTC(year, 0, 1))
}

function nextStart(start: Date, unit: Unit): Date {
  const long = { hour: 1 / 24, day: 1, week: 7, month: 31, quarter: 93, year: 366 }[unit]
  return startOf(new Date(start.getTime() + long * dayMs).toISOString().slice(0, -5), unit)
}

/** The sum, or the rows, of each unit that begins within the filters on time, in order, zero where it has none. */
export function sumsBy(
  whole: Row[],
  { unit, column, filters: given }: { unit: Unit; column: string | null; filters: Filter[] },
): number[] {
  const time = given[0]!.column
  const filters = given.filter((filter) => filter.column === time)
  const others = given.filter((filter) => filter.column !== time)
  const all = whole.filter((row) => others.every((filter) => passes(row, filter)))
  const dates = whole.flatMap((row) => (row[time] === null ? [] : [String(row[time])])).sort()
  const sums = new Map<string, number>()
  const textOf = (start: Date) => start.toISOString().slice(0, unit === 'hour' ? -5 : 10)
  for (let start = startOf(dates[0]!, unit); textOf(start) <= dates.at(-1)!; start = nextStart(start, unit)) {
    if (filters.every((filter) => passes({ [time]: textOf(start) }, filter))) sums.set(textOf(start), 0)
  }
  for (const row of all) {
    const key = row[time] === null ? '' : textOf(startOf(String(row[time]), unit))
    const own = column === null ? 1 : row[column]
    if (sums.has(key) && typeof own === 'number') sums.set(key, sums.get(key)! + own)
  }
  return [...sums.values()]
}

/** The median slope of all pairs that are whole cycles apart. */
export function medianSlope(values: number[], cycle: number): number {
  const slopes: number[] = []
  values.forEach((late, j) => {
    values.slice(0, j).forEach((early, i) => {
      if ((j - i) % cycle === 0) slopes.push((late - early) / ((j - i) / cycle))
    })
  })
  return median(slopes)
}

/** The rows of the first units that begin within the filters on time, and those of the last. */
export function endsOf(
  rows: Row[],
  [from, until]: Filter[],
  { count, unit }: { count: number; unit: string },
): [Row[], Row[]] {
  const step = unit as Unit
  const starts: number[] = []
  const end = startOf(String(until!.value), step)
  for (let at = startOf(String(from!.value), step); at < end; at = nextStart(at, step)) {
    starts.push(at.getTime())
  }
  const placeOf = (row: Row) => starts.indexOf(startOf(String(row[from!.column]), step).getTime())
  return [
    rows.filter((row) => placeOf(row) < count),
    rows.filter((row) => placeOf(row) >= starts.length - count),
  ]
}
