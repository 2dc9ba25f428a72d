import { getEnv } from '@/lib/env'
import { validationError } from '../validation'
import { findUrlRefusal } from './webhook-address'

/** The address as it will be called; what a name leads to is looked at when it is. */
export function requireWebhookUrl(text: string): string {
  const url = new URL(text)
  url.hash = ''
  const refusal = findUrlRefusal(url, getEnv().webhookPrivateHosts)
  if (refusal) throw validationError([{ path: 'url', code: 'refused_address', message: refusal }])
  return url.href
}
