import { readViewer } from '@/lib/http/read-viewer'
import { replyCsv } from '@/lib/http/reply-csv'
import { withApi } from '@/lib/http/with-api'
import { getSharedBlockCsv } from '@/lib/services/share/get-shared-block-csv'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'public',
    handle: async ({ ctx, request, params: { linkId = '', blockId = '' } }) => {
      const viewer = await readViewer(ctx, request)
      return replyCsv(await getSharedBlockCsv(viewer.ctx, { linkId, blockId }, viewer.pass))
    },
  },
})
