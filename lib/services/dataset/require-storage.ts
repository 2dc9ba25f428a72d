import type { Prisma } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'
import { formatBytes } from '@/lib/format/format-bytes'
import type { Actor } from '../context'
import { ServiceError } from '../errors'

const megabyte = 1024 * 1024

/**
 * Refuses a file for which the account has no room left, under RATE_LIMITS=off too: what is kept fills the disk for
 * all. Exact where the account's row is locked; before a file is read, whose size is not yet known, for what has none left.
 */
export async function requireStorage(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  actor: Actor,
  byteCount = 1,
): Promise<void> {
  const { storageMb } = getEnv().planLimits[actor.plan]
  const used = await countBytes(db, actor)
  if (used + byteCount <= storageMb * megabyte) return
  const setting = `${actor.plan.toUpperCase()}_STORAGE_MB`
  const wayOut = getEnv().isLocal ? ` On an installation of your own, ${setting} sets the bound.` : ''
  throw new ServiceError('file_too_large', {
    message: `The files of this account take ${formatBytes(used)} of the ${formatBytes(storageMb * megabyte)} that the ${actor.plan} plan keeps, which leaves no room for this one. Delete dashboards and failed generations that are not needed any more: their files go with them.${wayOut}`,
    param: 'file',
  })
}

async function countBytes(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { accountId }: Actor,
): Promise<number> {
  const [row] = await db.$queryRaw<{ used: number }[]>`
    SELECT coalesce(sum(byte_count), 0)::float8 AS used FROM datasets WHERE account_id = ${accountId}::uuid`
  return row?.used ?? 0
}
