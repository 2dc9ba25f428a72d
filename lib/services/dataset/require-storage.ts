import type { Prisma } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'
import { formatBytes } from '@/lib/format/format-bytes'
import type { Actor } from '../context'
import { ServiceError } from '../errors'
import { measureStorage } from './measure-storage'

/**
 * Refuses a file for which the account has no room left, under RATE_LIMITS=off too: what is kept fills the disk for
 * all. Exact where the account's row is locked; before a file is read, of what it takes at the least.
 */
export async function requireStorage(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  actor: Actor,
  byteCount = 1,
): Promise<void> {
  const { usedBytes, maxBytes } = await measureStorage(db, actor)
  if (usedBytes + byteCount <= maxBytes) return
  const setting = `${actor.plan.toUpperCase()}_STORAGE_MB`
  const wayOut = getEnv().isLocal ? ` On an installation of your own, ${setting} sets the bound.` : ''
  throw new ServiceError('file_too_large', {
    message: `The files of this account take ${formatBytes(usedBytes)} of the ${formatBytes(maxBytes)} that the ${actor.plan} plan keeps, which leaves no room for this one. Delete dashboards and failed generations that are not needed any more: their files go with them.${wayOut}`,
    param: 'file',
  })
}
