import type { BlockDraft } from '@/lib/contracts/blocks'
import { comparedPeriods } from '../insights/compared-periods'
import { createTimeline } from '../insights/timeline'
import { isOrdinaryChange } from '../stats/ordinary-change'
import { periodNumber } from '../table/period'
import { figureSpans } from './figure-spans'
import type { Invariant, Shown } from './invariant'

/** A change is green or red only where it is larger than those before it usually are. */
export const ordinaryChange: Invariant = {
  card(block, shown) {
    const { up_is_good, trend_change } = block.config
    if (block.type !== 'kpi' || typeof up_is_good !== 'boolean' || trend_change === undefined) return block
    return isOrdinary(block, shown) ? { ...block, config: { ...block.config, up_is_good: null } } : block
  },
}

/** Whether the points beside a number know no change of its like; what can't be placed among them is ordinary. */
function isOrdinary(block: BlockDraft, shown: Shown): boolean {
  const grain = comparedPeriods(createTimeline(shown.table, shown.profile))?.periods.grain
  const [a, b] = figureSpans(block, shown)
  if (!grain || !a || !b) return true
  const [before, now] = a.from < b.from ? [a, b] : [b, a]
  const count = (from: number, until: number) => periodNumber(until, grain) - periodNumber(from, grain)
  const spans = { length: count(now.from, now.until), lag: count(before.from, now.from) }
  return !(spans.length > 0 && spans.lag > 0) || isOrdinaryChange(block.config.sparkline ?? [], spans)
}
