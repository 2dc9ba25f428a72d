import { getDocument } from '@/app/docs/get-document'
import { DocumentReply } from '@/lib/http/reply-document'
import { withApi } from '@/lib/http/with-api'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({
  GET: {
    access: 'public',
    handle: async ({ request }) => new DocumentReply(JSON.stringify(getDocument()), request),
  },
})
