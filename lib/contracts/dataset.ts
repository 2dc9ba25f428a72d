import { z } from 'zod'
import { datasetReportSchema, roleSchema } from './analysis'
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
  /** What the owner has said that the table is about; null where that was found. */
  outcome: z.string().nullable(),
  /** The columns of event time that the owner has set; empty where they were found. */
  time: z.array(z.string()),
  created_at: timestampSchema,
})

export type Dataset = z.infer<typeof datasetSchema>
