import { z } from 'zod'
import { scopeSchema } from './account'
import { idSchema, timestampSchema } from './ids'

const graceHoursDefault = 24
const graceHoursMax = 7 * 24

/** The body of `POST /api/keys/`. */
export const createApiKeySchema = z.strictObject({
  name: z.string().trim().min(1, 'Give the key a name.').max(100),
  /** All of them where it is absent. */
  scopes: z.array(scopeSchema).min(1, 'Choose what the key may do.').optional(),
  /** Null or absent for a key that does not end. */
  expires_at: z.iso.datetime({ offset: true }).nullable().optional(),
})

/** The body of `POST /api/keys/{id}/rotate/`: how long the old key goes on beside the new one. */
export const rotateApiKeySchema = z.strictObject({
  grace_hours: z.int().min(0).max(graceHoursMax).default(graceHoursDefault),
})

/** A `retiring` key has been rotated and works until `expires_at`. */
export const apiKeyStateSchema = z.enum(['active', 'retiring', 'expired', 'revoked'])

export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  last_four: z.string(),
  state: apiKeyStateSchema,
  scopes: z.array(scopeSchema),
  created_at: timestampSchema,
  last_used_at: timestampSchema.nullable(),
  expires_at: timestampSchema.nullable(),
  revoked_at: timestampSchema.nullable(),
  /** The key that took its place when it was rotated. */
  replaced_by_id: idSchema.nullable(),
})

/** The only answer that ever carries the key itself. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() })

export const apiKeyListSchema = z.object({ items: z.array(apiKeySchema) })

export type CreateApiKey = z.input<typeof createApiKeySchema>
export type RotateApiKey = z.input<typeof rotateApiKeySchema>
export type ApiKeyState = z.infer<typeof apiKeyStateSchema>
export type ApiKey = z.infer<typeof apiKeySchema>
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>
export type ApiKeyList = z.infer<typeof apiKeyListSchema>
