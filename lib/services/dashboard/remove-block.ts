import type { Dashboard, Since } from '@/lib/contracts/dashboard'
import { requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { changeDashboard } from './change-dashboard'
import { requireCardRoom } from './require-card-room'
import type { BlockPath } from './update-block'

/** Takes a card out; it stays out when the dashboard is made anew, and can be put back. */
export const removeBlock = (ctx: Ctx, path: BlockPath, since: Since): Promise<Dashboard> =>
  setRemoved(ctx, { path, since, removedAt: new Date() })

/** Puts a card back where it was. */
export const restoreBlock = (ctx: Ctx, path: BlockPath, since: Since): Promise<Dashboard> =>
  setRemoved(ctx, { path, since, removedAt: null })

interface Removal {
  path: BlockPath
  since: Since
  removedAt: Date | null
}

/** Of one that stands so already nothing changes. */
async function setRemoved(
  ctx: Ctx,
  { path: { dashboardId, blockId }, since, removedAt }: Removal,
): Promise<Dashboard> {
  const id = requireUuid(blockId, 'card')
  return changeDashboard(ctx, { dashboardId, since }, async (tx, current) => {
    const block = await tx.block.findFirst({
      where: { id, dashboardId: current.id },
      select: { removedAt: true },
    })
    if (!block) throw notFound('card')
    if (block.removedAt && !removedAt) requireCardRoom(current, 1)
    await tx.block.update({ where: { id }, data: { removedAt } })
    return {}
  })
}
