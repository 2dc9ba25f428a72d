import type { GenerateAccepted, Regenerate, RegenerateCompleted } from '@/lib/contracts/generation'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { createRegeneration } from './create-regeneration'
import { getOutcome } from './get-outcome'
import { presentRegenerated } from './present-generation'
import { isSmallFile, runWithinRequest } from './run-within-request'

/**
 * Makes a dashboard anew of its own dataset, within the request where the file is small, else by the worker.
 * Until that has ended well the dashboard stays as it was; its links and what its owner wrote stay in any case.
 */
export async function regenerateDashboard(
  ctx: Ctx,
  dashboardId: string,
  given: Regenerate,
): Promise<RegenerateCompleted | GenerateAccepted> {
  const actor = requireScope(ctx, 'dashboards:write')
  if (ctx.claim?.generationId) return presentRegenerated(await getOutcome(ctx, ctx.claim.generationId))
  const id = requireUuid(dashboardId, 'dashboard')
  const { generationId, dataset } = await createRegeneration(ctx, actor, { dashboardId: id, given })
  if (isSmallFile(dataset)) await runWithinRequest(ctx, generationId)
  return presentRegenerated(await getOutcome(ctx, generationId))
}
