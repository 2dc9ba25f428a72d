import { z } from 'zod'
import { cleaningStepSchema } from './analysis'
import { chartBlockSchema, colorSchemeSchema, layoutSchema } from './blocks'
import { testsSchema } from './claims'
import { filterBySchema } from './filter-by'
import { generationStatusSchema } from './generation'
import { idSchema, timestampSchema } from './ids'
import { shareGateSchema, viewedShareLinkSchema, visibilitySchema } from './share-link'

export const datasetStatusSchema = z.enum(['uploaded', 'cleaning', 'cleaned', 'failed'])

export const datasetRefSchema = z.object({ id: idSchema, name: z.string(), status: datasetStatusSchema })

export const dashboardSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  layout: layoutSchema,
  chart_blocks: z.array(chartBlockSchema),
  dataset: datasetRefSchema,
  visibility: visibilitySchema,
  status: generationStatusSchema,
  created_at: timestampSchema,
  updated_at: timestampSchema,
  last_generated_at: timestampSchema.nullable(),
})

export const titleSchema = z.string().trim().min(1, 'must not be empty').max(200)
export const descriptionSchema = z.string().trim().max(2000)

/** The dashboard's `updated_at` as it was read: where it has changed since, nothing is written. */
export const sinceSchema = z.strictObject({ if_unchanged_since: timestampSchema.optional() })

/** Whether anything is to change. */
export const saysChange = ({ if_unchanged_since: _since, ...changes }: Record<string, unknown>): boolean =>
  Object.values(changes).some((value) => value !== undefined)

/** The body of `PATCH /api/dashboard/{id}/`; what is absent stays. */
export const updateDashboardSchema = z
  .strictObject({
    title: titleSchema.optional(),
    description: descriptionSchema.optional(),
    /** Every index of `chart_blocks` once, in display order. */
    chart_order: z.array(z.int().min(0)).optional(),
    color_scheme: colorSchemeSchema.optional(),
    ...sinceSchema.shape,
  })
  .refine(saysChange, 'Give title, description, chart_order or color_scheme.')

/** What was deleted; nothing answers at these ids any more. */
export const deletedDashboardSchema = z.object({ id: idSchema, dataset_id: idSchema })

/** One row of the list of dashboards; a running or failed generation has one too. */
export const dashboardListItemSchema = z.object({
  /** Null until its first generation has completed. */
  id: idSchema.nullable(),
  generation_id: idSchema,
  title: z.string(),
  description: z.string(),
  status: generationStatusSchema,
  visibility: visibilitySchema,
  card_count: z.int(),
  dataset: datasetRefSchema,
  created_at: timestampSchema,
  updated_at: timestampSchema,
})

/** The query of `GET /api/dashboard/`. */
export const listDashboardsSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().optional(),
  /** Words of which each stands somewhere in the title, the description or the name of the dataset. */
  q: z.string().trim().max(200).optional(),
})

export const dashboardListSchema = z.object({
  items: z.array(dashboardListItemSchema),
  next_cursor: z.string().nullable(),
})

/** What whoever looks at a dashboard should know of its table; nothing that stands in a cell is quoted. */
export const dataNotesSchema = z.object({
  rows: z.int(),
  columns: z.int(),
  tests: testsSchema,
  warnings: z.array(z.string()),
  cleaning: z.array(cleaningStepSchema.pick({ step: true, column: true, rows: true })),
})

/** What a share link's viewer reads. */
export const sharedDashboardSchema = z.object({
  visibility: visibilitySchema,
  share_link: viewedShareLinkSchema,
  dashboard: dashboardSchema,
  /** Absent where nothing is kept of how it was made. */
  notes: dataNotesSchema.optional(),
  /** Absent where nothing is kept of how it was made. */
  filter_by: filterBySchema.optional(),
})

export const sharedViewSchema = z.union([sharedDashboardSchema, shareGateSchema])

export type Dashboard = z.infer<typeof dashboardSchema>
export type Since = z.infer<typeof sinceSchema>
export type UpdateDashboard = z.infer<typeof updateDashboardSchema>
export type DeletedDashboard = z.infer<typeof deletedDashboardSchema>
export type DashboardListItem = z.infer<typeof dashboardListItemSchema>
export type DashboardList = z.infer<typeof dashboardListSchema>
export type DataNotes = z.infer<typeof dataNotesSchema>
export type SharedDashboard = z.infer<typeof sharedDashboardSchema>
export type SharedView = z.infer<typeof sharedViewSchema>
