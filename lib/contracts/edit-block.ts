import { z } from 'zod'
import { cardSizeSchema } from './blocks'
import { cardTypeSchema } from './cards'
import { descriptionSchema, saysChange, sinceSchema, titleSchema } from './dashboard'

/** The body of `PATCH /api/dashboard/{id}/blocks/{block_id}/`; what is absent stays. */
export const updateBlockSchema = z
  .strictObject({
    title: titleSchema.optional(),
    description: descriptionSchema.optional(),
    /** Null leaves it to the layout. */
    size: cardSizeSchema.nullable().optional(),
    hidden: z.boolean().optional(),
    /** One of `config.alternatives`. */
    type: cardTypeSchema.optional(),
    ...sinceSchema.shape,
  })
  .refine(saysChange, 'Give title, description, size, hidden or type.')

export type UpdateBlock = z.infer<typeof updateBlockSchema>
