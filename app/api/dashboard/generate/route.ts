import { readGenerateForm } from '@/lib/http/read-generate-form'
import { replyGeneration } from '@/lib/http/reply-generation'
import { withApi } from '@/lib/http/with-api'
import { startGeneration } from '@/lib/services/generation/start-generation'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'dashboards:write',
    handle: async ({ ctx, request }) =>
      replyGeneration(await startGeneration(ctx, await readGenerateForm(request, ctx))),
  },
})
