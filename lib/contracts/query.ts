import { z } from 'zod'

export const aggregationSchema = z.enum(['sum', 'avg', 'count', 'min', 'max', 'median', 'count_distinct'])
export const grainSchema = z.enum([
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'weekday',
  'month_of_year',
])
export const filterOpSchema = z.enum(['=', '!=', '>', '>=', '<', '<=', 'between', 'in', 'contains'])

const scalarSchema = z.union([z.string(), z.number(), z.boolean()])

export const filterSchema = z.object({
  column: z.string(),
  op: filterOpSchema,
  /** A pair for `between`, a list for `in`, else one value; dates as ISO text. */
  value: z.union([scalarSchema, z.array(scalarSchema)]),
})

/** How a card's rows were made of the cleaned table; what has nothing to say is absent. */
export const querySchema = z.object({
  filters: z.array(filterSchema).optional(),
  grain: grainSchema.optional(),
  sort: z.object({ by: z.enum(['x', 'y']), order: z.enum(['asc', 'desc']) }).optional(),
  limit: z.int().positive().optional(),
  /** A rate that is a sum over a sum. */
  ratio: z.object({ numerator: z.string(), denominator: z.string() }).optional(),
  /** The column that weights an average. */
  weight: z.string().optional(),
  /** A level that is taken at its last date. */
  over_time: z.literal('last').optional(),
})

export type Aggregation = z.infer<typeof aggregationSchema>
export type Grain = z.infer<typeof grainSchema>
export type FilterOp = z.infer<typeof filterOpSchema>
export type Filter = z.infer<typeof filterSchema>
export type Query = z.infer<typeof querySchema>
