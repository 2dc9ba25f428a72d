import { z } from 'zod'
import { cardTypeSchema } from './cards'
import { aggregationSchema, filterOpSchema, grainSchema, groupOpSchema } from './query'

/** More of anything than this is no reading of a sentence. */
const cardsMax = 6
const filtersMax = 6
const columnsMax = 20
const textMax = 200

const orderSchema = z.object({ by: z.enum(['x', 'y']), order: z.enum(['asc', 'desc']) })

/**
 * What a model answers when it is asked to read instructions; `columns` are all that it may name. Its JSON schema has
 * nothing optional and nothing open, so that servers can hold a model to it; of one that is held to nothing, what it
 * leaves out is nothing.
 */
export function modelPlanSchema(columns: string[]) {
  const column = z.enum(columns)
  const orNull = <Shape extends z.ZodType>(shape: Shape) => shape.nullable().default(null)
  const listOf = <Shape extends z.ZodType>(shape: Shape, most: number) => z.array(shape).max(most).default([])
  const filter = z.strictObject({
    column,
    op: filterOpSchema,
    /** One value; two for `between`, any number for `in`. */
    values: z.array(z.union([z.string().max(textMax), z.number()])).max(columnsMax),
  })
  /** A condition on the groups of a column by their own value; null counts their rows. */
  const group = z.strictObject({
    by: column,
    aggregation: aggregationSchema,
    column: column.nullable(),
    op: groupOpSchema,
    values: z.array(z.number()).max(columnsMax),
  })
  const card = z.strictObject({
    type: orNull(cardTypeSchema),
    x: orNull(column),
    y: orNull(column),
    aggregation: orNull(aggregationSchema),
    grouping: orNull(column),
    /** Third column of heatmap (values) and bubble (size). */
    values: orNull(column),
    grain: orNull(grainSchema),
    /** All of them hold; of `any` at least one; `having` is passed by whole groups. */
    filters: listOf(filter, filtersMax),
    any: listOf(filter, filtersMax),
    having: listOf(group, filtersMax),
    sort: orNull(orderSchema),
    limit: orNull(z.int().min(1).max(1000)),
    stacked: orNull(z.boolean()),
  })
  const clause = z.strictObject({
    /** As in the question. */
    n: z.int().min(0),
    cards: listOf(card, cardsMax),
    /** For a clause that asks for no chart: they then hold for all cards. */
    filters: listOf(filter, filtersMax),
    focus: listOf(column, columnsMax),
    leave_out: listOf(column, columnsMax),
    /** Which words of the clause stand for which column, where they are not its name. */
    taken: listOf(z.strictObject({ words: z.string().max(textMax), column }), columnsMax),
  })
  return z.strictObject({ clauses: z.array(clause).max(columnsMax) })
}

export type ModelPlan = z.infer<ReturnType<typeof modelPlanSchema>>
export type ModelClause = ModelPlan['clauses'][number]
export type ModelCard = ModelClause['cards'][number]
export type ModelGroupFilter = ModelCard['having'][number]
export type ModelFilter = ModelClause['filters'][number]
