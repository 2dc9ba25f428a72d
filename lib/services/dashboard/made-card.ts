import { z } from 'zod'
import { alternativeSchema, type CardConfig, cardSizeSchema } from '@/lib/contracts/blocks'
import { cardTypeSchema } from '@/lib/contracts/cards'
import { drawAs } from '@/lib/contracts/draw-as'
import type { Block, Prisma } from '@/lib/db/generated/client'

const madeSchema = z.object({
  type: cardTypeSchema,
  title: z.string(),
  description: z.string(),
  size: cardSizeSchema.nullable(),
  spec: z.record(z.string(), z.unknown()),
  /** `x_axis` and `y_axis`, where it has them. */
  axes: z.record(z.string(), z.string()),
  alternatives: z.array(alternativeSchema),
})

/** What the engine has made of a card that its owner may change. */
export type MadeCard = z.infer<typeof madeSchema>

/** A card as it is stored, or about to be. */
export type CardRow = Pick<Block, 'type' | 'title' | 'description'> & {
  spec: unknown
  dataPreview: unknown
  config: unknown
}

type Json = Record<string, unknown>

export const configOf = ({ config }: CardRow) => (config ?? {}) as CardConfig

/** A card that nobody has edited is as it was made. Null of one that can't be read. */
export function findMadeCard(row: CardRow & { made?: Block['made'] }): MadeCard | null {
  return madeSchema.safeParse(row.made ?? asItStands(row)).data ?? null
}

function asItStands(row: CardRow) {
  const { size, alternatives } = configOf(row)
  const { x_axis, y_axis } = (row.dataPreview ?? {}) as Json
  return {
    type: row.type,
    title: row.title,
    description: row.description,
    size: size ?? null,
    spec: row.spec,
    axes: { ...(x_axis !== undefined && { x_axis }), ...(y_axis !== undefined && { y_axis }) },
    alternatives: alternatives ?? [],
  }
}

/** The parts of a card that change with its type; null where the type does not fit its rows. */
export function asType(row: CardRow, made: MadeCard, type: string) {
  const asMade = {
    type: made.type,
    title: made.title,
    spec: made.spec,
    reason: 'As it was made first.',
  }
  const ways = [asMade, ...made.alternatives]
  const way = ways.find((one) => one.type === type)
  if (!way) return null
  const original = {
    type: made.type,
    spec: made.spec,
    data_preview: { ...(row.dataPreview as object), ...made.axes },
    config: configOf(row),
  }
  const drawn = way === asMade ? original : drawAs(original, way)
  return {
    type: drawn.type,
    spec: drawn.spec as Prisma.InputJsonObject,
    dataPreview: drawn.data_preview as Prisma.InputJsonObject,
    config: { ...configOf(row), alternatives: ways.filter((one) => one !== way) },
  }
}
