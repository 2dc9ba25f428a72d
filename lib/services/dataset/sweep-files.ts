import { sweepTemporaryFolders } from '@/lib/storage/temporary-folder'
import type { Ctx } from '../context'

/** An upload's row is written within minutes; a file that has none by then lost its request to a crash. */
const ageMinMs = 60 * 60 * 1000
/** A table that nobody looked at for so long is read from its file again by whoever does. */
const readingAgeMaxMs = 7 * 24 * 60 * 60 * 1000
const batchMax = 500

/** Deletes stored files that no dataset names, drafts that never became one, and what killed processes left in the system's temporary folder; gives how many. */
export async function sweepFiles(ctx: Ctx): Promise<number> {
  const before = new Date(Date.now() - ageMinMs)
  let removed = (await ctx.storage.removeDrafts(before)) + (await sweepTemporaryFolders(before))
  removed += await ctx.storage.removeReadings(new Date(Date.now() - readingAgeMaxMs))
  let batch: string[] = []
  for await (const key of ctx.storage.list(before)) {
    batch.push(key)
    if (batch.length < batchMax) continue
    removed += await deleteUnnamed(ctx, batch)
    batch = []
  }
  return removed + (await deleteUnnamed(ctx, batch))
}

async function deleteUnnamed(ctx: Ctx, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0
  const rows = await ctx.db.dataset.findMany({
    where: { storageKey: { in: keys } },
    select: { storageKey: true },
  })
  const named = new Set(rows.map(({ storageKey }) => storageKey))
  const unnamed = keys.filter((key) => !named.has(key))
  for (const key of unnamed) await ctx.storage.delete(key)
  return unnamed.length
}
