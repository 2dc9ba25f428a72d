import { type LanguageModel, ModelError } from './language-model'

/** So many failures in a row are no accident. */
const failuresMax = 3
const restMs = 60_000

/**
 * A model that is left alone for a minute after it has failed a few times in a row: a server that is down must not
 * hold up each generation for its whole budget. `now` gives milliseconds.
 */
export function restAfterFailures(
  model: LanguageModel,
  now: () => number = () => performance.now(),
): LanguageModel {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY
  return {
    name: model.name,
    answer: async (request) => {
      if (now() < restsUntil)
        throw new ModelError(`it has failed ${failures} times in a row and is left alone for a minute`)
      try {
        const answer = await model.answer(request)
        failures = 0
        return answer
      } catch (error) {
        failures += 1
        if (failures >= failuresMax) restsUntil = now() + restMs
        throw error
      }
    },
  }
}
