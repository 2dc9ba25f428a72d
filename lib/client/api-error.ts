import type { ErrorEnvelope } from '@/lib/contracts/envelope'
import type { ErrorCode, ErrorDetail } from '@/lib/contracts/errors'

/** `network_error`: no answer came; `invalid_response`: one came that is not the API's. */
export type ClientErrorCode = ErrorCode | 'network_error' | 'invalid_response'

/** What every method of the client throws. */
export class ApiError extends Error {
  readonly code: ClientErrorCode
  readonly status: number
  readonly param: string | null
  readonly requestId: string | null
  readonly retryable: boolean
  readonly retryAfterSeconds: number | null
  readonly details: ErrorDetail[]

  constructor(input: {
    code: ClientErrorCode
    message: string
    status: number
    param?: string | null
    requestId?: string | null
    retryable?: boolean
    retryAfterSeconds?: number | null
    details?: ErrorDetail[]
    cause?: unknown
  }) {
    super(input.message, { cause: input.cause })
    this.name = 'ApiError'
    this.code = input.code
    this.status = input.status
    this.param = input.param ?? null
    this.requestId = input.requestId ?? null
    this.retryable = input.retryable ?? false
    this.retryAfterSeconds = input.retryAfterSeconds ?? null
    this.details = input.details ?? []
  }

  static fromEnvelope(envelope: ErrorEnvelope, response: Response): ApiError {
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
    return new ApiError({
      code: envelope.error.code,
      message: envelope.error.message,
      status: response.status,
      param: envelope.error.param,
      requestId: envelope.error.request_id,
      retryable: envelope.error.retryable,
      retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
      details: envelope.error.details,
    })
  }
}
