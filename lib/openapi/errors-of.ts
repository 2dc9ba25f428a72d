import { type ErrorCode, errorStatus } from '@/lib/contracts/errors'
import { type Operation, pathParametersOf } from './operation'

const keyErrors: ErrorCode[] = ['missing_api_key', 'invalid_api_key', 'expired_api_key', 'revoked_api_key']
const jsonErrors: ErrorCode[] = [
  'bad_request',
  'unsupported_media_type',
  'unsupported_content_encoding',
  'validation_error',
]
/** `bad_request` is for a key that is none. */
const idempotencyErrors: ErrorCode[] = ['bad_request', 'idempotency_in_progress', 'idempotency_key_reused']

/** Whether an Idempotency-Key is read: on every POST of an account. */
export const isIdempotent = ({ method, access }: Operation): boolean =>
  method === 'POST' && access !== 'public'

/** Every code that an operation answers with, its own and those that follow from what it is; by status. */
export function errorsOf(operation: Operation): ErrorCode[] {
  const codes: ErrorCode[] = [...operation.errors, ...accessErrors(operation), 'internal_error', 'overloaded']
  if (pathParametersOf(operation.path).length > 0) codes.push('not_found')
  if (operation.body?.mediaType === 'application/json') codes.push(...jsonErrors)
  if (operation.query) codes.push('validation_error')
  if (isIdempotent(operation)) codes.push(...idempotencyErrors)
  const order = Object.keys(errorStatus)
  return [...new Set(codes)].sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

function accessErrors({ access, method }: Operation): ErrorCode[] {
  if (access === 'public') return []
  // A session that is used from another site is refused with the same code where something would change.
  const refuses = access !== 'account' || method !== 'GET'
  return [...keyErrors, ...(refuses ? (['insufficient_scope'] as const) : []), 'rate_limited']
}
