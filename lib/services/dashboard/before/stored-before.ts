import { z } from 'zod'
import type { Block, Dashboard, Prisma } from '@/lib/db/generated/client'

const json = z.record(z.string(), z.unknown())

const storedBlockSchema = z.object({
  id: z.string(),
  position: z.int(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  spec: json,
  dataPreview: json,
  config: json,
  made: json.nullable(),
  sentence: z.string().nullable(),
  isHidden: z.boolean(),
  removedAt: z.string().nullable(),
})

const storedBeforeSchema = z.object({
  /** The run that made it; null where that is gone. */
  generationId: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  layout: json,
  documentVersion: z.int(),
  editedFields: z.array(z.string()),
  lastGeneratedAt: z.string(),
  blocks: z.array(storedBlockSchema),
})

/** A dashboard as it was before it was made anew, as its row keeps it. */
export type StoredBefore = z.infer<typeof storedBeforeSchema>
export type StoredBlock = StoredBefore['blocks'][number]

/** What is kept of a dashboard that is about to be replaced. */
export function beforeOf(
  row: Dashboard & { blocks: Block[] },
  generationId: string | null,
): Prisma.InputJsonObject {
  const { title, description, layout, documentVersion, editedFields } = row
  const blocks = row.blocks.map(({ dashboardId: _, createdAt: _c, updatedAt: _u, removedAt, ...block }) => ({
    ...block,
    removedAt: removedAt?.toISOString() ?? null,
  }))
  const kept = { generationId, title, description, layout, documentVersion, editedFields, blocks }
  return { ...kept, lastGeneratedAt: madeAt(row).toISOString() } as unknown as Prisma.InputJsonObject
}

/** When a dashboard was made as it is. */
export const madeAt = ({ lastGeneratedAt, createdAt }: Pick<Dashboard, 'lastGeneratedAt' | 'createdAt'>) =>
  lastGeneratedAt ?? createdAt

/** Null where there is none, or none that can be read. */
export const findBefore = (before: unknown): StoredBefore | null =>
  storedBeforeSchema.safeParse(before).data ?? null
