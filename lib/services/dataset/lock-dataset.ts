import type { Prisma } from '@/lib/db/generated/client'

/**
 * Locks a dataset's row, the first of all rows of a dashboard that a transaction locks; then come generations, then
 * dashboards. So no two wait for each other for ever, and nothing is added to what is being deleted.
 */
export async function lockDataset(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM datasets WHERE id = ${id}::uuid FOR UPDATE`
}

/** Locks all that hangs on a dataset, in that order, before it is deleted. */
export async function lockDatasetRows(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await lockDataset(tx, id)
  await tx.$queryRaw`SELECT 1 FROM generations WHERE dataset_id = ${id}::uuid ORDER BY id FOR UPDATE`
  await tx.$queryRaw`SELECT 1 FROM dashboards WHERE dataset_id = ${id}::uuid ORDER BY id FOR UPDATE`
}
