import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { getAuthSecret } from '@/lib/env'

/** Standard Webhooks asks for 24 to 64 bytes. */
const secretBytes = 32
const algorithm = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** A new signing secret: `whsec_` and base64. */
export const generateWebhookSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`

/** A secret as it is kept: AES-256-GCM under a key derived from the installation's own, base64url of iv, tag and text. */
export function sealSecret(secret: string, installationSecret: string = getAuthSecret()): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, deriveKey(installationSecret), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null where it was sealed under another installation's secret, or changed. */
export function openSecret(kept: string, installationSecret: string = getAuthSecret()): string | null {
  const bytes = Buffer.from(kept, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes)
  try {
    const decipher = createDecipheriv(algorithm, deriveKey(installationSecret), iv, {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(tag)
    const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return null
  }
}

/** HKDF (RFC 5869): the key that signs sessions is never itself the key that encrypts. */
const deriveKey = (installationSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', installationSecret, '', 'readout webhook secrets', keyBytes))
