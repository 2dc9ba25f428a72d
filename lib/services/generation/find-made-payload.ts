import type { GenerationPayload } from '@/lib/contracts/generation'
import type { Ctx } from '../context'
import { findPayload } from '../document/stored-payload'

/** The report of the run that made a dashboard as it stands; null where nothing that can be read is kept of it. */
export async function findMadePayload(ctx: Ctx, dashboardId: string): Promise<GenerationPayload | null> {
  const made = await ctx.db.generation.findFirst({
    where: { dashboardId, status: 'completed' },
    orderBy: { id: 'desc' },
    select: { payload: true, payloadVersion: true },
  })
  return made && findPayload(made)
}
