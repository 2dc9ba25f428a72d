import type { InvariantName } from '@/lib/contracts/draft'
import { addsUp } from './adds-up'
import { byArithmetic } from './by-arithmetic'
import { comparablePeriod } from './comparable-period'
import type { Invariant } from './invariant'
import { noisyScale } from './noisy-scale'
import { ordinaryChange } from './ordinary-change'
import { ownRows } from './own-rows'
import { sampledExtreme } from './sampled-extreme'
import { toldTwice } from './told-twice'
import { withinWhole } from './within-whole'

/** What no dashboard may say, in the order in which it is looked for. */
export const invariants: Record<InvariantName, Invariant> = {
  adds_up: addsUp,
  by_arithmetic: byArithmetic,
  own_rows: ownRows,
  comparable_period: comparablePeriod,
  ordinary_change: ordinaryChange,
  noisy_scale: noisyScale,
  sampled_extreme: sampledExtreme,
  within_whole: withinWhole,
  told_twice: toldTwice,
}
