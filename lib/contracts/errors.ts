import { z } from 'zod'
import { idSchema } from './ids'

/** Every error code of the API with the HTTP status that it is answered with. */
export const errorStatus = {
  bad_request: 400,
  malformed_multipart: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  expired_api_key: 401,
  revoked_api_key: 401,
  insufficient_scope: 403,
  premium_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  upload_timeout: 408,
  idempotency_in_progress: 409,
  conflict: 409,
  document_unreadable: 409,
  share_link_expired: 410,
  share_link_revoked: 410,
  file_too_large: 413,
  too_many_columns: 413,
  too_many_cells: 413,
  json_too_deep: 413,
  unsupported_media_type: 415,
  unsupported_content_encoding: 415,
  idempotency_key_reused: 422,
  validation_error: 422,
  file_unparsable: 422,
  empty_dataset: 422,
  file_type_mismatch: 422,
  rate_limited: 429,
  too_many_concurrent_generations: 429,
  internal_error: 500,
  overloaded: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

const retryableCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'upload_timeout',
  'idempotency_in_progress',
  'rate_limited',
  'too_many_concurrent_generations',
  'internal_error',
  'overloaded',
])

/** Whether the same request may succeed later. */
export const isRetryable = (code: ErrorCode): boolean => retryableCodes.has(code)

export const errorCodeSchema = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]])

export const errorDetailSchema = z.object({ path: z.string(), code: z.string(), message: z.string() })

export const errorSchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  param: z.string().nullable(),
  doc_url: z.url(),
  request_id: z.string(),
  retryable: z.boolean(),
  details: z.array(errorDetailSchema),
  /** Where a generation had begun, which can be read and ends as `failed`. */
  generation_id: idSchema.optional(),
})

export type ErrorDetail = z.infer<typeof errorDetailSchema>
