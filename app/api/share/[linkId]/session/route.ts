import { openShareSessionSchema } from '@/lib/contracts/share-link'
import { readJson } from '@/lib/http/read-json'
import { readViewer } from '@/lib/http/read-viewer'
import { reply } from '@/lib/http/reply'
import { viewerCookies } from '@/lib/http/viewer-cookies'
import { withApi } from '@/lib/http/with-api'
import { withCookies } from '@/lib/http/with-cookies'
import { openShareSession } from '@/lib/services/share/open-share-session'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'public',
    handle: async ({ ctx, request, params: { linkId = '' } }) => {
      const viewer = await readViewer(ctx, request)
      const given = await readJson(request, openShareSessionSchema)
      const { session, token } = await openShareSession(viewer.ctx, linkId, { pass: viewer.pass, given })
      return withCookies(reply(session), viewerCookies(linkId, 'session', token))
    },
  },
})
