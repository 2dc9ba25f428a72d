import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Dataset } from '@/lib/db/generated/client'
import { EngineError } from '@/lib/engine/engine-error'
import { MissingFileError } from '@/lib/storage/storage'
import { inTemporaryFolder } from '@/lib/storage/temporary-folder'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import type { CsvFile } from '../csv/csv-file'
import { notFound, ServiceError } from '../errors'
import { inExportSlot } from './export-slots'
import { findReading } from './find-reading'

/** The whole cleaned table of a dashboard as CSV, made from its file in the engine's own process. */
export async function getCleanedCsv(
  ctx: Ctx,
  dashboardId: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<CsvFile> {
  const { accountId } = requireScope(ctx, 'dashboards:read')
  const id = requireUuid(dashboardId, 'dashboard')
  const dashboard = await ctx.db.dashboard.findFirst({
    where: { id, accountId },
    select: { dataset: true },
  })
  // Deleted between the one and the other.
  if (!dashboard?.dataset) throw notFound('dashboard')
  return cleanedCsv(ctx, dashboard.dataset, { signal, who: accountId })
}

/** The cleaned table of a dataset, for `who` was found to be allowed it; so many at a time (`inExportSlot`). */
export async function cleanedCsv(
  ctx: Ctx,
  dataset: Dataset,
  { signal, who }: { signal?: AbortSignal; who: string },
): Promise<CsvFile> {
  return {
    name: `${dataset.name} cleaned`,
    content: await inExportSlot(who, (ended) => clean(ctx, dataset, ended), { signal }),
  }
}

/** Read as fast as it is sent: the open file outlives its folder. */
function clean(ctx: Ctx, dataset: Dataset, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  return inTemporaryFolder(async (folder) => {
    signal.throwIfAborted()
    const task = {
      path: await ctx.storage.path(dataset.storageKey),
      ...(await findReading(ctx, dataset)),
      cleanedTo: path.join(folder, 'cleaned.csv'),
    }
    await ctx.engine.cleanFile({ ...task, signal }).catch(async (error: unknown) => {
      // Deleted before the engine could read it: its own error says less.
      await ctx.storage.path(dataset.storageKey)
      tellRefusal(error)
    })
    const file = await open(task.cleanedTo)
    return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
  }).catch((error: unknown) => {
    throw error instanceof MissingFileError ? noFile(error) : error
  })
}

const noFile = (cause: Error) =>
  new ServiceError('not_found', { message: 'The file behind this dashboard is not here any more.', cause })

function tellRefusal(error: unknown): never {
  if (error instanceof EngineError)
    throw new ServiceError(error.code, { message: error.message, cause: error })
  throw error
}
