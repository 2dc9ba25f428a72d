import type { ManagedShareLink } from '@/lib/contracts/share-link'
import { requireScope } from '../access'
import type { Ctx } from '../context'
import { getOwnLink } from './get-own-link'
import { presentManagedShareLink } from './present-share-link'

export async function getShareLink(ctx: Ctx, linkId: string): Promise<ManagedShareLink> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  return presentManagedShareLink(await getOwnLink(ctx, linkId, accountId))
}
