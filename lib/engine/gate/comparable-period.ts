import { spansMs } from '../insights/periods'
import { createTimeline } from '../insights/timeline'
import { type FigureSpan, figureSpans } from './figure-spans'
import type { Invariant, Shown } from './invariant'

/** A number has one change, of a whole period against a whole one of the same length. */
export const comparablePeriod: Invariant = {
  card(block, shown) {
    if (block.type !== 'kpi' || block.config.trend_change === undefined) return block
    const spans = figureSpans(block, shown)
    const isComparable = spans.length === 2 && areAlike(spans[0]!, spans[1]!) && isCovered(spans, shown)
    if (isComparable) return block
    const { trend, ...spec } = block.spec
    const { trend_change, ...config } = block.config
    return { ...block, spec, config }
  },
}

/** Months and years are not all of one length. */
const lengthSlack = 0.15

const areAlike = (a: FigureSpan, b: FigureSpan) =>
  Math.abs(a.until - a.from - (b.until - b.from)) <= lengthSlack * (a.until - a.from)

/** Whether the data begin before the earlier of both and do not end long before the later one does. */
function isCovered(spans: FigureSpan[], { table, profile }: Shown): boolean {
  const time = createTimeline(table, profile)
  if (!time) return false
  const [from, until] = [
    Math.min(...spans.map((span) => span.from)),
    Math.max(...spans.map((span) => span.until)),
  ]
  const slack = spansMs[time.grain] + coverSlack * (spans[0]!.until - spans[0]!.from)
  return time.min <= from + slack && time.max >= until - slack
}

/** Dates need not fall on the first and the last day of a period. */
const coverSlack = 0.25
