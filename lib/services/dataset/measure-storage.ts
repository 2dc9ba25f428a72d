import type { Prisma } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'
import type { Actor } from '../context'

const megabyte = 1024 * 1024

/** What the files of an account take, and what its plan keeps. */
export async function measureStorage(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { accountId, plan }: Pick<Actor, 'accountId' | 'plan'>,
): Promise<{ usedBytes: number; maxBytes: number }> {
  const [row] = await db.$queryRaw<{ used: number }[]>`
    SELECT coalesce(sum(byte_count), 0)::float8 AS used FROM datasets WHERE account_id = ${accountId}::uuid`
  return { usedBytes: row?.used ?? 0, maxBytes: getEnv().planLimits[plan].storageMb * megabyte }
}
