import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileType } from '@/lib/contracts/generation'
import type { Dataset } from '@/lib/db/generated/client'
import { EngineError } from '@/lib/engine/engine-error'
import { inTemporaryFolder } from '@/lib/storage/temporary-folder'
import { requireScope, requireUuid } from '../access'
import type { Ctx } from '../context'
import type { CsvFile } from '../csv/csv-file'
import { notFound, ServiceError } from '../errors'

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
  if (!dashboard) throw notFound('dashboard')
  return cleanedCsv(ctx, dashboard.dataset, { signal })
}

/** The cleaned table of a dataset, for whoever was found to be allowed it. */
export async function cleanedCsv(
  ctx: Ctx,
  dataset: Dataset,
  { signal }: { signal?: AbortSignal },
): Promise<CsvFile> {
  return inTemporaryFolder(async (folder) => {
    const task = {
      path: await ctx.storage.path(dataset.storageKey),
      fileType: dataset.fileType as FileType,
      cleanedTo: path.join(folder, 'cleaned.csv'),
    }
    await ctx.engine.cleanFile({ ...task, signal }).catch(tellRefusal)
    return { name: `${dataset.name} cleaned`, content: await readFile(task.cleanedTo) }
  })
}

function tellRefusal(error: unknown): never {
  if (error instanceof EngineError)
    throw new ServiceError(error.code, { message: error.message, cause: error })
  throw error
}
