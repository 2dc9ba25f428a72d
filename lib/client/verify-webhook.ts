import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { type WebhookMessage, webhookMessageSchema } from '@/lib/contracts/webhook'

export interface ReceivedWebhook {
  /** The body as it came, before any parsing: the signature is over its bytes. */
  body: string
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>
}

/**
 * The message of a request that Readout has signed with this `whsec_…` secret within the last five minutes, typed
 * by its `type`. Throws a `WebhookVerificationError` for every other request: answer those with 400. Whoever takes
 * one twice tells it by its `id`.
 *
 * @example
 * const message = verifyWebhook(secret, { body: await request.text(), headers: request.headers })
 * if (message.type === 'dashboard.ready') console.log(message.data.share_url)
 */
export function verifyWebhook(secret: string, { body, headers }: ReceivedWebhook): WebhookMessage {
  const verified = new Webhook(secret).verify(body, plainHeaders(headers))
  const message = webhookMessageSchema.safeParse(verified)
  if (message.success) return message.data
  throw new WebhookVerificationError('The message is of a type that this client does not know.')
}

const plainHeaders = (headers: ReceivedWebhook['headers']): Record<string, string> =>
  headers instanceof Headers
    ? Object.fromEntries(headers)
    : Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]))
