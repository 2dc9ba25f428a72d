import { z } from 'zod'
import { clauseReportSchema, columnOverrideSchema, datasetReportSchema, shapeSchema } from './analysis'
import { blockDraftSchema, layoutSchema } from './blocks'
import { insightSchema, testsSchema } from './claims'

/** A part of a draft that ended in an error of ours and was left out. */
export const failureSchema = z.object({
  part: z.enum(['insight', 'card', 'text', 'offer', 'check']),
  /** The kind of insight, the type of card, the text. */
  name: z.string(),
  error: z.string(),
})

/** What no dashboard may say; each holds for all that the engine makes. */
export const invariantNameSchema = z.enum([
  'adds_up',
  'by_arithmetic',
  'own_rows',
  'comparable_period',
  'ordinary_change',
  'noisy_scale',
  'sampled_extreme',
  'within_whole',
  'told_twice',
])

/** A part of a draft that broke an invariant, and was left out; of a card, `text`, what it said. */
export const withheldSchema = z.object({
  part: z.enum(['insight', 'card', 'text']),
  /** The kind of insight, the type of card. */
  name: z.string(),
  invariant: invariantNameSchema,
})

/** What the engine makes of one table: all of a dashboard but ids and times. */
export const dashboardDraftSchema = z.object({
  title: z.string(),
  description: z.string(),
  dataset: datasetReportSchema,
  insights: z.array(insightSchema),
  tests: testsSchema,
  blocks: z.array(blockDraftSchema),
  layout: layoutSchema,
  instructions: z.array(clauseReportSchema),
  /** Absent where everything could be made. */
  failures: z.array(failureSchema).optional(),
  /** Absent where nothing had to be left out. */
  withheld: z.array(withheldSchema).optional(),
})

/** One line of `npm run -s analyze -- --batch`. */
export const analyzeRequestSchema = z.object({
  id: z.string(),
  file: z.string(),
  file_type: z.enum(['csv', 'json', 'xlsx']).optional(),
  instructions: z.string().optional(),
  title: z.string().optional(),
  roles: z.record(z.string(), z.string()).optional(),
  overrides: z.record(z.string(), columnOverrideSchema).optional(),
  undone: z.array(z.string()).optional(),
  outcome: z.string().optional(),
  time: z.union([z.string().transform((name) => [name]), z.array(z.string())]).optional(),
  sheet: z.string().optional(),
  shape: shapeSchema.optional(),
  table_out: z.string().optional(),
  cleaned_out: z.string().optional(),
})

export type DashboardDraft = z.infer<typeof dashboardDraftSchema>
export type InvariantName = z.infer<typeof invariantNameSchema>
export type Withheld = z.infer<typeof withheldSchema>
export type Failure = z.infer<typeof failureSchema>
export type AnalyzeRequest = z.infer<typeof analyzeRequestSchema>
