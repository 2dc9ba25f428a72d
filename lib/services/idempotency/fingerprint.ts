import { createHmac } from 'node:crypto'
import { getAuthSecret } from '@/lib/env'

export interface RequestInput {
  /** The Idempotency-Key. */
  key: string
  method: string
  path: string
  /** What the request asks for, as JSON: the same for the same request, however it was written. */
  content: unknown
}

/**
 * HMAC-SHA-256 of what a request asks for, in hex; the order of an object's fields is no part of it. A body may hold a
 * password, which is soon guessed from a plain digest.
 */
export const fingerprintOf = ({ method, path, content }: Omit<RequestInput, 'key'>): string =>
  createHmac('sha256', getAuthSecret())
    .update(JSON.stringify({ method, path, content }, sorted))
    .digest('hex')

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
