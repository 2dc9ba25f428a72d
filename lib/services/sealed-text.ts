import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { getAuthSecret } from '@/lib/env'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** What a text is kept for; each has a key of its own. */
export type SealPurpose = 'webhook secrets' | 'idempotent answers'

interface Seal {
  purpose: SealPurpose
  installationSecret?: string
}

/** A text as it is kept: AES-256-GCM under a key derived from the installation's own, base64url of iv, tag and text. */
export function sealText(text: string, seal: Seal): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, deriveKey(seal), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null where it was sealed for another purpose or under another installation's secret, or changed. */
export function openText(kept: string, seal: Seal): string | null {
  const bytes = Buffer.from(kept, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes)
  try {
    const decipher = createDecipheriv(algorithm, deriveKey(seal), iv, { authTagLength: tagBytes })
    decipher.setAuthTag(tag)
    const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return null
  }
}

/** HKDF (RFC 5869): the key that signs sessions is never itself the key that encrypts. */
const deriveKey = ({ purpose, installationSecret = getAuthSecret() }: Seal): Buffer =>
  Buffer.from(hkdfSync('sha256', installationSecret, '', `readout ${purpose}`, keyBytes))
