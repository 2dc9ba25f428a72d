import { z } from 'zod'
import { type CardData, type CardSpec, type CardType, cardShapes, cardTypeSchema, cardTypes } from './cards'
import { evidenceSchema } from './claims'
import { hexColorSchema, idSchema, timestampSchema } from './ids'
import { querySchema } from './query'

export const cardSizeSchema = z.enum(['small', 'medium', 'large', 'full'])

/** How the values of a card are written: the same for axis, tooltip, table and text. */
export const valueFormatSchema = z.object({
  style: z.enum(['number', 'percent', 'currency', 'duration']),
  /** ISO 4217, for `currency`. */
  currency: z.string().optional(),
  /** What stands behind the number: `kg`, `°C`, `km/h`. */
  unit: z.string().optional(),
  /** `percent`: 1 where 0.12 means 12 %, 100 where 12 does. */
  percent_base: z.union([z.literal(1), z.literal(100)]).optional(),
  /** What a value is multiplied with before it is written: 1,000,000 where the column counts in millions. */
  scale: z.number().optional(),
  /** Decimals that the data carry at the most. */
  decimals: z.int().min(0).max(6),
  /** BCP 47, of a dashboard in another language than English. */
  locale: z.string().optional(),
})

export const alternativeSchema = z.object({
  type: cardTypeSchema,
  title: z.string(),
  spec: z.record(z.string(), z.unknown()),
  reason: z.string(),
})

/** A point of a line, an area or bars over time that the card speaks of. */
export const annotationSchema = z.object({
  /** As the rows of the card have it. */
  x: z.union([z.string(), z.number()]),
  kind: z.enum(['outlier', 'step', 'turn', 'high', 'low']),
  label: z.string(),
})

/** What a card can show beyond its data. */
export const cardConfigSchema = z.object({
  query: querySchema.optional(),
  evidence: evidenceSchema.optional(),
  /** Why this chart was chosen, in a sentence. */
  why: z.string().optional(),
  alternatives: z.array(alternativeSchema).optional(),
  further: z.literal(true).optional(),
  size: cardSizeSchema.optional(),
  stacked: z.boolean().optional(),
  orientation: z.enum(['horizontal', 'vertical']).optional(),
  /** By column name. */
  formats: z.record(z.string(), valueFormatSchema).optional(),
  /** What the columns of the rows are called in words, where that is not their name; by column name. */
  labels: z.record(z.string(), z.string()).optional(),
  /** What the values of the rows are called in words, where that is not how they are written; by column name. */
  value_labels: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  /** Whether more is better, for the colour of a change. */
  up_is_good: z.boolean().nullable().optional(),
  /** Signed share of the change that `spec.trend` tells. */
  trend_change: z.number().optional(),
  /** Small series behind a KPI. */
  sparkline: z.array(z.number().nullable()).optional(),
  colors: z.array(hexColorSchema).optional(),
  /** Set where the values of a grid or a map differ no more than chance would make them. */
  scale: z.literal('muted').optional(),
  /** Categories that a chart folded into "Other (n)". */
  other_count: z.int().optional(),
  /** Points that are marked in the picture. */
  annotations: z.array(annotationSchema).optional(),
  /** Set where its owner has hidden it from everybody else. */
  hidden: z.literal(true).optional(),
  /** In a filtered dashboard that is compared: the course of the days before, each point at the x beside which it stands. */
  compared: z
    .object({
      label: z.string(),
      points: z.array(z.object({ x: z.string(), period: z.string(), y: z.number() })),
    })
    .optional(),
  /** In a filtered dashboard: why the card shows the whole table all the same, in a sentence. */
  whole_table: z.string().optional(),
})

const blockBase = {
  position: z.int().min(0),
  title: z.string(),
  description: z.string(),
  config: cardConfigSchema,
}

const draftOf = <T extends CardType>(type: T) =>
  z.object({
    ...blockBase,
    type: z.literal(type),
    spec: cardShapes[type].spec,
    data_preview: cardShapes[type].data,
    /** The clause of the instructions that asked for it. */
    clause: z.string().optional(),
  })

const blockOf = <T extends CardType>(type: T) =>
  z.object({
    id: idSchema,
    dashboard: idSchema,
    ...blockBase,
    type: z.literal(type),
    spec: cardShapes[type].spec,
    data_preview: cardShapes[type].data,
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })

/** A card as the engine drafts it. */
export type BlockDraft<T extends CardType = CardType> = {
  [K in T]: {
    position: number
    type: K
    title: string
    description: string
    spec: CardSpec<K>
    data_preview: CardData<K>
    config: CardConfig
    clause?: string
  }
}[T]

/** A card as the API answers it. */
export type ChartBlock<T extends CardType = CardType> = {
  [K in T]: Omit<BlockDraft<K>, 'clause'> & {
    id: string
    dashboard: string
    created_at: string
    updated_at: string
  }
}[T]

const unionOf = (schemas: z.ZodObject[]) =>
  z.discriminatedUnion('type', schemas as [z.ZodObject, ...z.ZodObject[]])

/** One schema a card type. */
export const chartBlockSchemas = cardTypes.map((type) => ({ type, schema: blockOf(type) }))

export const blockDraftSchema = unionOf(cardTypes.map(draftOf)) as z.ZodType as z.ZodType<BlockDraft>
export const chartBlockSchema = unionOf(
  chartBlockSchemas.map(({ schema }) => schema),
) as z.ZodType as z.ZodType<ChartBlock>

export const colorSchemeSchema = z.object({
  primary: hexColorSchema,
  secondary: hexColorSchema,
  accent: hexColorSchema,
})

/** The questions that cards answer, as their page names them; `{1}` is a question that they come back to. */
export const sectionNamesSchema = z.object({
  inShort: z.string(),
  howMuch: z.string(),
  course: z.string(),
  differs: z.string(),
  standsOut: z.string(),
  rows: z.string(),
  spread: z.string(),
  together: z.string(),
  further: z.string(),
  trust: z.string(),
  more: z.string(),
  and: z.string(),
})

export const layoutSchema = z.object({
  visualizations: z.array(z.unknown()),
  /** Indexes of `chart_blocks` in display order. */
  chart_order: z.array(z.int().min(0)),
  color_scheme: colorSchemeSchema,
  narrative_snippets: z.array(z.string()),
  /** Of each of them in their order, null where it claims nothing; absent in what was made before. */
  narrative_evidence: z.array(evidenceSchema.nullable()).optional(),
  /** BCP 47, of its titles and texts; absent where they are English. */
  language: z.string().optional(),
  /** In that language, what stands above its cards; absent where that is English. */
  sections: sectionNamesSchema.optional(),
})

export type CardSize = z.infer<typeof cardSizeSchema>
export type CardConfig = z.infer<typeof cardConfigSchema>
export type ValueFormat = z.infer<typeof valueFormatSchema>
export type Annotation = z.infer<typeof annotationSchema>
export type Alternative = z.infer<typeof alternativeSchema>
export type SectionNames = z.infer<typeof sectionNamesSchema>
export type Layout = z.infer<typeof layoutSchema>
