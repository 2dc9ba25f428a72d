import { type LanguageModel, ModelError } from './language-model'

/** So many failures in a row are no accident. */
const failuresMax = 3
const restMs = 60_000

/** A server that asks for more may be asked in vain once in a while. */
const restMsMax = 15 * 60_000

/**
 * A model that is left alone for a minute after it has failed a few times in a row, and for as long as its server
 * wants: one that is down must not hold up each generation for its whole budget. `now` gives milliseconds.
 */
export function restAfterFailures(
  model: LanguageModel,
  now: () => number = () => performance.now(),
): LanguageModel {
  let failures = 0
  let rest = { until: Number.NEGATIVE_INFINITY, reason: '' }
  const fail = (error: unknown) => {
    failures += 1
    const asked = error instanceof ModelError ? error.retryAfterMs : null
    if (asked !== null)
      rest = {
        until: now() + Math.min(asked, restMsMax),
        reason: 'its server wants to be left alone for a while',
      }
    else if (failures >= failuresMax)
      rest = {
        until: now() + restMs,
        reason: `it has failed ${failures} times in a row and is left alone for a minute`,
      }
  }
  return {
    name: model.name,
    answer: async (request) => {
      if (now() < rest.until) throw new ModelError(rest.reason)
      try {
        const answer = await model.answer(request)
        failures = 0
        return answer
      } catch (error) {
        fail(error)
        throw error
      }
    },
  }
}
