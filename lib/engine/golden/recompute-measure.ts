import type { Aggregation, Grain, Query } from '@/lib/contracts/query'
import { passes, type TextRow } from './recompute-filter'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function measure(
  rows: TextRow[],
  { y, aggregation, query }: { y?: string; aggregation: Aggregation; query: Query },
): number {
  if (!y || (y === 'count' && aggregation === 'count')) return rows.length
  if (query.of) {
    const filled = rows.filter((row) => row[y] !== '')
    return filled.filter((row) => passes(row, query.of!)).length / filled.length
  }
  const cells = rows.map((row) => row[y]!).filter((cell) => cell !== '')
  const isNumeric = cells.filter((cell) => Number.isNaN(Number(cell))).length < cells.length / 2
  const readable = isNumeric ? cells.filter((cell) => !Number.isNaN(Number(cell))) : cells
  if (aggregation === 'count') return readable.length
  if (aggregation === 'count_distinct') return new Set(readable).size
  if (query.ratio?.each) {
    const things = new Set(rows.map((row) => row[query.ratio!.denominator]!).filter((cell) => cell !== ''))
    const filled = rows.filter((row) => row[query.ratio!.numerator] !== '')
    return filled.reduce((sum, row) => sum + Number(row[query.ratio!.numerator]), 0) / things.size
  }
  if (query.ratio) return over(rows, query.ratio.numerator, query.ratio.denominator)
  const numbers = cells.map(Number).filter((number) => !Number.isNaN(number))
  if (numbers.length === 0) return Number.NaN
  if (aggregation === 'min') return Math.min(...numbers)
  if (aggregation === 'max') return Math.max(...numbers)
  const sum = numbers.reduce((total, number) => total + number, 0)
  if (aggregation === 'sum') return sum
  if (aggregation === 'median') return middle(numbers)
  if (/^p\d/.test(aggregation)) return percentile(numbers, Number(aggregation.slice(1)))
  if (!query.weight) return sum / numbers.length
  const weighted = rows.filter((row) => row[y] !== '' && row[query.weight!] !== '')
  const above = weighted.reduce((total, row) => total + Number(row[y]) * Number(row[query.weight!]), 0)
  const below = weighted.reduce((total, row) => total + Number(row[query.weight!]), 0)
  return below === 0 ? Number.NaN : above / below
}

function over(rows: TextRow[], numerator: string, denominator: string): number {
  const both = rows.filter((row) => row[numerator] !== '' && row[denominator] !== '')
  const total = (name: string) => both.reduce((sum, row) => sum + Number(row[name]), 0)
  return total(denominator) === 0 ? Number.NaN : total(numerator) / total(denominator)
}

function percentile(numbers: number[], percent: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const place = ((sorted.length - 1) * percent) / 100
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return low + (high - low) * (place % 1)
}

function middle(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2
}

export function bucket(cell: string, grain: Grain | undefined): string {
  if (!grain) return cell
  const date = new Date(`${cell.slice(0, 10)}T00:00:00Z`)
  const [year, month] = [cell.slice(0, 4), cell.slice(5, 7)]
  if (grain === 'year') return year
  if (grain === 'quarter') return `${year}-Q${Math.ceil(Number(month) / 3)}`
  if (grain === 'month') return `${year}-${month}`
  if (grain === 'day') return cell.slice(0, 10)
  if (grain === 'hour') return cell.slice(0, 13)
  if (grain === 'hour_of_day') return `${/(\d\d):\d\d/.exec(cell)?.[1] ?? '00'}:00`
  if (grain === 'weekday') return weekdays[date.getUTCDay()]!
  if (grain === 'month_of_year') {
    return date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
  }
  return isoWeek(date)
}

/** ISO 8601, counted from the Thursday of the week. */
function isoWeek(date: Date): string {
  const thursday = new Date(date)
  thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7))
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  const week = Math.ceil(((thursday.getTime() - first) / 86_400_000 + 1) / 7)
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`
}
