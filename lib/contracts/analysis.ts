import { z } from 'zod'
import { filterSchema } from './query'

export const columnTypeSchema = z.enum(['integer', 'number', 'boolean', 'date', 'datetime', 'time', 'text'])
export const roleSchema = z.enum([
  'id',
  'code',
  'time',
  'geo',
  'boolean',
  'category',
  'measure',
  'text',
  'constant',
  'empty',
])
export const additivitySchema = z.enum(['additive', 'semi_additive', 'intensive', 'ordinal'])

export const cleaningStepSchema = z.object({
  step: z.string(),
  column: z.string().nullable(),
  /** How many rows it touched. */
  rows: z.int(),
  /** In words, with a sample before and after. */
  detail: z.string(),
  /** Names a step that guessed, which may be undone; absent for others, and in what was made before. */
  id: z.string().optional(),
  /** Whether its owner has had it undone: the cells stand as they were. */
  is_undone: z.boolean().optional(),
})

/** What an owner knows better of a column; what is absent is found. */
export const columnOverrideSchema = z.object({
  /** What titles and sentences call it. */
  label: z.string().optional(),
  /** Empty for none. */
  unit: z.string().optional(),
  additivity: additivitySchema.optional(),
  /** What its values mean, by how they are written. */
  values: z.record(z.string(), z.string()).optional(),
})

/** A value of a column that has few. */
export const columnValueSchema = z.object({
  /** As it is written in the cleaned table. */
  value: z.string(),
  /** What it is called, where that is something else. */
  meaning: z.string().optional(),
  rows: z.int(),
})

export const dialectSchema = z.object({
  delimiter: z.string().nullable(),
  quote: z.string().nullable(),
  encoding: z.string(),
  /** Zero-based line of the header in the file as read; null where there is none. */
  header_row: z.int().nullable(),
  decimal: z.string().nullable(),
  date_order: z.string().nullable(),
  confidence: z.number(),
})

export const datasetColumnSchema = z.object({
  name: z.string(),
  /** What titles and sentences call it; no two columns have the same. Absent in what was made before. */
  label: z.string().optional(),
  type: columnTypeSchema,
  role: roleSchema,
  additivity: additivitySchema.nullable(),
  unit: z.string().nullable(),
  /** What a value is multiplied with to be in full: 1,000,000 where the column counts in millions. */
  scale: z.number().optional(),
  distinct: z.int(),
  missing: z.int(),
  confidence: z.number(),
  /** Why the role was chosen, in short sentences. */
  evidence: z.array(z.string()),
  /** The uploaded columns that the engine computed it from; absent for what was uploaded. */
  derived_from: z.array(z.string()).optional(),
  /** Of one that splits into few, most rows first; absent for others, and in what was made before. */
  values: z.array(columnValueSchema).optional(),
})

/** What somebody would track or explain. */
export const outcomeSchema = z.object({
  column: z.string(),
  /** How it is put together. */
  metric: z.enum(['rate', 'sum', 'avg', 'last']),
  /** For a `rate`: which rows are counted. */
  of: filterSchema.optional(),
  /** 0 to 1. */
  confidence: z.number(),
  /** What spoke for it, in short sentences. */
  evidence: z.array(z.string()),
})

/** What a row is one of. */
export const rowKindSchema = z.object({
  /** `customer`, `customers`. */
  one: z.string(),
  many: z.string(),
  /** The column whose values say so; null where something else does. */
  column: z.string().nullable(),
  /** 0 to 1. */
  confidence: z.number(),
  /** What spoke for it, in short sentences. */
  evidence: z.array(z.string()),
})

/** What a table is about. */
export const subjectSchema = z.object({
  /** Null where rows are just rows; absent in what was made before it was found out. */
  row: rowKindSchema.nullable().optional(),
  /** Best first; empty where rows themselves are counted. */
  outcomes: z.array(outcomeSchema),
  /** What it may be about instead, likeliest first; absent in what was made before it was told. */
  others: z.array(z.object({ column: z.string(), confidence: z.number() })).optional(),
  /** The column of event time. */
  time: z.string().nullable(),
  /** 0 to 1; absent without a time, and in what was made before it was told. */
  time_confidence: z.number().optional(),
  time_evidence: z.array(z.string()).optional(),
  /** What could explain the first outcome, strongest first. */
  factors: z.array(z.string()),
})

/** A sheet of a workbook that has a cell with a value, or one of several tables in a file or in a sheet. */
export const sheetSchema = z.object({
  /** Absent in what was made before tables could be chosen: a sheet. */
  kind: z.enum(['sheet', 'table']).optional(),
  name: z.string(),
  /** Rows with a value in them, header and remarks among them. */
  rows: z.int(),
  is_hidden: z.boolean(),
  /** Whether it is the one that was read. */
  is_read: z.boolean(),
})

export const shapeSchema = z.enum(['wide', 'long'])

/** A shape that the table may have. */
export const shapeOfferSchema = z.object({
  shape: shapeSchema,
  /** What it makes of the table: `Make it long: 12 months as rows`. */
  text: z.string(),
  /** What the table then has. */
  rows: z.int(),
  columns: z.int(),
  /** Whether it is the one that the table was given. */
  is_taken: z.boolean(),
})

/** What only its owner knows of a column whose role is not sure. */
export const columnQuestionSchema = z.object({
  column: z.string(),
  /** In words. */
  text: z.string(),
  answers: z.array(
    z.object({
      text: z.string(),
      /** What to send of the column to have it so. */
      role: roleSchema,
      additivity: additivitySchema.optional(),
      /** Whether it is read so now. */
      is_taken: z.boolean(),
    }),
  ),
})

export const datasetReportSchema = z.object({
  name: z.string(),
  rows: z.int(),
  columns: z.array(datasetColumnSchema),
  /** Absent in what was made before it was found out. */
  subject: subjectSchema.optional(),
  dialect: dialectSchema,
  cleaning: z.array(cleaningStepSchema),
  /** The sheets of a workbook, or the tables of a file that has several, largest first; else absent, and in what was made before. */
  sheets: z.array(sheetSchema).optional(),
  /** Where the table may have another shape than it was given; absent where it has but one. */
  shapes: z.array(shapeOfferSchema).optional(),
  /** Of columns whose role is not sure, those first that are used most; absent where all are. */
  questions: z.array(columnQuestionSchema).optional(),
})

export const clauseReportSchema = z.object({
  clause: z.string(),
  status: z.enum(['applied', 'partly', 'not_possible']),
  /** Zero-based position of the card it led to. */
  block: z.int().nullable(),
  reason: z.string().nullable(),
  /** Requests in words that may stand in its place and are served whole, nearest first; absent where there are none. */
  offers: z.array(z.string()).optional(),
})

export const stageSchema = z.enum(['read', 'clean', 'profile', 'insights', 'plan', 'narrate'])

export type ColumnType = z.infer<typeof columnTypeSchema>
export type Role = z.infer<typeof roleSchema>
export type Additivity = z.infer<typeof additivitySchema>
export type Subject = z.infer<typeof subjectSchema>
export type ColumnOverride = z.infer<typeof columnOverrideSchema>
export type CleaningStep = z.infer<typeof cleaningStepSchema>
export type Dialect = z.infer<typeof dialectSchema>
export type Sheet = z.infer<typeof sheetSchema>
export type Shape = z.infer<typeof shapeSchema>
export type ShapeOffer = z.infer<typeof shapeOfferSchema>
export type ColumnQuestion = z.infer<typeof columnQuestionSchema>
export type DatasetColumn = z.infer<typeof datasetColumnSchema>
export type DatasetReport = z.infer<typeof datasetReportSchema>
export type ClauseReport = z.infer<typeof clauseReportSchema>
export type Stage = z.infer<typeof stageSchema>
