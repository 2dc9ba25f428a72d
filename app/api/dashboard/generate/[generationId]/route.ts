import { readWaitMs } from '@/lib/http/read-query'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { deleteGeneration } from '@/lib/services/generation/delete-generation'
import { getGeneration } from '@/lib/services/generation/get-generation'

export const dynamic = 'force-dynamic'

const pollAfterSeconds = '1'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, request, url, params }) => {
      const wait = { waitMs: readWaitMs(url), signal: request.signal }
      const generation = await getGeneration(ctx, params.generationId ?? '', wait)
      const isRunning = generation.status === 'processing'
      return reply(generation, {
        message: `The generation is ${generation.status}.`,
        headers: isRunning ? { 'retry-after': pollAfterSeconds } : {},
      })
    },
  },
  DELETE: {
    access: 'dashboards:write',
    handle: async ({ ctx, params }) =>
      reply(await deleteGeneration(ctx, params.generationId ?? ''), {
        message: 'The generation is deleted, with its file.',
      }),
  },
})
