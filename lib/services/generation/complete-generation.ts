import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Dashboard, Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { keepOrder, type OrderedCards } from '../dashboard/keep-order'
import { cleanText } from '../dataset/file-name'
import { lockDataset } from '../dataset/lock-dataset'
import { versionOf } from '../document/read-document'
import { findOrder, storedDashboard } from '../document/stored-dashboard'
import { storedPayload } from '../document/stored-payload'
import { insertShareLink } from '../share/insert-share-link'
import { linkOptionsSchema } from '../share/link-options'
import { defaultEnd } from '../share/plan-rules'
import type { Analysis } from './analyze-claim'
import { type Claim, heldBy } from './claim-generation'
import { composePayload } from './compose-payload'
import { notifyGeneration } from './notify-generation'
import { queueReady } from './queue-ended'

/** Writes all that a run has made in one transaction, unless a later run holds the generation by now. */
export async function completeGeneration(ctx: Ctx, claim: Claim, analysis: Analysis): Promise<void> {
  const { generation, dataset } = claim
  const { draft } = analysis
  await ctx.db.$transaction(
    async (tx) => {
      await lockDataset(tx, dataset.id)
      const ended = await tx.generation.updateMany({ where: heldBy(claim), data: ending(analysis) })
      if (ended.count === 0) return
      if (generation.dashboardId) await replaceDashboard(tx, generation.dashboardId, draft)
      else await createDashboard(tx, claim, draft)
      await tx.dataset.update({
        where: { id: dataset.id },
        data: { status: 'cleaned', name: cleanText(draft.dataset.name) || dataset.name },
      })
      await queueReady(ctx, tx, generation.id)
      await notifyGeneration(tx, generation.id)
    },
    { timeout: writeTimeoutMs },
  )
}

/** A dashboard is a few hundred kB at the most; a database that needs longer is in trouble. */
const writeTimeoutMs = 15_000

const ending = (analysis: Analysis) =>
  ({
    status: 'completed',
    stage: 'done',
    percent: 100,
    payload: composePayload(analysis) as unknown as Prisma.InputJsonObject,
    payloadVersion: versionOf(storedPayload),
    completedAt: new Date(),
    leaseExpiresAt: null,
  }) as const

async function createDashboard(
  tx: Prisma.TransactionClient,
  { generation, dataset, plan }: Claim,
  draft: DashboardDraft,
): Promise<void> {
  const { id } = await tx.dashboard.create({
    data: {
      accountId: generation.accountId,
      datasetId: dataset.id,
      title: cleanText(draft.title),
      description: cleanText(draft.description),
      ...generatedParts(draft),
    },
    select: { id: true },
  })
  const options = linkOptionsSchema.parse(generation.linkOptions)
  await insertShareLink(tx, {
    dashboardId: id,
    allowedEmails: options.allowed_emails,
    allowPdfExport: options.allow_pdf_export,
    allowScrollableCards: options.allow_scrollable_cards,
    expiresAt: defaultEnd(plan),
  })
  await tx.generation.update({ where: { id: generation.id }, data: { dashboardId: id } })
}

/** New cards in the place of the old ones; links stay, and so does what the owner has written. */
async function replaceDashboard(
  tx: Prisma.TransactionClient,
  id: string,
  draft: DashboardDraft,
): Promise<void> {
  // Locked, so that what the owner writes meanwhile is either seen here or written over the new.
  await tx.$queryRaw`SELECT 1 FROM dashboards WHERE id = ${id}::uuid FOR UPDATE`
  const before = await tx.dashboard.findUniqueOrThrow({
    where: { id },
    include: { blocks: { select: { type: true, title: true }, orderBy: { position: 'asc' } } },
  })
  await tx.block.deleteMany({ where: { dashboardId: id } })
  await tx.dashboard.update({
    where: { id },
    data: { ...generatedParts(draft), ...keptParts(before, draft) },
  })
}

type Edited = Dashboard & { blocks: OrderedCards['blocks'] }

/** The texts of the draft where the owner has written none, and the owner's order where there is one. */
function keptParts({ editedFields, layout, documentVersion, blocks }: Edited, draft: DashboardDraft) {
  const isEdited = (field: string) => editedFields.includes(field)
  const before = findOrder(documentVersion, layout)
  const drafted = { blocks: draft.blocks, order: draft.layout.chart_order }
  const order = before ? keepOrder({ blocks, order: before }, drafted) : drafted.order
  return {
    ...(!isEdited('title') && { title: cleanText(draft.title) }),
    ...(!isEdited('description') && { description: cleanText(draft.description) }),
    ...(isEdited('chart_order') && {
      layout: { ...draft.layout, chart_order: order } as unknown as Prisma.InputJsonObject,
    }),
  }
}

const generatedParts = (draft: DashboardDraft) =>
  ({
    layout: draft.layout as unknown as Prisma.InputJsonObject,
    documentVersion: versionOf(storedDashboard),
    status: 'completed',
    lastGeneratedAt: new Date(),
    blocks: { createMany: { data: draft.blocks.map((block) => blockRow(block)) } },
  }) as const

const blockRow = (block: DashboardDraft['blocks'][number]) => ({
  position: block.position,
  type: block.type,
  title: cleanText(block.title),
  description: cleanText(block.description),
  spec: block.spec as Prisma.InputJsonObject,
  dataPreview: block.data_preview as Prisma.InputJsonObject,
  config: block.config as unknown as Prisma.InputJsonObject,
})
