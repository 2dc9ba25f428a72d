import { z } from 'zod'
import { valueFormatSchema } from './blocks'
import { dashboardSchema } from './dashboard'
import { idSchema } from './ids'
import { categoriesMax, numbersMax, valuesMax } from './selection-limits'

/** What the days of a selection are compared with: as many before them, or the same of the year before. */
export const comparisonSchema = z.enum(['previous_period', 'previous_year'])

/** Which rows of the table a dashboard is looked at: those that pass all of it. */
export const selectionSchema = z.object({
  /** First and last day of the event time, both included; null leaves that end open. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  categories: z
    .array(z.object({ column: z.string(), values: z.array(z.string()).min(1).max(valuesMax) }))
    .max(categoriesMax),
  numbers: z
    .array(z.object({ column: z.string(), min: z.number().nullable(), max: z.number().nullable() }))
    .max(numbersMax),
  /** What figures and courses are set beside. */
  compare: comparisonSchema.optional(),
})

/** What a dashboard may be filtered by, its cards' own columns first. */
export const filterFieldsSchema = z.object({
  /** The event time with its first and last day, and the finest it tells; null where the table has none. */
  time: z
    .object({
      column: z.string(),
      label: z.string(),
      from: z.string(),
      to: z.string(),
      grain: z.enum(['year', 'quarter', 'month', 'week', 'day', 'hour']).optional(),
    })
    .nullable(),
  categories: z.array(
    z.object({
      column: z.string(),
      label: z.string(),
      /** The commonest first, each with its rows in the whole table. */
      values: z.array(z.object({ value: z.string(), label: z.string(), rows: z.int() })),
    }),
  ),
  numbers: z.array(
    z.object({
      column: z.string(),
      label: z.string(),
      min: z.number(),
      max: z.number(),
      format: valueFormatSchema.nullable(),
    }),
  ),
})

const spanSchema = z.object({ from: z.iso.date(), to: z.iso.date() })

/** A dashboard over some rows of its table. Its cards are those rows', but where `config.whole_table` says otherwise. */
export const filteredDashboardSchema = z.object({
  dashboard: dashboardSchema,
  selection: selectionSchema,
  rows: z.object({ shown: z.int(), total: z.int() }),
  /** Cards that have nothing to show among these rows, and are not in `chart_blocks`. */
  empty_blocks: z.array(z.object({ id: idSchema, title: z.string() })),
  fields: filterFieldsSchema,
  /** Absent where nothing is compared. */
  compared: z
    .object({
      /** The first and the last day of the rows that are shown, and of those that they are compared with. */
      shown: spanSchema,
      before: spanSchema,
      /** Whether the table has rows of all of those days: without them nothing is compared. */
      is_covered: z.boolean(),
    })
    .optional(),
})

export type Comparison = z.infer<typeof comparisonSchema>
export type Span = z.infer<typeof spanSchema>
export type Selection = z.infer<typeof selectionSchema>
export type FilterFields = z.infer<typeof filterFieldsSchema>
export type FilteredDashboard = z.infer<typeof filteredDashboardSchema>
