import { requestShareCodeSchema } from '@/lib/contracts/share-link'
import { readJson } from '@/lib/http/read-json'
import { readViewer } from '@/lib/http/read-viewer'
import { reply } from '@/lib/http/reply'
import { ensureBrowser } from '@/lib/http/viewer-cookies'
import { withApi } from '@/lib/http/with-api'
import { withCookies } from '@/lib/http/with-cookies'
import { requestShareCode } from '@/lib/services/share/request-share-code'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  POST: {
    access: 'public',
    handle: async ({ ctx, request, params: { linkId = '' } }) => {
      const { pass } = await readViewer(ctx, request)
      const { email } = await readJson(request, requestShareCodeSchema)
      const { browserToken, cookies } = ensureBrowser(linkId, pass)
      const data = await requestShareCode(ctx, linkId, { email, browserToken })
      const message = 'If this address may see the dashboard, a code is on its way to it.'
      return withCookies(reply(data, { status: 202, message }), cookies)
    },
  },
})
