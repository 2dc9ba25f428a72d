import type { Logger } from 'pino'
import {
  type ConfiguredModel,
  type ModelAnswer,
  ModelError,
  type ModelRequest,
} from '@/lib/llm/language-model'

export interface ModelCall {
  /** Null where no answer came, for a reason that `failure` then tells, and from then on. Never throws. */
  ask: (
    question: Pick<ModelRequest, 'system' | 'messages' | 'schema'>,
    signal?: AbortSignal,
  ) => Promise<string | null>
  failure: () => string | null
}

/** A plan takes some 500 tokens; models that think first take more. */
const outputTokensMax = 4000
/** Of English and JSON, on the safe side: most tokenisers make longer ones. */
const charsPerToken = 3

/** The questions of one generation, within one budget of time and tokens. */
export function openModelCall(
  { logger }: { logger: Logger },
  { model, timeoutMs, tokensMax }: ConfiguredModel,
): ModelCall {
  const left = { milliseconds: timeoutMs, tokens: tokensMax }
  let failure: string | null = null
  const fail = (reason: string) => {
    failure ??= reason
    return null
  }
  return {
    failure: () => failure,
    ask: async (question, signal) => {
      if (failure !== null) return null
      const size = sizeOf(question)
      if (size + outputTokensMax > left.tokens)
        return fail('the question is larger than its budget of tokens')
      if (left.milliseconds <= 0) return fail('it gave no answer in time')
      const started = performance.now()
      const limit = limitOf(left.milliseconds, signal)
      try {
        const answer = await model.answer({ ...question, outputTokensMax, signal: limit.signal })
        left.tokens -= costOf(answer, size)
        return answer.text
      } catch (error) {
        const { message, detail } = error instanceof ModelError ? error : unexpected
        // Never the error itself, which holds the question and what the server said, the key perhaps among it.
        logger.warn(
          { reason: message, detail: codesIn(detail), model: model.name },
          'the model gave no answer',
        )
        return fail(message)
      } finally {
        limit.clear()
        left.milliseconds -= performance.now() - started
      }
    },
  }
}

/** A signal for the end of the time or of the generation; of those that Node makes, freed memory stops the clock. */
function limitOf(timeoutMs: number, ended: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, Math.ceil(timeoutMs))
  if (ended?.aborted) abort()
  ended?.addEventListener('abort', abort)
  const clear = () => {
    clearTimeout(timer)
    ended?.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, clear }
}

/** A server's answer may repeat the question, which tells of the file; the codes in it do not. */
function codesIn(detail: string | null | undefined): string | undefined {
  if (!detail || /^\w+$/.test(detail)) return detail ?? undefined
  const codes = [...detail.matchAll(/"(?:code|type)"\s*:\s*"([\w.-]{1,60})"/g)].map(([, code]) => code)
  return codes.join(', ') || undefined
}

const unexpected = { message: 'it failed', detail: null }

const tokensOf = (text: string) => Math.ceil(text.length / charsPerToken)

const sizeOf = ({ system, messages, schema }: Pick<ModelRequest, 'system' | 'messages' | 'schema'>) =>
  tokensOf(system) +
  tokensOf(JSON.stringify(schema)) +
  messages.reduce((sum, { content }) => sum + tokensOf(content), 0)

/** A server that counts too low does not stretch the budget. */
const costOf = ({ text, tokens }: ModelAnswer, size: number) => Math.max(tokens ?? 0, size + tokensOf(text))
