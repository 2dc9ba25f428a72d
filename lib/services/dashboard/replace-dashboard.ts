import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Block, Dashboard, Prisma } from '@/lib/db/generated/client'
import { cleanText } from '../dataset/file-name'
import { findLayout } from '../document/stored-dashboard'
import type { AddedCards } from '../generation/added-cards'
import { beforeOf } from './before/stored-before'
import { type DraftedBlock, draftedBlocks, draftedParts } from './drafted-parts'
import { keepEdits } from './keep-edits'
import { keepOrder } from './keep-order'

interface Made {
  draft: DashboardDraft
  /** Made of the owner's own sentences. */
  added: AddedCards
  /** The run that made it. */
  generationId: string
}

/** New cards in the place of the old ones; links stay, and so does what the owner has changed by hand. */
export async function replaceDashboard(tx: Prisma.TransactionClient, id: string, made: Made): Promise<void> {
  const { draft } = made
  // Locked, so that what the owner writes meanwhile is either seen here or written over the new.
  await tx.$queryRaw`SELECT 1 FROM dashboards WHERE id = ${id}::uuid FOR UPDATE`
  const before = await tx.dashboard.findUniqueOrThrow({
    where: { id },
    include: { blocks: { orderBy: { position: 'asc' } } },
  })
  const last = await tx.generation.findFirst({
    where: { dashboardId: id, status: 'completed', id: { not: made.generationId } },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  const drafted = blocksOf(made, before.blocks)
  const { rows, places } = keepEdits(before.blocks, drafted)
  await tx.block.deleteMany({ where: { dashboardId: id } })
  await tx.dashboard.update({
    where: { id },
    data: {
      ...draftedParts(draft),
      before: beforeOf(before, last?.id ?? null),
      ...keptParts(
        before,
        draft,
        drafted.map((_, index) => `${places.get(index) ?? 'new'}`),
      ),
      blocks: { createMany: { data: rows } },
    },
  })
}

/** With those that the owner has added, after all others; what was added during the run stays as it is. */
function blocksOf({ draft, added }: Made, before: Block[]): DraftedBlock[] {
  const made = added.cards.flatMap(({ sentence, block }) =>
    draftedBlocks({ blocks: [block] }).map((row) => ({ ...row, sentence })),
  )
  const late = before.filter(
    ({ sentence, removedAt }) => sentence && !removedAt && !added.sentences.includes(sentence),
  )
  const all = [...draftedBlocks(draft), ...made, ...late.map(asDrafted)]
  return all.map((row, position) => ({ ...row, position }))
}

const asDrafted = ({
  sentence,
  type,
  title,
  description,
  spec,
  dataPreview,
  config,
}: Block): DraftedBlock => ({
  position: 0,
  sentence,
  type: type as DraftedBlock['type'],
  title,
  description,
  spec: spec as Prisma.InputJsonObject,
  dataPreview: dataPreview as Prisma.InputJsonObject,
  config: config as Prisma.InputJsonObject,
})

type Edited = Dashboard & { blocks: Block[] }

/** The texts and colours of the draft where the owner has given none, and the owner's order where there is one. */
function keptParts(
  { editedFields, layout, documentVersion, blocks }: Edited,
  draft: DashboardDraft,
  /** Of the new cards, by position: what was not there before is called by no position. */
  names: string[],
) {
  const isEdited = (field: string) => editedFields.includes(field)
  const before = findLayout(documentVersion, layout)
  const { chart_order } = draft.layout
  const order = [...chart_order, ...names.keys()].filter((at, index, all) => all.indexOf(at) === index)
  const kept = {
    ...draft.layout,
    chart_order: order,
    ...(before &&
      isEdited('chart_order') && {
        chart_order: keepOrder(
          { names: blocks.map((_, index) => `${index}`), order: before.chart_order },
          { names, order },
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
