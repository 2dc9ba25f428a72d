import { z } from 'zod'
import { percentiles } from './percentiles'

/** `p90` is the value below which 90 of 100 lie, between its neighbours where none stands there. */
export const percentileSchema = z.enum(percentiles)
export const aggregationSchema = z.enum([
  'sum',
  'avg',
  'count',
  'min',
  'max',
  'median',
  'count_distinct',
  ...percentileSchema.options,
])
export const grainSchema = z.enum([
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'weekday',
  'month_of_year',
  'hour_of_day',
])
export const filterOpSchema = z.enum([
  '=',
  '!=',
  '>',
  '>=',
  '<',
  '<=',
  'between',
  'in',
  'contains',
  'not_contains',
  'starts_with',
  'ends_with',
])
/** How the value of a group is compared. */
export const groupOpSchema = z.enum(['=', '!=', '>', '>=', '<', '<=', 'between'])

export const computedSchema = z.enum(['share_of_total', 'running_total', 'change', 'change_on_year'])

const scalarSchema = z.union([z.string(), z.number(), z.boolean()])

export const filterSchema = z.object({
  column: z.string(),
  op: filterOpSchema,
  /**
   * A pair for `between`, a list for `in`, else one value; dates as ISO text. An empty text stands for a missing
   * value: `=` keeps the rows without one, `!=` those with one.
   */
  value: z.union([scalarSchema, z.array(scalarSchema)]),
})

/** A condition on groups of rows: those stay whose own value passes, with all their rows. */
export const groupFilterSchema = z.object({
  /** The column whose values are the groups. */
  by: z.string(),
  /** The periods that are the groups, where `by` is a time. */
  grain: grainSchema.optional(),
  aggregation: aggregationSchema,
  /** What is put together; absent where rows are counted. */
  column: z.string().optional(),
  op: groupOpSchema,
  /** A pair for `between`, else one number. */
  value: z.union([z.number(), z.array(z.number())]),
})

/** Which rows: all of `filters` hold, at least one of `any`, and the groups of what is left pass all of `having`. */
export const conditionsSchema = z.object({
  filters: z.array(filterSchema).optional(),
  any: z.array(filterSchema).optional(),
  having: z.array(groupFilterSchema).optional(),
})

/** How a card's rows were made of the cleaned table; what has nothing to say is absent. */
export const querySchema = conditionsSchema.extend({
  grain: grainSchema.optional(),
  sort: z.object({ by: z.enum(['x', 'y']), order: z.enum(['asc', 'desc']) }).optional(),
  limit: z.int().positive().optional(),
  /** The limit holds within each value of the second breakdown: the first few of x there, each group by itself. */
  limit_within: z.literal(true).optional(),
  /** A rate that is a sum over a sum; with `each` over the number of different values of the denominator. */
  ratio: z
    .object({ numerator: z.string(), denominator: z.string(), each: z.literal(true).optional() })
    .optional(),
  /** The column that weights an average. */
  weight: z.string().optional(),
  /** A rate: the share of rows for which this holds, between 0 and 1, told as an average. */
  of: filterSchema.optional(),
  /**
   * What is computed of the values in the order of x: each one's share of the whole, what has come together so far, or
   * the change from the value before (from the same period of the year before), 0.1 for 10 % more.
   */
  computed: computedSchema.optional(),
  /** A level that is taken at its last date. */
  over_time: z.literal('last').optional(),
})

export type Aggregation = z.infer<typeof aggregationSchema>
export type Percentile = z.infer<typeof percentileSchema>
export type Computed = z.infer<typeof computedSchema>
export type Grain = z.infer<typeof grainSchema>
export type FilterOp = z.infer<typeof filterOpSchema>
export type GroupOp = z.infer<typeof groupOpSchema>
export type GroupFilter = z.infer<typeof groupFilterSchema>
export type Conditions = z.infer<typeof conditionsSchema>
export type Filter = z.infer<typeof filterSchema>
export type Query = z.infer<typeof querySchema>
