import { randomBytes } from 'node:crypto'
import { openText, sealText } from '../sealed-text'

/** Standard Webhooks asks for 24 to 64 bytes. */
const secretBytes = 32
const purpose = 'webhook secrets'

/** A new signing secret: `whsec_` and base64. */
export const generateWebhookSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`

/** A secret as it is kept. */
export const sealSecret = (secret: string, installationSecret?: string): string =>
  sealText(secret, { purpose, installationSecret })

/** Null where it was sealed under another installation's secret, or changed. */
export const openSecret = (kept: string, installationSecret?: string): string | null =>
  openText(kept, { purpose, installationSecret })
