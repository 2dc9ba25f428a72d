import { z } from 'zod'
import { shareLinkIdSchema, timestampSchema } from './ids'

export const visibilitySchema = z.enum(['public', 'private'])

export const shareLinkSchema = z.object({
  id: shareLinkIdSchema,
  share_url: z.url(),
  visibility: visibilitySchema,
  expires_at: timestampSchema.nullable(),
  allowed_emails: z.array(z.string()),
  allow_pdf_export: z.boolean(),
  allow_scrollable_cards: z.boolean(),
  created_at: timestampSchema,
})

export type ShareLink = z.infer<typeof shareLinkSchema>
