import { readViewer } from '@/lib/http/read-viewer'
import { reply } from '@/lib/http/reply'
import { withApi } from '@/lib/http/with-api'
import { viewShareLink } from '@/lib/services/share/view-share-link'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'public',
    handle: async ({ ctx, request, params }) => {
      const viewer = await readViewer(ctx, request)
      return reply(await viewShareLink(viewer.ctx, params.linkId ?? '', viewer.pass))
    },
  },
})
