import { dayMs } from './periods'
import type { Periods } from './timeline'

/** Observations a bin and their sums. */
interface Bins {
  counts: Float64Array
  sums: Float64Array
}

interface Step {
  cut: number
  shift: number
}

/** What comes back by less than this of a step has stepped for good. */
const backShare = 0.5
/** A return is seen in so many bins at least, and in this share of those after the step. */
const backBinsMin = 3
const backBinsShare = 0.1
/** Twice the log-likelihood by which a return has to fit better than a level that stays: its date is searched for. */
const returnAdvantageMin = 10
/** Of the bins after a step so many have to have been there a year before. */
const yearShare = 0.5
/** Whole weeks, so that days of the week meet. */
const yearMs = 364 * dayMs

/**
 * Whether a step is a season and no new level: what comes after it goes back again, or stands where it stood in the
 * same stretch of the year before.
 */
export function isPassing(of: Bins, periods: Periods, { step, variance }: { step: Step; variance: number }) {
  return goesBack(of, step, variance) || isOfTheYear(of, periods, step)
}

function goesBack(of: Bins, { cut, shift }: Step, variance: number): boolean {
  const end = of.counts.length
  const least = Math.max(backBinsMin, Math.ceil(backBinsShare * (end - cut)))
  const before = meanOf(of, 0, cut)
  let best = 0
  let back = shift
  for (let from = cut + 1; from <= end - least; from++) {
    const [high, low] = [meanOf(of, cut, from), meanOf(of, from, end)]
    const gain = ((high.mean - low.mean) ** 2 * high.count * low.count) / (high.count + low.count)
    if (!(gain > best)) continue
    best = gain
    back = (low.mean - before.mean) / (high.mean - before.mean)
  }
  return best > returnAdvantageMin * variance && Math.abs(back) < backShare
}

function isOfTheYear({ counts, sums }: Bins, periods: Periods, { cut, shift }: Step): boolean {
  let bins = 0
  let difference = 0
  for (let bin = cut; bin < counts.length; bin++) {
    const then = periods.at(periods.starts[bin]! - yearMs)
    if (then < 0 || then >= cut || counts[bin] === 0 || !(counts[then]! > 0)) continue
    bins++
    difference += sums[bin]! / counts[bin]! - sums[then]! / counts[then]!
  }
  return (
    bins >= yearShare * (counts.length - cut) && Math.abs(difference / bins) < backShare * Math.abs(shift)
  )
}

function meanOf({ counts, sums }: Bins, from: number, to: number) {
  let count = 0
  let sum = 0
  for (let bin = from; bin < to; bin++) {
    count += counts[bin]!
    sum += sums[bin]!
  }
  return { count, mean: count > 0 ? sum / count : Number.NaN }
}
