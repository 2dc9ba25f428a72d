import { z } from 'zod'
import { aggregationSchema } from './query'

const column = z.string()
const axis = z.string()
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const rows = z.array(z.record(z.string(), cell))
const preview = { columns: z.array(z.string()), rows }
const axes = { x_axis: axis, y_axis: axis }

const seriesSpec = { x: column, y: column, aggregation: aggregationSchema, grouping: column.optional() }
const partsSpec = z.object({ values: column, grouping: column, aggregation: aggregationSchema })
/** `aggregation` only where the points are groups rather than the data's own rows. */
const pointsSpec = {
  x: column,
  y: column,
  grouping: column.optional(),
  color: column.optional(),
  aggregation: aggregationSchema.optional(),
  /** Set where x too is put together, for each value of `grouping`. */
  x_aggregation: aggregationSchema.optional(),
}
const pointsPreview = z.object({ ...preview, ...axes, total_rows: z.int() })
const seriesPreview = z.object({ ...preview, ...axes })
const rowsPreview = z.object(preview)

/** The 18 card types: what each must say of itself (`spec`) and the rows it is drawn from (`data`). */
export const cardShapes = {
  kpi: {
    spec: z.object({
      value: z.number(),
      operation: aggregationSchema,
      value_from_column: column.optional(),
      unit: z.string().optional(),
      trend: z.string().optional(),
      target: z.number().optional(),
    }),
    data: rowsPreview,
  },
  bar: { spec: z.object({ ...seriesSpec, color: column.optional() }), data: seriesPreview },
  line: { spec: z.object(seriesSpec), data: seriesPreview },
  area: { spec: z.object({ ...seriesSpec, stacked: z.boolean().optional() }), data: seriesPreview },
  pie: { spec: partsSpec, data: rowsPreview },
  donut: { spec: partsSpec, data: rowsPreview },
  table: {
    spec: z.object({
      columns: z.array(column),
      sort_by: column.optional(),
      sort_order: z.enum(['asc', 'desc']).optional(),
      limit: z.int().positive().optional(),
    }),
    data: z.object({ ...preview, total_rows: z.int() }),
  },
  heatmap: {
    spec: z.object({ x: column, y: column, values: column, aggregation: aggregationSchema }),
    data: seriesPreview,
  },
  scatter: { spec: z.object(pointsSpec), data: pointsPreview },
  bubble: { spec: z.object({ ...pointsSpec, size: column }), data: pointsPreview },
  histogram: { spec: z.object({ x: column, bins: z.int().positive() }), data: seriesPreview },
  boxplot: {
    spec: z.object({ y: column, x: column.optional() }),
    data: z.object({
      ...preview,
      ...axes,
      outliers: z.array(z.object({ category: z.string(), value: z.number() })),
    }),
  },
  radar: {
    spec: z.object({
      grouping: column,
      values: column,
      color: column.optional(),
      aggregation: aggregationSchema,
    }),
    data: rowsPreview,
  },
  funnel: { spec: partsSpec, data: rowsPreview },
  gauge: {
    spec: z.object({
      value: z.number(),
      operation: aggregationSchema.optional(),
      value_from_column: column.optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      target: z.number().optional(),
      unit: z.string().optional(),
    }),
    data: rowsPreview,
  },
  geomap: {
    spec: z.object({
      latitude: column,
      longitude: column,
      values: column.optional(),
      size: column.optional(),
      color: column.optional(),
      label: column.optional(),
      /** Where several rows share a place and are put together. */
      aggregation: aggregationSchema.optional(),
    }),
    data: z.object({ ...preview, total_rows: z.int().optional() }),
  },
  choropleth: {
    spec: z.object({ region: column, values: column, aggregation: aggregationSchema }),
    data: rowsPreview,
  },
  insight: { spec: z.strictObject({}), data: z.strictObject({}) },
} as const

export type CardType = keyof typeof cardShapes
export type CardSpec<T extends CardType> = z.infer<(typeof cardShapes)[T]['spec']>
export type CardData<T extends CardType> = z.infer<(typeof cardShapes)[T]['data']>
export type Cell = z.infer<typeof cell>
export type Row = Record<string, Cell>

export const cardTypes = Object.keys(cardShapes) as [CardType, ...CardType[]]
export const cardTypeSchema = z.enum(cardTypes)
