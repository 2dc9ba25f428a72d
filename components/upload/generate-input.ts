import { z } from 'zod'
import { generateFieldsSchema } from '@/lib/contracts/generation'

const { allowed_emails: emailListSchema } = generateFieldsSchema.shape

/** What the form holds: texts and ticks, checked by the rules of the API. */
export const generateInputSchema = z.object({
  title: z.string().trim().max(200, 'At most 200 characters.'),
  instructions: z.string().trim().max(4000, 'At most 4,000 characters.'),
  allowed_emails: z.string().refine((text) => emailListSchema.safeParse(text).success, {
    message: 'Write addresses such as ada@example.com or @example.org, separated by commas.',
  }),
  allow_pdf_export: z.boolean(),
  allow_scrollable_cards: z.boolean(),
})

export type GenerateInput = z.infer<typeof generateInputSchema>

export const emptyGenerateInput: GenerateInput = {
  title: '',
  instructions: '',
  allowed_emails: '',
  allow_pdf_export: false,
  allow_scrollable_cards: false,
}
