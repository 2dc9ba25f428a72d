import { describe, expect, it } from 'vitest'
import { formatMoment } from '@/components/dashboard/format-moment'
import type { WebhookAttempt, WebhookDelivery } from '@/lib/contracts/webhook'
import { deliveryStatus, describeAttempt, describeProgress, formatElapsed } from './describe-delivery'

const at = '2026-11-21T18:46:15.750Z'
const attempt: WebhookAttempt = {
  number: 2,
  started_at: at,
  duration_ms: 7,
  status_code: 503,
  error_class: 'bad_status',
}
const delivery = {
  type: 'webhook.test',
  status: 'pending',
  attempt_count: 2,
  last_attempt: attempt,
  next_attempt_at: '2026-11-21T18:51:50.000Z',
} as WebhookDelivery

describe('the words of a delivery', () => {
  it('say how an attempt went', () => {
    expect(describeAttempt(attempt)).toBe('Refused (503)')
    expect(describeAttempt({ ...attempt, status_code: 204, error_class: null })).toBe('Taken (204)')
    expect(describeAttempt({ ...attempt, status_code: null, error_class: 'timeout' })).toBe(
      'No answer within 10 s',
    )
  })

  it('say what has come of a message', () => {
    expect(describeProgress(delivery)).toBe('2 attempts · Refused (503) · next Nov 21, 2026, 18:51:50 UTC')
    const taken = { ...attempt, number: 1, status_code: 200, error_class: null }
    const delivered = {
      ...delivery,
      status: 'delivered',
      attempt_count: 1,
      last_attempt: taken,
      next_attempt_at: null,
    }
    expect(describeProgress(delivered as WebhookDelivery)).toBe('1 attempt · Taken (200)')
    expect(describeProgress({ ...delivery, attempt_count: 0, last_attempt: null })).toBe('0 attempts')
  })

  it('tell one that waits from one that was tried', () => {
    expect(deliveryStatus({ ...delivery, attempt_count: 0 }).label).toBe('On its way')
    expect(deliveryStatus(delivery).label).toBe('Trying again')
    expect(deliveryStatus({ ...delivery, status: 'dead' }).label).toBe('Given up')
  })

  it('write times in UTC and durations in their unit', () => {
    expect(formatMoment(at)).toBe('Nov 21, 2026, 18:46:15 UTC')
    expect([7, 999, 1000, 9960].map(formatElapsed)).toEqual(['7 ms', '999 ms', '1.0 s', '10.0 s'])
  })
})
