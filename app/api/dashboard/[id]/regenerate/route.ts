import { regenerateSchema } from '@/lib/contracts/generation'
import { readJson } from '@/lib/http/read-json'
import { replyGeneration } from '@/lib/http/reply-generation'
import { withApi } from '@/lib/http/with-api'
import { regenerateDashboard } from '@/lib/services/generation/regenerate-dashboard'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'dashboards:write',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, regenerateSchema)
      return replyGeneration(await regenerateDashboard(ctx, params.id ?? '', given))
    },
  },
})
