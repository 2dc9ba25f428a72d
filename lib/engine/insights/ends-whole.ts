import { sortNumbers } from '../stats/sort-numbers'
import { type PeriodGrain, spansMs } from './periods'

/** A last period with less than this share of the usual rows is taken as not finished. */
const partialShare = 0.5
/** Where periods have the same number of rows, as a panel's have, one with less than this share of it lacks some. */
const alikeShare = 0.9
const alikeRowsShare = 0.02
/** Of a period: data that begin or end within it of each other do so at the same time. */
const edgeShare = 0.05
/** Fewer periods do not say what is usual. */
const usualPeriodsMin = 4
/** The gap between dates that all but a tenth stay under is the usual one. */
const usualGapShare = 0.9

interface Dates {
  /** In order. */
  dates: Float64Array
  grain: PeriodGrain
}

interface Cut {
  wanted: PeriodGrain
  starts: number[]
  rows: Float64Array
}

/**
 * Whether the first and the last period are whole: by the calendar, and by when the data of the others begin and end,
 * where these do at the same time (mails that go out until seven, a shop that is closed on Sundays).
 */
export function areEndsWhole({ dates, grain }: Dates, { wanted, starts, rows }: Cut) {
  const count = rows.length
  const [min, max] = [dates[0]!, dates[dates.length - 1]!]
  // A plain day or hour is whole: the data have nothing finer that it could lack.
  const canBePartial = wanted !== grain || wanted === 'year' || wanted === 'quarter' || wanted === 'month'
  const slack = wanted === grain ? Number.POSITIVE_INFINITY : usualGap(dates) + spansMs[grain] / 2
  const usual = usualOf(rows.slice(1, -1))
  const areAlike = usual !== null && usual.high - usual.low <= alikeRowsShare * usual.middle
  const share = areAlike ? alikeShare : canBePartial ? partialShare : 0
  const isShort = (period: number) => rows[period]! < share * middleOf(rows)
  const gaps = wanted === grain ? null : edgeGaps(dates, starts)
  const span = spansMs[wanted]
  const isOpen = (gap: number, isBeyond: boolean, others: number[] | undefined) => {
    const own = others ? usualOf(Float64Array.from(others)) : null
    if (!own || own.high - own.low > edgeShare * span) return isBeyond
    return gap - own.high > edgeShare * span
  }
  const [before, after] = [min - starts[0]!, starts[count]! - max]
  return {
    first: !isShort(0) && !isOpen(before, before > slack, gaps?.before),
    last: !isShort(count - 1) && !isOpen(after, after - spansMs[grain] > slack, gaps?.after),
  }
}

function middleOf(rows: Float64Array): number {
  const middle = rows.slice(1, -1).sort()
  return middle.length > 0 ? middle[middle.length >> 1]! : 0
}

/** What all but a tenth of the periods between the ends lie within; null of few. */
function usualOf(values: Float64Array): { low: number; middle: number; high: number } | null {
  if (values.length < usualPeriodsMin) return null
  const sorted = values.slice().sort()
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]!
  return { low: at(1 - usualGapShare), middle: at(0.5), high: at(usualGapShare) }
}

/** How long after the start of each period between the ends its dates begin, and how long before its end they end. */
function edgeGaps(dates: Float64Array, starts: number[]): { before: number[]; after: number[] } {
  const gaps: { before: number[]; after: number[] } = { before: [], after: [] }
  let at = 0
  for (let period = 0; period < starts.length - 1; period++) {
    const from = at
    while (at < dates.length && dates[at]! < starts[period + 1]!) at++
    if (at === from || period === 0 || period === starts.length - 2) continue
    gaps.before.push(dates[from]! - starts[period]!)
    gaps.after.push(starts[period + 1]! - dates[at - 1]!)
  }
  return gaps
}

/** Asked for each grain that the same dates are cut by. */
const gapsKnown = new WeakMap<Float64Array, number>()

function usualGap(dates: Float64Array): number {
  const gap = gapsKnown.get(dates) ?? measureGap(dates)
  gapsKnown.set(dates, gap)
  return gap
}

function measureGap(dates: Float64Array): number {
  const gaps = new Float64Array(dates.length - 1)
  for (let i = 1; i < dates.length; i++) gaps[i - 1] = dates[i]! - dates[i - 1]!
  return sortNumbers(gaps)[Math.floor((gaps.length - 1) * usualGapShare)]!
}
