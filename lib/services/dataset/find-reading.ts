import type { FileType } from '@/lib/contracts/generation'
import type { Dataset } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import type { ReadingTask } from '../generation/engine-task'
import { givenOfRun, readingOf } from '../generation/reading-of'

/** How a file was understood when its dashboard was last made. */
export async function findReading(ctx: Ctx, dataset: Dataset): Promise<Omit<ReadingTask, 'path'>> {
  const made = await ctx.db.generation.findFirst({
    where: { datasetId: dataset.id, status: 'completed' },
    orderBy: { id: 'desc' },
    select: { sheet: true, shape: true, outcome: true, eventTime: true, given: true },
  })
  return {
    fileType: dataset.fileType as FileType,
    fileName: `${dataset.name}.${dataset.fileType}`,
    ...givenOfRun(made, dataset),
    outcome: made?.outcome ?? undefined,
    time: made?.eventTime,
    ...readingOf(made),
  }
}
