import { z } from 'zod'
import { idSchema, mailedCodeSchema, timestampSchema } from './ids'

export const planSchema = z.enum(['free', 'premium'])
export const scopeSchema = z.enum([
  'dashboards:read',
  'dashboards:write',
  'share_links:write',
  'webhooks:write',
])

export const signUpSchema = z.strictObject({
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
  /** What its uploaded files take, and what the plan keeps. */
  storage: z.object({ used_bytes: z.number().int().min(0), max_bytes: z.number().int().min(0) }),
  created_at: timestampSchema,
})

/** The answer to `POST /api/account/verify-email/`: until when the code that is on its way works. */
export const verifyEmailSentSchema = z.object({ email: z.string(), expires_at: timestampSchema })

/** The body of `POST /api/account/verify-email/confirm/`. */
export const confirmEmailSchema = z.strictObject({ code: mailedCodeSchema })

/** The body of `POST /api/account/password/`. */
export const changePasswordSchema = z.strictObject({
  current_password: z
    .string()
    .min(1, 'Enter your password as it is now.')
    .max(200, 'Use at most 200 characters.'),
  new_password: signUpSchema.shape.password,
})

export type Plan = z.infer<typeof planSchema>
export type Scope = z.infer<typeof scopeSchema>
export type SignUp = z.infer<typeof signUpSchema>
export type ChangePassword = z.infer<typeof changePasswordSchema>
export type VerifyEmailSent = z.infer<typeof verifyEmailSentSchema>
export type Account = z.infer<typeof accountSchema>
