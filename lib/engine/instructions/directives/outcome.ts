import type { ClauseReport } from '@/lib/contracts/analysis'
import type { Gap, Wish } from '../../plan/plan'

/** What became of a directive, and what of it is to be looked for in the finished dashboard. */
export interface Outcome extends Pick<ClauseReport, 'status' | 'reason'> {
  wish?: Wish
  /** What comes nearest, where that can be made of what the clause names. */
  gap?: Gap['kind']
}

export const applied: Outcome = { status: 'applied', reason: null }
export const partly = (reason: string): Outcome => ({ status: 'partly', reason })
export const refused = (reason: string): Outcome => ({ status: 'not_possible', reason })

/** How people begin a sentence that asks for something. */
export const please =
  "^(?:please |and |but |also |then |now |,|i want (?:you )?to |i would like (?:you )?to |i'd like (?:you )?to |could you |can you |make sure to )*"
