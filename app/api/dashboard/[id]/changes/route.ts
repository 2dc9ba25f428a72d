import { keepVersionSchema } from '@/lib/contracts/dashboard-changes'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { getChanges } from '@/lib/services/dashboard/before/get-changes'
import { keepVersion } from '@/lib/services/dashboard/before/keep-version'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, params }) => reply(await getChanges(ctx, params.id ?? '')),
  },
  POST: {
    access: 'dashboards:write',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, keepVersionSchema)
      const message =
        given.keep === 'new' ? 'The dashboard stays as it is now.' : 'The dashboard is as it was before.'
      return reply(await keepVersion(ctx, params.id ?? '', given), { message })
    },
  },
})
