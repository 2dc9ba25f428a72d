import { readGenerateForm } from '@/lib/http/read-generate-form'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { startGeneration } from '@/lib/services/generation/start-generation'

export const dynamic = 'force-dynamic'

const pollAfterSeconds = '1'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'dashboards:write',
    handle: async ({ ctx, request }) => {
      const generation = await startGeneration(ctx, await readGenerateForm(request, ctx))
      if (generation.status === 'completed') return reply(generation, { message: 'The dashboard is ready.' })
      return reply(generation, {
        status: 202,
        message: 'The dashboard is being made.',
        headers: { location: generation.status_url, 'retry-after': pollAfterSeconds },
      })
    },
  },
})
