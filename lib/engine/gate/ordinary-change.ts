import { isOrdinaryChange } from '../stats/ordinary-change'
import type { Invariant } from './invariant'

/** A change is green or red only where it is larger than those before it usually are. */
export const ordinaryChange: Invariant = {
  card(block) {
    const { up_is_good, trend_change, sparkline } = block.config
    if (block.type !== 'kpi' || typeof up_is_good !== 'boolean' || trend_change === undefined) return block
    const isOrdinary = isOrdinaryChange(sparkline ?? [], trend_change)
    return isOrdinary ? { ...block, config: { ...block.config, up_is_good: null } } : block
  },
}
