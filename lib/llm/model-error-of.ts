import { APICallError } from 'ai'
import { ModelError } from './language-model'
import { AnswerTooLong } from './limited-fetch'

interface Call {
  signal: AbortSignal
  apiKey?: string
}

/** Whatever kept an answer from coming, in words for the owner and with what an operator needs to mend it. */
export function modelErrorOf(error: unknown, { signal, apiKey }: Call): ModelError {
  if (error instanceof ModelError) return error
  const failed = APICallError.isInstance(error) ? error : null
  return new ModelError(wordsFor(error, signal), {
    detail: (failed && detailOf(failed, apiKey)) || codeOf(error),
    retryAfterMs: failed ? retryAfterOf(failed) : undefined,
    cause: error,
  })
}

function wordsFor(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'it gave no answer in time'
  if (causesOf(error).some((cause) => cause instanceof AnswerTooLong)) return 'its answer was too long'
  if (APICallError.isInstance(error) && error.statusCode) return wordsForStatus(error.statusCode)
  if (!APICallError.isInstance(error)) return 'its answer could not be read'
  return 'its server could not be reached'
}

function wordsForStatus(status: number): string {
  if (status < 400) return 'its answer could not be read'
  if (status === 401 || status === 403) return `its server refused the key (${status})`
  if (status === 404) return 'its server knows no such model or address (404)'
  if (status === 429) return 'its server takes no more requests for now (429)'
  return `its server ${status >= 500 ? 'failed' : 'refused the request'} (${status})`
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

const detailLengthMax = 300

/** A server may repeat what it was sent. */
function detailOf({ responseBody = '' }: APICallError, apiKey: string | undefined): string {
  const text = apiKey ? responseBody.replaceAll(apiKey, '[key]') : responseBody
  return text.slice(0, detailLengthMax)
}

/** `ECONNREFUSED` and the like; the text beside it names the address. */
const codeOf = (error: unknown): string | undefined =>
  causesOf(error).flatMap((cause) => {
    const { code } = cause as { code?: unknown }
    return typeof code === 'string' ? [code] : []
  })[0]

/** In seconds or as a date, as HTTP has it. */
function retryAfterOf({ responseHeaders }: APICallError): number | undefined {
  const given = responseHeaders?.['retry-after']
  if (!given) return undefined
  const seconds = Number(given)
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(given) - Date.now()
  return milliseconds > 0 ? milliseconds : undefined
}
