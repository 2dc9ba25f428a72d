import { pdfQuerySchema } from '@/lib/contracts/pdf'
import { readQuery } from '@/lib/http/read-query'
import { readViewer } from '@/lib/http/read-viewer'
import { replyPdf } from '@/lib/http/reply-pdf'
import { withApi } from '@/lib/http/with-api'
import { exportSharedPdf } from '@/lib/services/export/export-pdf'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'public',
    handle: async ({ ctx, request, url, params }) => {
      const { format } = readQuery(url, pdfQuerySchema)
      const viewer = await readViewer(ctx, request)
      const options = { pass: viewer.pass, format, signal: request.signal }
      return replyPdf(await exportSharedPdf(viewer.ctx, params.linkId ?? '', options))
    },
  },
})
