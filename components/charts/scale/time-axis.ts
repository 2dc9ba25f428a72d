import { type PeriodWords, periodWords } from '@/lib/format/period-words'
import { textWidth } from '../text/text-width'

export interface TimeTick {
  time: number
  /** The finer part (`Apr`, `14:00`) over the coarser (`2025`), which is said once per change. */
  label: string
  under: string
}

const dayMs = 86_400_000

interface Step {
  unit: 'hour' | 'day' | 'month'
  size: number
}

/** Round steps from hours to centuries. */
const steps: Step[] = [
  ...[1, 3, 6, 12].map((size) => ({ unit: 'hour' as const, size })),
  ...[1, 2, 7, 14].map((size) => ({ unit: 'day' as const, size })),
  ...[1, 3, 6, 12, 24, 60, 120, 240, 600, 1200].map((size) => ({ unit: 'month' as const, size })),
]
const stepMs = { hour: dayMs / 24, day: dayMs, month: dayMs * 30.4 }
const tickGap = 26

interface TimeRoom {
  width: number
  /** Between two labels, where every mark has room for one of its own. */
  gap?: number
  /** BCP 47, of the words; English where none is given. */
  locale?: string
}

/** Ticks at round dates, as many as have room in the width, none finer than the data. */
export function timeTicks(
  times: number[],
  grain: string | undefined,
  { width, gap, locale }: TimeRoom,
): TimeTick[] {
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const hasRoom = (step: Step, count: number) => {
    const label = textWidth(gap === undefined ? '0000' : widestLabel(step), 12)
    return count < Math.max(2, Math.floor(width / (label + (gap ?? tickGap))))
  }
  const finest = stepMs[grainUnit(grain)] * (grain === 'quarter' ? 3 : grain === 'year' ? 12 : 1)
  const step =
    steps.find((step) => {
      const ms = stepMs[step.unit] * step.size
      return ms >= finest * 0.99 && hasRoom(step, (to - from) / ms)
    }) ?? steps.at(-1)!
  const found = datesOn(step, from, to)
  const marked = found.length > 1 ? found : [...new Set([from, to])]
  return labelled(marked, { ...step, grain, words: periodWords(locale) })
}

const widestLabel = ({ unit, size }: Step) =>
  unit === 'hour' ? '00:00' : unit === 'day' ? 'Mar 00' : size < 12 ? 'Mar' : '0000'

function grainUnit(grain: string | undefined): Step['unit'] {
  if (grain === 'hour' || grain === undefined) return 'hour'
  return grain === 'day' || grain === 'week' ? 'day' : 'month'
}

function datesOn({ unit, size }: Step, from: number, to: number): number[] {
  const dates: number[] = []
  if (unit !== 'month') {
    const ms = stepMs[unit] * size
    // The epoch was a Thursday; weeks are counted from a Monday.
    const shift = unit === 'day' && size % 7 === 0 ? 4 * dayMs : 0
    for (let at = Math.ceil((from - shift) / ms) * ms + shift; at <= to; at += ms) dates.push(at)
    return dates
  }
  const first = new Date(from)
  let month = Math.ceil((first.getUTCFullYear() * 12 + first.getUTCMonth()) / size) * size
  for (; monthMs(month) <= to; month += size) if (monthMs(month) >= from) dates.push(monthMs(month))
  return dates
}

const monthMs = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1)

interface Labels extends Step {
  grain: string | undefined
  words: PeriodWords
}

function labelled(times: number[], { unit, size, grain, words }: Labels): TimeTick[] {
  let said = ''
  return times.map((time) => {
    const date = new Date(time)
    const year = String(date.getUTCFullYear())
    const isQuarter = grain === 'quarter'
    const month = isQuarter
      ? words.quarter(String(Math.floor(date.getUTCMonth() / 3) + 1))
      : words.months[date.getUTCMonth()]!
    const day = words.dayOfMonth(date.getUTCDate(), month)
    if (unit === 'month' && size >= 12) return { time, label: year, under: '' }
    const parts = {
      month: [month, year],
      day: [day, year],
      hour: [`${String(date.getUTCHours()).padStart(2, '0')}:00`, day],
    } as const
    const [label, coarse] = parts[unit]
    const under = coarse === said ? '' : coarse
    said = coarse
    return { time, label, under }
  })
}
