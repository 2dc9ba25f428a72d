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

/** Cards that a dashboard may show; what is removed does not count. */
export const dashboardCardsMax = 40

/** The body of `POST /api/dashboard/{id}/blocks/`. */
export const createBlockSchema = z.strictObject({
  /** What the card is to show, as in instructions. */
  sentence: z.string().trim().min(1, 'must not be empty').max(500),
  /** Its place in display order, from 0; absent at the end. */
  position: z.int().min(0).optional(),
  /** Answers with the dashboard as it would be, and writes nothing. */
  dry_run: z.boolean().optional(),
  ...sinceSchema.shape,
})

export type CreateBlock = z.infer<typeof createBlockSchema>
export type UpdateBlock = z.infer<typeof updateBlockSchema>
