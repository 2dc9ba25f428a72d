import type { Generation } from '@/lib/contracts/generation'
import { requireScope } from '../access'
import type { Ctx } from '../context'
import { generationParts, presentGeneration } from './present-generation'

/** The newest generation that made a dashboard of the account that asks. */
export async function findDashboardGeneration(ctx: Ctx, dashboardId: string): Promise<Generation | null> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const row = await ctx.db.generation.findFirst({
    where: { dashboardId, accountId },
    orderBy: { id: 'desc' },
    include: generationParts,
  })
  return row && presentGeneration(row)
}
