import type { Context } from './context'
import type { Trial } from './trial'

export interface Scored {
  trial: Trial
  score: number
}

/** Each thing is said once: of trials with the same topic the best one stays. */
export function withoutRepeats(context: Context, scored: Scored[]): Scored[] {
  const topics = new Set<string>()
  return scored.filter(({ trial }) => {
    if (topics.has(trial.topic)) return false
    topics.add(trial.topic)
    return context !== null
  })
}
