import type { Prisma } from '@/lib/db/generated/client'
import type { Actor } from '../context'

/** Locks an account's row until the transaction ends, so that of two requests at once the second counts the first. */
export async function lockAccount(
  tx: Prisma.TransactionClient,
  { accountId }: Pick<Actor, 'accountId'>,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::uuid FOR UPDATE`
}
