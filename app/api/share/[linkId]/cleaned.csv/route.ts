import { readViewer } from '@/lib/http/read-viewer'
import { replyCsv } from '@/lib/http/reply-csv'
import { withApi } from '@/lib/http/with-api'
import { getSharedCleanedCsv } from '@/lib/services/share/get-shared-cleaned-csv'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'public',
    handle: async ({ ctx, request, params }) => {
      const viewer = await readViewer(ctx, request)
      const options = { pass: viewer.pass, signal: request.signal }
      return replyCsv(await getSharedCleanedCsv(viewer.ctx, params.linkId ?? '', options))
    },
  },
})
