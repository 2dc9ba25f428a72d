import type { GenerateAccepted } from '@/lib/contracts/generation'
import { type Reply, reply } from './reply'

const pollAfterSeconds = '1'

/** The answer to a request that started a generation: it has ended, or where it can be looked at. */
export function replyGeneration<Completed extends { status: 'completed' }>(
  generation: Completed | GenerateAccepted,
): Reply {
  if (generation.status === 'completed') return reply(generation, { message: 'The dashboard is ready.' })
  return reply(generation, {
    status: 202,
    message: 'The dashboard is being made.',
    headers: { location: generation.status_url, 'retry-after': pollAfterSeconds },
  })
}
