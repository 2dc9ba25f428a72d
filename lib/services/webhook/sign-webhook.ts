import { Webhook } from 'standardwebhooks'
import type { WebhookEndpoint } from '@/lib/db/generated/client'
import { DeliveryError } from './delivery-error'
import { openSecret } from './webhook-secret'

type Secrets = Pick<WebhookEndpoint, 'secretCipher' | 'previousSecretCipher' | 'previousSecretExpiresAt'>

interface SignInput {
  messageId: string
  body: string
  at: Date
}

/** The headers of Standard Webhooks; during a rotation's grace both secrets sign, the new one first. */
export function signWebhook(endpoint: Secrets, { messageId, body, at }: SignInput): Record<string, string> {
  const signatures = livingSecrets(endpoint, at).map((secret) =>
    new Webhook(secret).sign(messageId, at, body),
  )
  return {
    'content-type': 'application/json',
    'user-agent': 'Readout-Webhooks/1.0',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

function livingSecrets(endpoint: Secrets, at: Date): string[] {
  const secret = openSecret(endpoint.secretCipher)
  if (secret === null) throw new DeliveryError('secret_unreadable')
  const { previousSecretCipher, previousSecretExpiresAt } = endpoint
  const isLiving =
    previousSecretCipher !== null && previousSecretExpiresAt !== null && previousSecretExpiresAt > at
  const previous = isLiving ? openSecret(previousSecretCipher) : null
  return previous === null ? [secret] : [secret, previous]
}
