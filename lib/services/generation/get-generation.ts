import type { Generation } from '@/lib/contracts/generation'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { generationParts, presentGeneration } from './present-generation'

/** Changes are told by the database; a look this often is for those that were not heard. */
const lookEveryMs = 1000

/** One generation of the account that asks, at once or as soon as it has ended within `waitMs`. */
export async function getGeneration(
  ctx: Ctx,
  generationId: string,
  { waitMs = 0, signal }: { waitMs?: number; signal?: AbortSignal } = {},
): Promise<Generation> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const id = requireUuid(generationId, 'generation')
  if (waitMs > 0) await waitForEnd(ctx, { id, accountId, endsAt: Date.now() + waitMs, signal })
  const row = await ctx.db.generation.findFirst({ where: { id, accountId }, include: generationParts })
  if (!row) throw notFound('generation')
  return presentGeneration(row)
}

async function waitForEnd(
  ctx: Ctx,
  { id, accountId, endsAt, signal }: { id: string; accountId: string; endsAt: number; signal?: AbortSignal },
): Promise<void> {
  const changes = ctx.changes.subscribe(id)
  try {
    while (Date.now() < endsAt && !signal?.aborted) {
      const row = await ctx.db.generation.findFirst({ where: { id, accountId }, select: { status: true } })
      if (row?.status !== 'processing') return
      await changes.next(Math.min(lookEveryMs, endsAt - Date.now()), signal)
    }
  } finally {
    changes.close()
  }
}
