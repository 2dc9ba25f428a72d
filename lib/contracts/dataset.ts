import { z } from 'zod'
import { columnOverrideSchema, datasetReportSchema, roleSchema, shapeSchema } from './analysis'
import { datasetStatusSchema } from './dashboard'
import { fileTypeSchema } from './generation'
import { idSchema, timestampSchema } from './ids'

/** What is known of a dashboard's table: its columns with evidence, how it was read, and what was cleaned. */
export const datasetSchema = datasetReportSchema.extend({
  id: idSchema,
  status: datasetStatusSchema,
  file_type: fileTypeSchema,
  byte_count: z.int(),
  /** Roles that the owner has set, by column name; they win over what was found. */
  roles: z.record(z.string(), roleSchema),
  /** What else the owner has said of columns, by their names. */
  overrides: z.record(z.string(), columnOverrideSchema),
  /** Cleaning steps that the owner has had undone, by their `id`. */
  undone: z.array(z.string()),
  /** What the owner has said that the table is about; null where that was found. */
  outcome: z.string().nullable(),
  /** The columns of event time that the owner has set; empty where they were found. */
  time: z.array(z.string()),
  /** The sheet or table that the owner has chosen; null where the largest is read. */
  sheet: z.string().nullable(),
  /** The shape that the owner has chosen; null where it was found. */
  shape: shapeSchema.nullable(),
  created_at: timestampSchema,
})

export type Dataset = z.infer<typeof datasetSchema>
