import type { ErrorEnvelope } from '@/lib/contracts/envelope'
import { isRetryable } from '@/lib/contracts/errors'
import { getEnv } from '@/lib/env'
import { getLogger } from '@/lib/logger'
import { isGone, isUnavailable, isUnkeepableText } from '@/lib/services/database-errors'
import { ServiceError } from '@/lib/services/errors'
import { isUnwritable } from '@/lib/services/storage-errors'
import { setCommonHeaders } from './common-headers'

/** The one catch: what is a service's own refusal is told, all else is logged and answered without its text. */
export function errorResponse(thrown: unknown, requestId: string): Response {
  const error = thrown instanceof ServiceError ? thrown : unexpected(thrown, requestId)
  const headers = headersOf(error)
  setCommonHeaders(headers, requestId)
  return Response.json(envelopeOf(error, requestId), { status: error.status, headers })
}

function unexpected(error: unknown, requestId: string): ServiceError {
  if (isClientGone(error)) {
    getLogger().info({ requestId }, 'the client gave up')
    return new ServiceError('bad_request', {
      message: 'The connection was closed before there was an answer.',
    })
  }
  if (isGone(error)) {
    getLogger().warn({ error, requestId }, 'what a request was about was deleted meanwhile')
    return new ServiceError('not_found', { message: 'What this was about was deleted meanwhile.' })
  }
  if (isUnkeepableText(error)) {
    return new ServiceError('validation_error', {
      message: 'A text of this request holds a NUL character (U+0000), which no text here can. Leave it out.',
    })
  }
  if (isUnwritable(error)) {
    getLogger().error({ reason: error.message, requestId }, 'a file could not be kept')
    return new ServiceError('overloaded', {
      message:
        'The service can not keep files for the moment; its operator has to make room. Try again later.',
      retryAfterSeconds: unwritableRetrySeconds,
    })
  }
  getLogger().error({ error, requestId }, 'request failed')
  if (isUnavailable(error)) {
    return new ServiceError('overloaded', {
      message: 'The service can not reach its database for the moment. Try again shortly.',
    })
  }
  return new ServiceError('internal_error', {
    message: `Something went wrong on our side. If it stays so, tell us the request id ${requestId}.`,
  })
}

/** As Next ends a request's signal; nobody reads the answer. */
const isClientGone = (error: unknown) => error instanceof Error && error.name === 'ResponseAborted'

/** Room is made by somebody. */
const unwritableRetrySeconds = 60

const envelopeOf = (error: ServiceError, requestId: string): ErrorEnvelope => ({
  status: 'error',
  success: false,
  message: error.message,
  data: null,
  error: {
    code: error.code,
    message: error.message,
    param: error.param,
    doc_url: `${getEnv().baseUrl}/docs/errors/#${error.code}`,
    request_id: requestId,
    retryable: isRetryable(error.code),
    details: error.details,
    generation_id: error.generationId,
  },
})

const retryAfterDefaultSeconds = 5

function headersOf(error: ServiceError): Headers {
  const headers = new Headers()
  if (error.status === 401) headers.set('www-authenticate', challengeOf(error))
  const isLater = error.status === 429 || error.status === 503
  const retryAfterSeconds = error.retryAfterSeconds ?? (isLater ? retryAfterDefaultSeconds : null)
  if (retryAfterSeconds !== null) headers.set('retry-after', String(retryAfterSeconds))
  if (error.location) headers.set('location', error.location)
  return headers
}

/** RFC 6750: an error is named only where a token was sent. */
const challengeOf = ({ code }: ServiceError) =>
  code === 'missing_api_key' ? 'Bearer realm="readout"' : 'Bearer realm="readout", error="invalid_token"'
