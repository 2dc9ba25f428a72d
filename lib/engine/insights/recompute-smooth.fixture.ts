import type { Figure } from '@/lib/contracts/claims'
import { startOf } from './recompute-periods.fixture'
import { mean, median, numbersOf, type Row, sum } from './recompute-statistics.fixture'

interface Smooth {
  column: string
  time: string
  window: number
  patterns: string[]
}

const phaseBy: Record<string, (date: string) => string> = {
  daily: (date) => date.slice(11, 13),
  weekly: (date) => String(startOf(date, 'day').getUTCDay()),
  yearly: (date) => date.slice(5, 7),
}

/** The rows in order of time, each with what LOWESS (Cleveland 1979) of the values without their patterns gives. */
export function smoothed(
  all: Row[],
  { column, time, window, patterns }: Smooth,
): { row: Row; value: number; expected: number }[] {
  const rows = all
    .filter((row) => typeof row[column] === 'number' && row[time] !== null)
    .sort((a, b) => (String(a[time]) < String(b[time]) ? -1 : 1))
  const values = numbersOf(rows, column)
  const flat = patterns.reduce((left, pattern) => {
    const phases = rows.map((row) => phaseBy[pattern]!(String(row[time])))
    const level = mean(left)
    const own = (phase: string) => mean(left.filter((_, i) => phases[i] === phase))
    return left.map((value, i) => value - own(phases[i]!) + level)
  }, values)
  const x = rows.map((row) => startOf(String(row[time]), 'hour').getTime())
  let trust = x.map(() => 1)
  let smooth = flat
  for (let round = 0; round <= 3; round++) {
    smooth = x.map((centre) => lineAt({ x, y: flat, trust, window }, centre))
    const sizes = smooth.map((level, i) => Math.abs(flat[i]! - level))
    const bound = 6 * median(sizes)
    trust = sizes.map((size) =>
      size > 0.999 * bound ? 0 : size > 0.001 * bound ? (1 - (size / bound) ** 2) ** 2 : 1,
    )
  }
  return rows.map((row, i) => ({ row, value: values[i]!, expected: smooth[i]! + values[i]! - flat[i]! }))
}

interface Cloud {
  x: number[]
  y: number[]
  trust: number[]
  window: number
}

/** The weighted line through the nearest points; their median where none is trusted. */
function lineAt({ x, y, trust, window }: Cloud, centre: number): number {
  const reach = [...x].map((at) => Math.abs(at - centre)).sort((a, b) => a - b)[window - 1]!
  const near = x.map((at) => Math.abs(at - centre) / reach)
  const weights = near.map((d, i) => (d > 0.999 ? 0 : trust[i]! * (d > 0.001 ? (1 - d ** 3) ** 3 : 1)))
  const total = sum(weights)
  if (total === 0) return median(y.filter((_, i) => near[i]! <= 1))
  const [mx, my] = [x, y].map((of) => sum(of.map((value, i) => value * weights[i]!)) / total) as [
    number,
    number,
  ]
  const power = sum(x.map((at, i) => weights[i]! * (at - mx) ** 2))
  const product = sum(x.map((at, i) => weights[i]! * (at - mx) * (y[i]! - my)))
  return my + (product / power) * (centre - mx)
}

/** `lowess(15 nearest, weekly)` as its parts. */
export function smoothOf(figure: Figure & { column: string }, how: string): Smooth {
  const [nearest, ...patterns] = how.split(', ')
  return {
    column: figure.column,
    time: figure.filters[0]!.column,
    window: Number.parseInt(nearest!, 10),
    patterns,
  }
}
