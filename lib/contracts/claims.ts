import { z } from 'zod'
import { conditionsSchema, filterSchema } from './query'

export const insightKindSchema = z.enum([
  'total',
  'period_change',
  'rank',
  'dominant_category',
  'pareto',
  'evenness',
  'trend',
  'change_point',
  'outlier',
  'seasonality',
  'drivers',
  'correlation',
  'group_difference',
  'association',
  'words',
  'exception',
  'simpson',
  'distribution',
  'target',
  'missing_spike',
  'caveat',
])

/** What proves one number in a text: how to compute it again from the cleaned table. */
export const figureSchema = z.object({
  /** The number as computed, before it is formatted. */
  value: z.number(),
  /** The number as the text shows it. */
  text: z.string(),
  /** What it is: `sum`, `avg`, `share`, `rho`, `slope`, … */
  measure: z.string(),
  column: z.string().nullable(),
  filters: z.array(filterSchema),
  /** For a `rate`: which of the rows are counted. */
  of: filterSchema.optional(),
  /** Where `filters` alone do not say it: the rows among which they are to hold. */
  within: conditionsSchema.optional(),
  /** Rows that it was computed from. */
  rows: z.int(),
})

export const evidenceSchema = z.object({
  /** The test or method by name, null for plain arithmetic. */
  test: z.string().nullable(),
  statistic: z.number().nullable(),
  p: z.number().nullable(),
  q: z.number().nullable(),
  effect: z.number().nullable(),
  rows: z.int(),
  figures: z.array(figureSchema),
  /** How often it holds where rows are drawn anew from the table; absent where nothing is compared, and in what was made before. */
  stability: z.object({ resamples: z.int(), held: z.int() }).optional(),
})

export const insightSchema = z.object({
  kind: insightKindSchema,
  /** All that the claim is about and no other. */
  columns: z.array(z.string()),
  /** The category or the date that it is about. */
  value: z.union([z.string(), z.number(), z.null()]),
  direction: z.enum(['up', 'down', 'positive', 'negative', 'high', 'low']).nullable(),
  text: z.string(),
  p: z.number().nullable(),
  q: z.number().nullable(),
  effect: z.number().nullable(),
  score: z.number(),
  /** The column among whose like rows what is told is less than half, gone or turned round; absent where there is none. */
  within: z.object({ column: z.string(), change: z.enum(['shrinks', 'vanishes', 'turns']) }).optional(),
  evidence: evidenceSchema,
})

export const testsSchema = z.object({ run: z.int(), held: z.int() })

export type InsightKind = z.infer<typeof insightKindSchema>
export type Figure = z.infer<typeof figureSchema>
export type Evidence = z.infer<typeof evidenceSchema>
export type Insight = z.infer<typeof insightSchema>
export type Tests = z.infer<typeof testsSchema>
