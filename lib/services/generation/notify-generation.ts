import type { Prisma } from '@/lib/db/generated/client'

/** Heard by whoever waits for generations; sent when the transaction is committed. */
export const generationEndedChannel = 'readout_generation_ended'

export async function notifyGeneration(tx: Prisma.TransactionClient, generationId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${generationEndedChannel}, ${generationId})`
}
