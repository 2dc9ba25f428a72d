import { getEnv } from '@/lib/env'
import { digestApiKey, generateApiKey } from './api-key-format'

/** A new key, and what is kept of it. */
export function newApiKey(): { key: string; digest: string; lastFour: string } {
  const key = generateApiKey(getEnv().apiKeyPrefix)
  return { key, digest: digestApiKey(key), lastFour: key.slice(-4) }
}
