import type { Prisma } from '@/lib/db/generated/client'
import { generationChannel } from './generation-changes'

/** Tells every process that a generation has changed, when the transaction is committed. */
export async function notifyGeneration(
  db: Pick<Prisma.TransactionClient, '$executeRaw'>,
  generationId: string,
): Promise<void> {
  await db.$executeRaw`SELECT pg_notify(${generationChannel}, ${generationId})`
}
