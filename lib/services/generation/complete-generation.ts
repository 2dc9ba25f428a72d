import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { draftedBlocks, draftedParts } from '../dashboard/drafted-parts'
import { replaceDashboard } from '../dashboard/replace-dashboard'
import { cleanText } from '../dataset/file-name'
import { lockDataset } from '../dataset/lock-dataset'
import { versionOf } from '../document/read-document'
import { storedPayload } from '../document/stored-payload'
import { insertShareLink } from '../share/insert-share-link'
import { linkOptionsSchema } from '../share/link-options'
import { defaultEnd } from '../share/plan-rules'
import type { AddedCards } from './added-cards'
import type { Analysis } from './analyze-claim'
import { type Claim, heldBy } from './claim-generation'
import { composePayload } from './compose-payload'
import { notifyGeneration } from './notify-generation'
import { queueReady } from './queue-ended'
import { givenOf } from './reading-of'

type Made = Analysis & { added: AddedCards }

/** Writes all that a run has made in one transaction, unless a later run holds the generation by now. */
export async function completeGeneration(ctx: Ctx, claim: Claim, analysis: Made): Promise<void> {
  const { generation, dataset } = claim
  const { draft, added } = analysis
  await ctx.db.$transaction(
    async (tx) => {
      await lockDataset(tx, dataset.id)
      const ended = await tx.generation.updateMany({
        where: heldBy(claim),
        data: { ...ending(analysis), given: givenOf(dataset) as Prisma.InputJsonObject },
      })
      if (ended.count === 0) return
      if (generation.dashboardId)
        await replaceDashboard(tx, generation.dashboardId, { draft, added, generationId: generation.id })
      else await createDashboard(tx, claim, draft)
      await tx.dataset.updateMany({
        where: { id: dataset.id },
        data: { status: 'cleaned', name: cleanText(draft.dataset.name) || dataset.name },
      })
      await queueReady(ctx, tx, generation)
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
      ...draftedParts(draft),
    },
    select: { id: true },
  })
  await tx.block.createMany({ data: draftedBlocks(draft).map((block) => ({ ...block, dashboardId: id })) })
  const options = linkOptionsSchema.parse(generation.linkOptions)
  await insertShareLink(tx, {
    dashboardId: id,
    allowedEmails: options.allowed_emails,
    allowPdfExport: options.allow_pdf_export,
    allowScrollableCards: options.allow_scrollable_cards,
    expiresAt: defaultEnd(plan),
  })
  // of many, since of one the whole row comes back
  await tx.generation.updateMany({ where: { id: generation.id }, data: { dashboardId: id } })
}
