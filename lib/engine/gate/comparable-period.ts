import type { Filter } from '@/lib/contracts/query'
import { createTimeline, spansMs } from '../insights/timeline'
import type { Invariant, Shown } from './invariant'

/** A number has one change, of a whole period against a whole one of the same length. */
export const comparablePeriod: Invariant = {
  card(block, shown) {
    if (block.type !== 'kpi' || block.config.trend_change === undefined) return block
    const spans = (block.config.evidence?.figures ?? []).map(({ filters }) => spanOf(filters, shown))
    const isComparable = spans.length === 2 && areAlike(spans[0]!, spans[1]!) && isCovered(spans, shown)
    if (isComparable) return block
    const { trend, ...spec } = block.spec
    const { trend_change, ...config } = block.config
    return { ...block, spec, config }
  },
}

interface Span {
  from: number
  until: number
}

/** Months and years are not all of one length. */
const lengthSlack = 0.15

const areAlike = (a: Span, b: Span) =>
  Math.abs(a.until - a.from - (b.until - b.from)) <= lengthSlack * (a.until - a.from)

/** The last stretch of the main date among the filters; of no length where there is none. */
function spanOf(filters: Filter[], { profile }: Shown): Span {
  const time = profile.mainTime === null ? null : profile.columns[profile.mainTime]!.name
  const bound = (op: Filter['op']) =>
    momentOf(filters.findLast((filter) => filter.column === time && filter.op === op)?.value)
  return { from: bound('>='), until: bound('<') }
}

const momentOf = (value: Filter['value'] | undefined): number =>
  typeof value === 'number' ? Date.UTC(value, 0, 1) : Date.parse(`${value}`.slice(0, 19))

/** Whether the data begin before the earlier of both and do not end long before the later one does. */
function isCovered(spans: Span[], { table, profile }: Shown): boolean {
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
