import type { Figure } from '@/lib/contracts/claims'
import type { Grain } from '@/lib/contracts/query'
import { formatAverage } from '@/lib/format/format-average'
import { formatPeriod } from '@/lib/format/format-period'
import { inPeriod } from '@/lib/format/in-period'
import { type Periods, periodFilters } from '../insights/timeline'
import { fUpper } from '../stats/distributions'
import { driftOf, isSteady, steadyPointsMin } from '../stats/is-steady'
import { sortNumbers } from '../stats/sort-numbers'
import { queryConditions } from '../table/condition'
import { monthNames, periodKey, weekdays } from '../table/period'
import type { QueryRow } from '../table/run-query'
import { figure } from './sentence'
import type { View } from './view'

/** What goes up and down about a level that moves: the levels of its two ends. */
export function driftWords(
  view: View,
  periods: Periods,
  { rows, length }: { rows: QueryRow[]; length: number },
): { words: string; figures: Figure[] } | null {
  const ends = [rows.slice(0, length), rows.slice(-length)]
  if (!isGapless(periods, rows)) return null
  const figures = ends.flatMap((own) => levelFigure(view, periods, { own, kind: 'avg' }) ?? [])
  if (figures.length < 2) return null
  const way = figures[1]!.value > figures[0]!.value ? 'rises' : 'falls'
  const level = `${aPeriod(periods)} averages`
  const words = `goes up and down and ${way} on the whole: ${level} ${figures[0]!.text} from ${spanOf(ends[0]!)} and ${figures[1]!.text} from ${spanOf(ends[1]!)}`
  return { words, figures }
}

/** What goes nowhere, where a trend that matters would have been seen: its level. */
export const steadyWords = (view: View, periods: Periods, rows: QueryRow[]) =>
  isSteady(valuesOf(rows))
    ? levelWords(view, periods, { rows, course: `shows no trend from ${spanOf(rows)}` })
    : null

/** What has no trend that would be seen among its ups and downs: its level. */
export const unclearWords = (view: View, periods: Periods, rows: QueryRow[]) =>
  rows.length >= steadyPointsMin && driftOf(valuesOf(rows)).isFlat
    ? levelWords(view, periods, { rows, course: 'No clear trend' })
    : null

const valuesOf = (rows: QueryRow[]) => Float64Array.from(rows, ({ value }) => value)

function levelWords(
  view: View,
  periods: Periods,
  { rows, course }: { rows: QueryRow[]; course: string },
): { words: string; figures: Figure[] } | null {
  const figure = isGapless(periods, rows) ? levelFigure(view, periods, { own: rows, kind: 'avg' }) : null
  if (!figure) return null
  const isTotal = view.request.metric.aggregation !== 'avg'
  const level = isTotal ? `comes to ${figure.text} on average` : `averages ${figure.text}`
  return { words: `${course}: ${aPeriod(periods)} ${level}`, figures: [figure] }
}

const aPeriod = ({ grain }: Periods) => `${grain === 'hour' ? 'an' : 'a'} ${grain}`
const spanOf = (own: QueryRow[]) =>
  `${formatPeriod(String(own[0]!.x))} to ${formatPeriod(String(own.at(-1)!.x))}`

function isGapless(periods: Periods, rows: QueryRow[]): boolean {
  const numberOf = numbersOfKeys(periods)
  const places = rows.map(({ x }) => numberOf.get(String(x)) ?? -1)
  return places.every((place, at) => place >= 0 && place === places[0]! + at)
}

/** What periods come to on average, or in their middle; null for what no average of periods is made of. */
export function levelFigure(
  view: View,
  periods: Periods,
  { own, kind }: { own: QueryRow[]; kind: 'avg' | 'median' },
): Figure | null {
  const { context, request, series } = view
  const { metric } = request
  const how = metric.column === null ? 'count' : metric.aggregation
  const isPlain = metric.ratio === null && metric.weight === null && metric.lastOf === null
  if (!context.compared || !isPlain || !['count', 'sum', 'avg'].includes(how)) return null
  const numberOf = numbersOfKeys(periods)
  const [from, to] = [own[0]!, own.at(-1)!].map(({ x }) => numberOf.get(String(x))!)
  const values = own.map((row) => row.value)
  const value = kind === 'avg' ? meanOf(values) : sortNumbers(Float64Array.from(values))[values.length >> 1]!
  const made = figure(value, formatAverage(value, metric.format), {
    measure: `${kind}(${how} by ${periods.grain})`,
    column: metric.column === null ? null : metric.name,
    filters: series.shown,
    own: periodFilters(context.compared.time, periods, { from: from!, to: to! }),
    rows: own.reduce((sum, row) => sum + row.rows, 0),
  })
  return { ...made, within: queryConditions(series.shown) }
}

const numbersOfKeys = ({ base, count, grain }: Periods) =>
  new Map(Array.from({ length: count }, (_, place) => [periodKey(base + place, grain), place]))

/** What of a period comes round with the calendar, and how it is called; weeks are of their months. */
const cycles: Partial<Record<Grain, { length: number; phaseOf: (key: string) => string }>> = {
  week: { length: 52, phaseOf: monthOfWeek },
  month: { length: 12, phaseOf: (key) => monthNames[Number(key.slice(5, 7)) - 1]! },
  quarter: { length: 4, phaseOf: (key) => key.slice(5) },
  day: { length: 7, phaseOf: weekdayOf },
  hour: { length: 24, phaseOf: (key) => `${key.slice(11, 13)}:00` },
}
const cyclesMin = 2
/** Of the scatter that the places within a cycle explain, and how unlikely that is by chance. */
const explainedMin = 0.5
const pMax = 0.001

/** After how many of so many periods the calendar comes round; 1 where it does not, or where less than that is known. */
export function cycleOf(grain: Grain | null, count: number): number {
  const length = grain ? (cycles[grain]?.length ?? 1) : 1
  if (grain === 'week') return count < length ? 1 : length
  return grain === 'day' && count < cyclesMin * length ? 1 : length
}

/** `highest in November and lowest in January`: where the values come round with the calendar. */
export function seasonWords(grain: Grain | null, rows: QueryRow[]): string {
  const cycle = grain ? cycles[grain] : undefined
  if (!cycle || rows.length < cyclesMin * cycle.length) return ''
  const phases = new Map<string, number[]>()
  for (const { x, value } of rows) {
    const phase = cycle.phaseOf(String(x))
    phases.set(phase, [...(phases.get(phase) ?? []), value])
  }
  const all = meanOf(rows.map(({ value }) => value))
  const groups = [...phases].map(([phase, values]) => ({ phase, values, mean: meanOf(values) }))
  const whole = rows.reduce((sum, { value }) => sum + (value - all) ** 2, 0)
  const between = groups.reduce((sum, { values, mean }) => sum + values.length * (mean - all) ** 2, 0)
  const df = { between: groups.length - 1, within: rows.length - groups.length }
  if (!(df.between > 0 && df.within > 0 && between >= explainedMin * whole)) return ''
  const f = between / df.between / ((whole - between) / df.within)
  if (fUpper(f, df) > pMax) return ''
  const inOrder = groups.sort((a, b) => b.mean - a.mean)
  const [top, low] = [inOrder[0]!, inOrder.at(-1)!].map(({ phase }) => inPeriod(phase))
  return `highest ${top} and lowest ${low}`
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function weekdayOf(key: string): string {
  return weekdays[(new Date(`${key.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7]!
}

/** The month of a week's Thursday, which is in the year that the week is of. */
function monthOfWeek(key: string): string {
  const [year, week] = [Number(key.slice(0, 4)), Number(key.slice(6))]
  const fourth = new Date(Date.UTC(year, 0, 4))
  const thursday = 4 + 7 * (week - 1) + 3 - ((fourth.getUTCDay() + 6) % 7)
  return monthNames[new Date(Date.UTC(year, 0, thursday)).getUTCMonth()]!
}
