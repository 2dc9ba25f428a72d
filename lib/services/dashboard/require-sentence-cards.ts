import type { ClauseReport } from '@/lib/contracts/analysis'
import type { DashboardDraft } from '@/lib/contracts/draft'
import type { ErrorDetail } from '@/lib/contracts/errors'
import { writeRefusal } from '@/lib/contracts/sentence-refusal'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { readDatasetFile } from '../dataset/read-dataset-file'
import { notFound } from '../errors'
import { cardsOfSentence } from '../generation/cards-of-sentence'
import { validationError } from '../validation'

interface Asked {
  dashboardId: string
  sentence: string
  signal?: AbortSignal
}

/** The cards that a sentence asks for of a dashboard's table, or a refusal of each part that can't be done whole. */
export async function requireSentenceCards(
  ctx: Ctx,
  { dashboardId, sentence, signal }: Asked,
): Promise<DashboardDraft['blocks']> {
  const { accountId } = requireScope(ctx, 'dashboards:write')
  const id = requireUuid(dashboardId, 'dashboard')
  const dashboard = await ctx.db.dashboard.findFirst({
    where: { id, accountId },
    select: {
      dataset: true,
      generations: { where: { status: 'completed' }, orderBy: { id: 'desc' }, take: 1 },
    },
  })
  const generation = dashboard?.generations[0]
  // Deleted between the one and the other.
  if (!dashboard?.dataset || !generation) throw notFound('dashboard')
  const { dataset } = dashboard
  const { blocks, clauses } = await readDatasetFile(ctx, {
    storageKey: dataset.storageKey,
    lost: 'no card can be added',
    read: () => cardsOfSentence(ctx, { generation, dataset }, { sentence, signal }),
  })
  const details = clauses.flatMap(refusalOf)
  if (details.length > 0) throw validationError(details)
  if (blocks.length === 0) throw validationError([refusal('It asks for no chart or figure')])
  return blocks
}

/** Why a part of it makes no card, in whose words, and what could be asked for in its place. */
function refusalOf({ clause, status, block, reason, offers = [] }: ClauseReport): ErrorDetail[] {
  if (status === 'applied' && block !== null) return []
  const why =
    status === 'applied'
      ? 'It is about the whole dashboard: say it in the instructions'
      : (reason ?? 'It can not be done with these data')
  return [
    refusal(writeRefusal({ clause, why }), status === 'partly' ? 'partly' : 'not_possible'),
    ...offers.map((offer) => ({ path: 'sentence', code: 'offer', message: offer })),
  ]
}

const refusal = (message: string, code = 'not_possible'): ErrorDetail => ({
  path: 'sentence',
  code,
  message,
})
