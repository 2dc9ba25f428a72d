import { pdfQuerySchema } from '@/lib/contracts/pdf'
import { readQuery } from '@/lib/http/read-query'
import { replyPdf } from '@/lib/http/reply-pdf'
import { withApi } from '@/lib/http/with-api'
import { exportDashboardPdf } from '@/lib/services/export/export-pdf'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'dashboards:read',
    handle: async ({ ctx, request, url, params }) => {
      const { format } = readQuery(url, pdfQuerySchema)
      return replyPdf(await exportDashboardPdf(ctx, params.id ?? '', { format, signal: request.signal }))
    },
  },
})
