import { z } from 'zod'
import { shapeSchema } from './analysis'
import { rowConditionsMax, rowsLimitMax } from './rows-limits'

export const conditionTextMax = 200
const column = z.string().min(1)

/** Which rows of a cleaned table, in which order, from where on. */
export const rowsQuerySchema = z.object({
  offset: z.coerce.number('must be a number of rows').int().min(0).default(0),
  limit: z.coerce.number('must be a number of rows').int().min(1).max(rowsLimitMax).default(100),
  /** A column; absent as in the file. */
  sort: column.optional(),
  order: z.enum(['asc', 'desc'], 'must be asc or desc').default('asc'),
  /** A shape that the table may have: its rows as they then would be, in their own order and all of them. */
  shape: z.enum(shapeSchema.options, 'must be wide or long').optional(),
  /** A sheet or table of the file, its rows likewise. */
  sheet: z.string().min(1).optional(),
  /** All of them hold. */
  conditions: z
    .array(
      z.object({
        column,
        /** `is`: the cell is it; `has`: it contains it, both in whatever case; `min`, `max`: a number or a day, itself included. */
        kind: z.enum(['is', 'has', 'min', 'max']),
        text: z.string().min(1).max(conditionTextMax),
      }),
    )
    .max(rowConditionsMax, `may be up to ${rowConditionsMax}`),
})

export const tableRowsSchema = z.object({
  /** In the order of the dataset's columns. */
  columns: z.array(z.string()),
  /** A list a row, in the order of `columns`; null where nothing stands. */
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  offset: z.int(),
  /** Rows that the conditions leave, and rows of the table. */
  matching_rows: z.int(),
  total_rows: z.int(),
})

export type RowsQuery = z.infer<typeof rowsQuerySchema>
export type RowCondition = RowsQuery['conditions'][number]
export type TableRows = z.infer<typeof tableRowsSchema>
