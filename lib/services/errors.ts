import { type ErrorCode, type ErrorDetail, errorStatus } from '@/lib/contracts/errors'

export interface ServiceErrorOptions {
  message: string
  /** The field or option that the error is about. */
  param?: string
  details?: ErrorDetail[]
  retryAfterSeconds?: number
  /** The address where the thing that went wrong can be read. */
  location?: string
  /** The generation that it ended. */
  generationId?: string
  cause?: unknown
}

/** Everything a service refuses, by code; whatever else is thrown is our own fault. */
export class ServiceError extends Error {
  readonly status: number
  readonly param: string | null
  readonly details: ErrorDetail[]
  readonly retryAfterSeconds: number | null
  readonly location: string | null
  readonly generationId: string | undefined

  constructor(
    readonly code: ErrorCode,
    options: ServiceErrorOptions,
  ) {
    super(options.message, { cause: options.cause })
    this.name = 'ServiceError'
    this.status = errorStatus[code]
    this.param = options.param ?? null
    this.details = options.details ?? []
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.location = options.location ?? null
    this.generationId = options.generationId
  }
}

/** Also the answer for what belongs to someone else, so that nobody learns what exists. */
export const notFound = (what: string): ServiceError =>
  new ServiceError('not_found', { message: `There is no ${what} with this id in your account.` })
