import { z } from 'zod'
import { idSchema, mailedCodeSchema, timestampSchema } from './ids'

export const planSchema = z.enum(['free', 'premium'])
export const scopeSchema = z.enum([
  'dashboards:read',
  'dashboards:write',
  'share_links:write',
  'webhooks:write',
])

export const signUpSchema = z.object({
  email: z.email('Enter an e-mail address such as name@example.com.').trim().toLowerCase().max(254),
  password: z.string().min(10, 'Use at least 10 characters.').max(200, 'Use at most 200 characters.'),
  name: z.string().trim().max(100).optional(),
})

export const accountSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string().nullable(),
  plan: planSchema,
  /** When a code that was mailed to the address was entered. */
  email_verified_at: timestampSchema.nullable(),
  created_at: timestampSchema,
})

/** The answer to `POST /api/account/verify-email/`: until when the code that is on its way works. */
export const verifyEmailSentSchema = z.object({ email: z.string(), expires_at: timestampSchema })

/** The body of `POST /api/account/verify-email/confirm/`. */
export const confirmEmailSchema = z.strictObject({ code: mailedCodeSchema })

export const createApiKeySchema = z.object({
  name: z.string().trim().min(1, 'Give the key a name.').max(100),
})

export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  last_four: z.string(),
  scopes: z.array(scopeSchema),
  created_at: timestampSchema,
  last_used_at: timestampSchema.nullable(),
  expires_at: timestampSchema.nullable(),
  revoked_at: timestampSchema.nullable(),
})

/** The only answer that ever carries the key itself. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() })

export const apiKeyListSchema = z.object({ items: z.array(apiKeySchema) })

export type Plan = z.infer<typeof planSchema>
export type Scope = z.infer<typeof scopeSchema>
export type SignUp = z.infer<typeof signUpSchema>
export type VerifyEmailSent = z.infer<typeof verifyEmailSentSchema>
export type Account = z.infer<typeof accountSchema>
export type ApiKey = z.infer<typeof apiKeySchema>
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>
export type ApiKeyList = z.infer<typeof apiKeyListSchema>
