import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Prisma } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { cleanText } from '../dataset/file-name'
import { createShareLink } from '../share/create-share-link'
import { linkOptionsSchema } from '../share/link-options'
import { type Claim, heldBy } from './claim-generation'
import { composePayload } from './compose-payload'
import type { EngineResult } from './engine-task'
import { notifyGeneration } from './notify-generation'

/** Writes all that a run has made in one transaction, unless a later run holds the generation by now. */
export async function completeGeneration(ctx: Ctx, claim: Claim, analysis: EngineResult): Promise<void> {
  const { generation, dataset, plan } = claim
  const { draft } = analysis
  await ctx.db.$transaction(
    async (tx) => {
      const ended = await tx.generation.updateMany({ where: heldBy(claim), data: ending(analysis) })
      if (ended.count === 0) return
      const dashboard = await createDashboard(tx, claim, draft)
      const options = linkOptionsSchema.parse(generation.linkOptions)
      await createShareLink(tx, { dashboardId: dashboard.id, plan, options })
      await tx.generation.update({ where: { id: generation.id }, data: { dashboardId: dashboard.id } })
      await tx.dataset.update({
        where: { id: dataset.id },
        data: { status: 'cleaned', name: cleanText(draft.dataset.name) || dataset.name },
      })
      await notifyGeneration(tx, generation.id)
    },
    { timeout: writeTimeoutMs },
  )
}

/** A dashboard is a few hundred kB at the most; a database that needs longer is in trouble. */
const writeTimeoutMs = 15_000

const ending = (analysis: EngineResult) =>
  ({
    status: 'completed',
    stage: 'done',
    percent: 100,
    payload: composePayload(analysis) as unknown as Prisma.InputJsonObject,
    completedAt: new Date(),
    leaseExpiresAt: null,
  }) as const

function createDashboard(
  tx: Prisma.TransactionClient,
  { generation, dataset }: Claim,
  draft: DashboardDraft,
) {
  const now = new Date()
  return tx.dashboard.create({
    data: {
      accountId: generation.accountId,
      datasetId: dataset.id,
      title: cleanText(draft.title),
      description: cleanText(draft.description),
      layout: draft.layout as unknown as Prisma.InputJsonObject,
      status: 'completed',
      createdAt: now,
      lastGeneratedAt: now,
      blocks: { createMany: { data: draft.blocks.map((block) => blockRow(block)) } },
    },
    select: { id: true },
  })
}

const blockRow = (block: DashboardDraft['blocks'][number]) => ({
  position: block.position,
  type: block.type,
  title: cleanText(block.title),
  description: cleanText(block.description),
  spec: block.spec as Prisma.InputJsonObject,
  dataPreview: block.data_preview as Prisma.InputJsonObject,
  config: block.config as unknown as Prisma.InputJsonObject,
})
