import { z } from 'zod'

/** Which of the columns that cards draw say something to filter a dashboard by. */
export const filterBySchema = z.object({
  /** The event time, whose days `from` and `to` bound; null where the table has none. */
  time: z.string().nullable(),
  /** Columns whose values may be chosen. */
  values: z.array(z.string()),
  /** Columns whose numbers may be bounded. */
  numbers: z.array(z.string()),
})

export type FilterBy = z.infer<typeof filterBySchema>
