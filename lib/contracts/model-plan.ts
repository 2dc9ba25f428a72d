import { z } from 'zod'
import { cardTypeSchema } from './cards'
import { aggregationSchema, filterOpSchema, grainSchema } from './query'

/** More of anything than this is no reading of a sentence. */
const cardsMax = 6
const filtersMax = 6
const columnsMax = 20
const textMax = 200

const orderSchema = z.object({ by: z.enum(['x', 'y']), order: z.enum(['asc', 'desc']) })

/**
 * What a model answers when it is asked to read instructions; `columns` are all that it may name. Nothing is
 * optional and nothing open, so that servers can hold a model to its JSON schema.
 */
export function modelPlanSchema(columns: string[]) {
  const column = z.enum(columns)
  const filter = z.strictObject({
    column,
    op: filterOpSchema,
    /** One value; two for `between`, any number for `in`. */
    values: z.array(z.union([z.string().max(textMax), z.number()])).max(columnsMax),
  })
  const card = z.strictObject({
    type: cardTypeSchema.nullable(),
    x: column.nullable(),
    y: column.nullable(),
    aggregation: aggregationSchema.nullable(),
    grouping: column.nullable(),
    /** Third column of heatmap (values) and bubble (size). */
    values: column.nullable(),
    grain: grainSchema.nullable(),
    filters: z.array(filter).max(filtersMax),
    sort: orderSchema.nullable(),
    limit: z.int().min(1).max(1000).nullable(),
    stacked: z.boolean().nullable(),
  })
  const clause = z.strictObject({
    /** As in the question. */
    n: z.int().min(0),
    cards: z.array(card).max(cardsMax),
    /** For a clause that asks for no chart: they then hold for all cards. */
    filters: z.array(filter).max(filtersMax),
    focus: z.array(column).max(columnsMax),
    leave_out: z.array(column).max(columnsMax),
    /** Which words of the clause stand for which column, where they are not its name. */
    taken: z.array(z.strictObject({ words: z.string().max(textMax), column })).max(columnsMax),
  })
  return z.strictObject({ clauses: z.array(clause).max(columnsMax) })
}

export type ModelPlan = z.infer<ReturnType<typeof modelPlanSchema>>
export type ModelClause = ModelPlan['clauses'][number]
export type ModelCard = ModelClause['cards'][number]
export type ModelFilter = ModelClause['filters'][number]
