import { createShareLinkSchema, listShareLinksSchema } from '@/lib/contracts/share-link'
import { getEnv } from '@/lib/env'
import { readJson } from '@/lib/http/read-json'
import { readQuery } from '@/lib/http/read-query'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { createShareLink } from '@/lib/services/share/create-share-link'
import { listShareLinks } from '@/lib/services/share/list-share-links'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, url, params }) =>
      reply(await listShareLinks(ctx, params.id ?? '', readQuery(url, listShareLinksSchema))),
  },
  POST: {
    access: 'share_links:write',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, createShareLinkSchema)
      const data = await createShareLink(ctx, params.id ?? '', given)
      const headers = { location: `${getEnv().baseUrl}/api/share-links/${data.id}/` }
      return reply(data, { status: 201, message: 'The share link is made.', headers })
    },
  },
})
