import { describe, expect, it } from 'vitest'
import type { Limit } from '@/lib/services/limit/limit'
import { setRateLimitHeaders } from './rate-limit-headers'

const requests: Limit = { name: 'requests', pointsMax: 60, windowSeconds: 60, what: 'requests' }
const generations: Limit = { ...requests, name: 'generations', pointsMax: 10, windowSeconds: 3600 }

const told = (...states: Parameters<typeof setRateLimitHeaders>[1]) => {
  const headers = new Headers()
  setRateLimitHeaders(headers, states)
  return [headers.get('ratelimit-policy'), headers.get('ratelimit')]
}

describe('the headers of limits', () => {
  it('tell each limit once, as it stood last', () => {
    const first = { limit: requests, remaining: 59, resetSeconds: 60 }
    expect(told(first)).toEqual(['"requests";q=60;w=60', '"requests";r=59;t=60'])
    const more = [
      { ...first, remaining: 58 },
      { limit: generations, remaining: 9, resetSeconds: 3000 },
    ]
    expect(told(first, ...more)).toEqual([
      '"requests";q=60;w=60, "generations";q=10;w=3600',
      '"requests";r=58;t=60, "generations";r=9;t=3000',
    ])
  })

  it('are not there where nothing was counted', () => expect(told()).toEqual([null, null]))
})
