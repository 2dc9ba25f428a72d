import { formatMoment } from '@/components/dashboard/format-moment'
import type { BadgeTone } from '@/components/ui/badge'
import type {
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookErrorClass,
  WebhookEvent,
} from '@/lib/contracts/webhook'

export const eventTexts: Record<WebhookEvent, { label: string; about: string }> = {
  'dashboard.ready': { label: 'Dashboard ready', about: 'A dashboard was made or regenerated.' },
  'dashboard.failed': { label: 'Dashboard failed', about: 'A file could not become a dashboard.' },
}

const errorTexts: Record<WebhookErrorClass, string> = {
  timeout: 'No answer within 10 s',
  refused_address: 'The address is not on the public internet',
  name_not_resolved: 'The host’s name was not found',
  connection_failed: 'No connection',
  tls_failed: 'No secure connection: check the certificate',
  invalid_response: 'The answer was not HTTP',
  redirect: 'A redirect, which is not followed',
  bad_status: 'Refused',
  secret_unreadable: 'The secret can’t be read any more: rotate it',
  interrupted: 'Broken off on our side',
}

/** How an attempt went: `Taken (200)`, `Refused (503)`, `No connection`. */
export function describeAttempt({ error_class: error, status_code: status }: WebhookAttempt): string {
  const text = error === null ? 'Taken' : errorTexts[error]
  return status === null ? text : `${text} (${status})`
}

/** What has come of a message: `2 attempts · Refused (503) · next Nov 21, 2026, 18:51:50 UTC`. */
export function describeProgress({
  attempt_count,
  last_attempt,
  next_attempt_at,
  status,
}: WebhookDelivery): string {
  const next = status === 'pending' && last_attempt && next_attempt_at
  return [
    attempt_count === 1 ? '1 attempt' : `${attempt_count} attempts`,
    last_attempt && describeAttempt(last_attempt),
    next && `next ${formatMoment(next)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export function deliveryStatus({ status, attempt_count: count }: WebhookDelivery): {
  tone: BadgeTone
  label: string
} {
  if (status === 'delivered') return { tone: 'good', label: 'Delivered' }
  if (status === 'dead') return { tone: 'bad', label: 'Given up' }
  return count > 0 ? { tone: 'warn', label: 'Trying again' } : { tone: 'neutral', label: 'On its way' }
}

export function webhookStatus({ is_enabled, health }: Webhook): { tone: BadgeTone; label: string } {
  if (!is_enabled) return { tone: 'neutral', label: 'Disabled' }
  if (health.state === 'failing') return { tone: 'bad', label: 'Failing' }
  if (health.state === 'healthy') return { tone: 'good', label: 'Working' }
  return { tone: 'neutral', label: 'Not used yet' }
}

const secondMs = 1000

export const formatElapsed = (ms: number): string =>
  ms < secondMs ? `${ms} ms` : `${(ms / secondMs).toFixed(1)} s`
