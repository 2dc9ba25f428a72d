import { z } from 'zod'
import {
  additivitySchema,
  clauseReportSchema,
  cleaningStepSchema,
  columnQuestionSchema,
  datasetColumnSchema,
  dialectSchema,
  roleSchema,
  shapeOfferSchema,
  shapeSchema,
  sheetSchema,
  subjectSchema,
} from './analysis'
import { testsSchema } from './claims'
import { errorCodeSchema } from './errors'
import { idSchema, timestampSchema } from './ids'
import { allowedEmailSchema, allowedEmailsMax, shareLinkSchema } from './share-link'

export const fileTypeSchema = z.enum(['csv', 'json', 'xlsx'], 'must be csv, json or xlsx')

/** 10 MB: this many bytes are accepted, one more is refused. */
export const fileBytesMax = 10 * 1024 * 1024
/** Files up to here are finished within the request, as long as that takes no more than `syncTimeoutMs`. */
export const syncFileBytesMax = 1024 * 1024
export const syncTimeoutMs = 15_000

const flag = z.preprocess((value) => {
  if (typeof value !== 'string') return value
  const text = value.trim().toLowerCase()
  if (['true', '1', 'on'].includes(text)) return true
  if (['false', '0', 'off', ''].includes(text)) return false
  return value
}, z.boolean('must be true, false, 1, 0, on or off'))

const emailList = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((entry) => entry.trim().toLowerCase())
          .filter(Boolean)
      : value,
  z
    .array(allowedEmailSchema)
    .max(allowedEmailsMax, `may have up to ${allowedEmailsMax} entries`)
    .overwrite((entries) => [...new Set(entries)]),
)

const columnName = z.string().trim().min(1, 'must be the name of a column')
const timePartsMax = 5
const timeColumns = z.array(columnName).min(1).max(timePartsMax, `may name up to ${timePartsMax} columns`)

const sheetNameMax = 255
const sheetName = z.string().trim().min(1, 'must be the name of a sheet or a table').max(sheetNameMax)
const shapeName = z.enum(shapeSchema.options, 'must be wide or long')

const instructionsSchema = z.string().trim().max(4000)
const roleNames = `must be one of ${roleSchema.options.join(', ')}, or null for the one that we find`

/** The text fields of `POST /api/dashboard/generate/`; the file comes as a stream beside them. */
export const generateFieldsSchema = z.object({
  file_type: fileTypeSchema,
  title: z.string().trim().max(200).optional(),
  instructions: instructionsSchema.optional(),
  allowed_emails: emailList.optional(),
  allow_pdf_export: flag.optional(),
  allow_scrollable_cards: flag.optional(),
  /** The column that the table is about, where you know it better. */
  outcome: columnName.optional(),
  /** The column of event time, or one a line where several make it together: a year and a month. */
  time: z
    .preprocess((value) => (typeof value === 'string' ? value.split('\n') : value), timeColumns)
    .optional(),
  /** The sheet of a workbook, or one of several tables, to read; the largest table where none is named. */
  sheet: sheetName.optional(),
  /** Whether periods that stand as columns stay so or become rows; what is certain where none is named. */
  shape: shapeName.optional(),
})

const meaningMax = 80
const meaning = z.string().trim().min(1, 'must not be empty').max(meaningMax)
const unitMax = 20
const valuesMax = 50
const additivityNames = `must be one of ${additivitySchema.options.join(', ')}, or null for the one that we find`

/** What is known better of a column. Of each field: absent as before; null what we find. */
export const columnChangeSchema = z.strictObject({
  label: meaning.nullish(),
  /** Empty for none. */
  unit: z.string().trim().max(unitMax).nullish(),
  additivity: z.enum(additivitySchema.options, additivityNames).nullish(),
  values: z
    .record(z.string(), meaning)
    .refine((values) => Object.keys(values).length <= valuesMax, `may name up to ${valuesMax} values`)
    .nullish(),
})

/** The body of `POST /api/dashboard/{id}/regenerate/`. */
export const regenerateSchema = z.strictObject({
  /** Null or absent: those of the generation before; empty: none. */
  instructions: instructionsSchema.nullish(),
  /** By column name, added to those that were set before; null takes one back. */
  roles: z.record(z.string(), z.enum(roleSchema.options, roleNames).nullable()).nullish(),
  /** Labels, units, additivities and meanings of values by column name, kept as roles are; null takes all of one back. */
  overrides: z.record(z.string(), columnChangeSchema.nullable()).nullish(),
  /** Cleaning steps by their `id`: true undoes one, false does it again. */
  undo: z.record(z.string(), z.boolean()).nullish(),
  /** Absent: as before; null: what we find. */
  outcome: columnName.nullish(),
  /** One column, or several that make one time together. Absent: as before; null: what we find. */
  time: z.union([columnName, timeColumns]).nullish(),
  /** Absent: as before; null: the largest table. */
  sheet: sheetName.nullish(),
  /** Absent: as before; null: what is certain. */
  shape: shapeName.nullish(),
})

/** Below the 30 s after which many proxies give a silent request up. */
export const waitSecondsMax = 25

/** The query of `GET /api/dashboard/generate/{id}/`; more than the most is the most. */
export const waitSchema = z.object({
  wait: z.coerce.number('must be a number of seconds').min(0).default(0),
})

export const generationStatusSchema = z.enum(['processing', 'completed', 'failed'])

export const generationStageSchema = z.enum([
  'queued',
  'read',
  'clean',
  'profile',
  'insights',
  'plan',
  'narrate',
  'save',
  'done',
])

export const progressSchema = z.object({ stage: generationStageSchema, percent: z.int().min(0).max(100) })

export const plannedBySchema = z.object({
  /** `model` where it read at least one clause that the grammar could not read whole. */
  source: z.enum(['grammar', 'model']),
  /** By name; null where none is configured. */
  model: z.string().nullable(),
  /** What kept a model that is configured from its part. */
  reason: z.string().nullable(),
  /** Clauses that a model was asked about, and those of them that stand as it read them. */
  clauses_asked: z.int(),
  clauses_read: z.int(),
  /** The latter, as they stand in the report; absent in reports of before. */
  model_clauses: z.array(z.string()).optional(),
  /** Sentences that it wrote anew, around the same numbers. */
  sentences_reworded: z.int(),
})

/** The generation's own report. */
/** How the file is written, what failed with us, what may not be said, what became of a wish. */
export const warningKindSchema = z.enum(['format', 'failure', 'withheld', 'instructions'])

export const generationPayloadSchema = z.object({
  engine_version: z.string(),
  instructions: z.array(clauseReportSchema),
  /** Who read the instructions; absent in reports of before. */
  planned_by: plannedBySchema.optional(),
  counts: z.object({ rows: z.int(), columns: z.int(), cards: z.int(), insights: z.int() }),
  tests: testsSchema,
  warnings: z.array(z.string()),
  /** What each of them is about, in their order; absent in reports of before. */
  warning_kinds: z.array(warningKindSchema).optional(),
  columns: z.array(datasetColumnSchema),
  /** Absent in reports of before. */
  subject: subjectSchema.optional(),
  dialect: dialectSchema,
  cleaning: z.array(cleaningStepSchema),
  /** Of a workbook; absent for other files, and in reports of before. */
  sheets: z.array(sheetSchema).optional(),
  /** Absent where the table has but one, and in reports of before. */
  shapes: z.array(shapeOfferSchema).optional(),
  /** Absent where all roles are sure, and in reports of before. */
  questions: z.array(columnQuestionSchema).optional(),
  timing: z.record(z.string(), z.number()),
})

export const generationErrorSchema = z.object({ code: errorCodeSchema, message: z.string() })

export const generationSchema = z.object({
  id: idSchema,
  /** The same id as `id`. */
  generation_id: idSchema,
  status: generationStatusSchema,
  progress: progressSchema,
  /** The same id as `dataset_id`. */
  dataset: idSchema,
  dataset_id: idSchema,
  instructions: z.string().nullable(),
  payload: generationPayloadSchema.nullable(),
  dashboard: z.object({ id: idSchema, title: z.string(), status: generationStatusSchema }).nullable(),
  dashboard_id: idSchema.nullable(),
  share_link: shareLinkSchema.nullable(),
  error: generationErrorSchema.nullable(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  completed_at: timestampSchema.nullable(),
})

/** What `GET …/events/` tells: how far it has come, then once how it ended, after which the stream ends. */
export const generationEventSchema = z.discriminatedUnion('event', [
  z.object({ id: generationStageSchema, event: z.literal('progress'), data: progressSchema }),
  z.object({ id: z.literal('completed'), event: z.literal('completed'), data: generationSchema }),
  z.object({ id: z.literal('failed'), event: z.literal('failed'), data: generationSchema }),
])

/** `200` of the POST: finished within the request. */
export const generateCompletedSchema = z.object({
  generation_id: idSchema,
  dataset_id: idSchema,
  dashboard_id: idSchema,
  status: z.literal('completed'),
  share_link: shareLinkSchema,
})

/** As `generateCompletedSchema`; the dashboard keeps its links, and may have none left. */
export const regenerateCompletedSchema = generateCompletedSchema.extend({
  share_link: shareLinkSchema.nullable(),
})

/** `202` of the POST: taken by the worker. */
export const generateAcceptedSchema = z.object({
  generation_id: idSchema,
  dataset_id: idSchema,
  status: z.literal('processing'),
  status_url: z.url(),
})

/** What was deleted; nothing answers at these ids any more. */
export const deletedGenerationSchema = z.object({ id: idSchema, dataset_id: idSchema })

export type FileType = z.infer<typeof fileTypeSchema>
export type GenerateFields = z.infer<typeof generateFieldsSchema>
export type Regenerate = z.infer<typeof regenerateSchema>
export type GenerationStage = z.infer<typeof generationStageSchema>
export type PlannedBy = z.infer<typeof plannedBySchema>
export type WarningKind = z.infer<typeof warningKindSchema>
export type GenerationPayload = z.infer<typeof generationPayloadSchema>
export type GenerationError = z.infer<typeof generationErrorSchema>
export type DeletedGeneration = z.infer<typeof deletedGenerationSchema>
export type Generation = z.infer<typeof generationSchema>
export type GenerationEvent = z.infer<typeof generationEventSchema>
export type GenerateCompleted = z.infer<typeof generateCompletedSchema>
export type RegenerateCompleted = z.infer<typeof regenerateCompletedSchema>
export type GenerateAccepted = z.infer<typeof generateAcceptedSchema>
