import type { LimitState } from '@/lib/services/limit/limit'

/**
 * What an answer tells of the limits that its request was counted against, as the IETF's draft has it
 * (draft-ietf-httpapi-ratelimit-headers-10): quota and window of each, then what remains and until when.
 */
export function setRateLimitHeaders(headers: Headers, states: readonly LimitState[]): void {
  if (states.length === 0) return
  const latest = [...new Map(states.map((state) => [state.limit.name, state])).values()]
  headers.set(
    'ratelimit-policy',
    latest.map(({ limit }) => `"${limit.name}";q=${limit.pointsMax};w=${limit.windowSeconds}`).join(', '),
  )
  headers.set(
    'ratelimit',
    latest
      .map(({ limit, remaining, resetSeconds }) => `"${limit.name}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
  )
}
