import { z } from 'zod'
import { cardTypeSchema } from './cards'
import { timestampSchema } from './ids'

/** What of a card differs: its words, its kind of picture, or the rows behind it. */
export const changedPartSchema = z.enum(['title', 'description', 'type', 'data'])

export const cardChangeSchema = z.object({
  change: z.enum(['came', 'went', 'changed']),
  type: cardTypeSchema,
  /** As it is now; of one that went, as it was. */
  title: z.string(),
  /** Where that is another one. */
  title_before: z.string().optional(),
  /** Of a card that changed. */
  parts: z.array(changedPartSchema),
})

/** What making a dashboard anew has changed of it, while it can still be taken back. */
export const dashboardChangesSchema = z.object({
  /** When the dashboard was made that this one took the place of; null where nothing is to be decided. */
  before: timestampSchema.nullable(),
  /** When the one was made that it is now; null as well where nothing is to be decided. */
  after: timestampSchema.nullable(),
  /** Where the title is another one. */
  title_before: z.string().nullable(),
  /** Those that came, then those that changed, then those that went. */
  cards: z.array(cardChangeSchema),
  /** How many cards are as they were. */
  unchanged: z.int(),
})

/** The body of `POST /api/dashboard/{id}/changes/`. */
export const keepVersionSchema = z.strictObject({
  keep: z.enum(['new', 'old']),
  /** As the changes told them: refused with `conflict` where that is no longer what is to be decided. */
  before: timestampSchema.optional(),
  after: timestampSchema.optional(),
})

export type ChangedPart = z.infer<typeof changedPartSchema>
export type CardChange = z.infer<typeof cardChangeSchema>
export type DashboardChanges = z.infer<typeof dashboardChangesSchema>
export type KeepVersion = z.infer<typeof keepVersionSchema>
