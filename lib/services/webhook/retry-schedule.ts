const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** How long after each attempt that failed the next one comes (the schedule of Standard Webhooks); after the last, none. */
const pausesMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  10 * hourMs,
] as const

/** A receiver that comes back is not met by all that waited at the same moment. */
const jitterMax = 0.1

export const attemptsMax = pausesMs.length + 1

/** When to try again after so many attempts: never sooner than the schedule says; null after the last. */
export function findNextAttempt(
  attemptCount: number,
  from: Date,
  random: () => number = Math.random,
): Date | null {
  const pauseMs = pausesMs[attemptCount - 1]
  if (pauseMs === undefined) return null
  return new Date(from.getTime() + Math.round(pauseMs * (1 + random() * jitterMax)))
}
