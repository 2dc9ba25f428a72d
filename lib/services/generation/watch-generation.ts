import type { Generation, GenerationEvent } from '@/lib/contracts/generation'
import type { Ctx } from '../context'
import { ServiceError } from '../errors'
import { getGeneration } from './get-generation'

/** Changes are told by the database; a look this often is for those that were not heard. */
const lookEveryMs = 1000

export interface WatchOptions {
  /** The id of the last event that the watcher has had. */
  seen?: string | null
  signal: AbortSignal
}

/**
 * The events of a generation of the account that asks, as they come, until it has ended; at once its last one
 * where it has ended before. Null where the watcher has had that one too.
 */
export async function watchGeneration(
  ctx: Ctx,
  generationId: string,
  { seen = null, signal }: WatchOptions,
): Promise<AsyncIterable<GenerationEvent> | null> {
  const generation = await getGeneration(ctx, generationId)
  const { id, event } = eventOf(generation)
  if (event !== 'progress' && id === seen) return null
  return eventsOf(ctx, generation.id, { seen, signal })
}

async function* eventsOf(
  ctx: Ctx,
  id: string,
  { seen, signal }: WatchOptions,
): AsyncGenerator<GenerationEvent> {
  const changes = ctx.changes.subscribe(id)
  let told = seen
  try {
    while (!signal.aborted) {
      const generation = await getGeneration(ctx, id).catch(nullIfDeleted)
      if (!generation) return
      const event = eventOf(generation)
      if (event.id !== told) yield event
      if (event.event !== 'progress') return
      told = event.id
      await changes.next(lookEveryMs, signal)
    }
  } finally {
    changes.close()
  }
}

/** Named by what it tells, so that whoever comes back is not told it again. */
function eventOf(generation: Generation): GenerationEvent {
  const { status, progress } = generation
  if (status === 'processing') return { id: progress.stage, event: 'progress', data: progress }
  if (status === 'completed') return { id: status, event: status, data: generation }
  return { id: status, event: status, data: generation }
}

function nullIfDeleted(error: unknown): null {
  if (error instanceof ServiceError && error.code === 'not_found') return null
  throw error
}
