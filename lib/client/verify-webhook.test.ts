import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { verifyWebhook } from './verify-webhook'

const secret = `whsec_${btoa('k'.repeat(32))}`
const other = `whsec_${btoa('o'.repeat(32))}`
const id = `msg_${'a'.repeat(27)}`
const message = {
  id,
  type: 'webhook.test',
  event: 'webhook.test',
  timestamp: '2026-01-01T00:00:00.000Z',
  data: { webhook_id: '0196a1c4-7a2e-7cc3-98c4-dc0c0c07398f' },
}

function signed(given: unknown = message, { at = new Date(), secrets = [secret] } = {}) {
  const body = JSON.stringify(given)
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(id, at, body)).join(' '),
  }
  return { body, headers }
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('verifyWebhook', () => {
  it('gives the message, from headers of either kind', () => {
    const { body, headers } = signed()
    expect(verifyWebhook(secret, { body, headers })).toEqual(message)
    expect(verifyWebhook(secret, { body, headers: new Headers(headers) })).toEqual(message)
  })

  it('takes either signature during a rotation', () => {
    const both = signed(message, { secrets: [other, secret] })
    expect(verifyWebhook(secret, both)).toEqual(verifyWebhook(other, both))
  })

  it.each([
    ['another secret', () => signed(message, { secrets: [other] })],
    ['a changed body', () => ({ ...signed(), body: `${signed().body} ` })],
    ['another id', () => ({ ...signed(), headers: { ...signed().headers, 'webhook-id': 'msg_x' } })],
    ['no headers', () => ({ ...signed(), headers: {} })],
    ['an old request', () => signed(message, { at: minutesFromNow(-6) })],
    ['a future request', () => signed(message, { at: minutesFromNow(6) })],
    ['a type of a later version', () => signed({ ...message, type: 'dashboard.moved' })],
  ])('refuses %s', (_, request) => {
    expect(() => verifyWebhook(secret, request())).toThrow(WebhookVerificationError)
  })
})
