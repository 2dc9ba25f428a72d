import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Block, Dashboard, Prisma } from '@/lib/db/generated/client'
import { cleanText } from '../dataset/file-name'
import { findLayout } from '../document/stored-dashboard'
import { draftedBlocks, draftedParts } from './drafted-parts'
import { keepEdits } from './keep-edits'
import { keepOrder } from './keep-order'

/** New cards in the place of the old ones; links stay, and so does what the owner has changed by hand. */
export async function replaceDashboard(
  tx: Prisma.TransactionClient,
  id: string,
  draft: DashboardDraft,
): Promise<void> {
  // Locked, so that what the owner writes meanwhile is either seen here or written over the new.
  await tx.$queryRaw`SELECT 1 FROM dashboards WHERE id = ${id}::uuid FOR UPDATE`
  const before = await tx.dashboard.findUniqueOrThrow({
    where: { id },
    include: { blocks: { orderBy: { position: 'asc' } } },
  })
  const { rows, places } = keepEdits(before.blocks, draftedBlocks(draft))
  await tx.block.deleteMany({ where: { dashboardId: id } })
  await tx.dashboard.update({
    where: { id },
    data: {
      ...draftedParts(draft),
      ...keptParts(before, draft, places),
      blocks: { createMany: { data: rows } },
    },
  })
}

type Edited = Dashboard & { blocks: Block[] }

/** The texts and colours of the draft where the owner has given none, and the owner's order where there is one. */
function keptParts(
  { editedFields, layout, documentVersion, blocks }: Edited,
  draft: DashboardDraft,
  places: Map<number, number>,
) {
  const isEdited = (field: string) => editedFields.includes(field)
  const before = findLayout(documentVersion, layout)
  // What was not there before is called by no position.
  const names = draft.blocks.map((_, index) => `${places.get(index) ?? 'new'}`)
  const drafted = { names, order: draft.layout.chart_order }
  const kept = {
    ...draft.layout,
    ...(before &&
      isEdited('chart_order') && {
        chart_order: keepOrder(
          { names: blocks.map((_, index) => `${index}`), order: before.chart_order },
          drafted,
        ),
      }),
    ...(before && isEdited('color_scheme') && { color_scheme: before.color_scheme }),
  }
  return {
    ...(!isEdited('title') && { title: cleanText(draft.title) }),
    ...(!isEdited('description') && { description: cleanText(draft.description) }),
    layout: kept as unknown as Prisma.InputJsonObject,
  }
}
