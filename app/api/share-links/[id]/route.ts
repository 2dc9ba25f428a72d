import { updateShareLinkSchema } from '@/lib/contracts/share-link'
import { readJson } from '@/lib/http/read-json'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { getShareLink } from '@/lib/services/share/get-share-link'
import { revokeShareLink } from '@/lib/services/share/revoke-share-link'
import { updateShareLink } from '@/lib/services/share/update-share-link'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, params }) => reply(await getShareLink(ctx, params.id ?? '')),
  },
  PATCH: {
    access: 'share_links:write',
    handle: async ({ ctx, request, params }) => {
      const given = await readJson(request, updateShareLinkSchema)
      const data = await updateShareLink(ctx, params.id ?? '', given)
      return reply(data, { message: 'The share link is changed.' })
    },
  },
  DELETE: {
    access: 'share_links:write',
    handle: async ({ ctx, params }) =>
      reply(await revokeShareLink(ctx, params.id ?? ''), { message: 'The share link is closed.' }),
  },
})
