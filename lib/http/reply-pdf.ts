import type { PdfFile } from '@/lib/services/export/export-pdf'
import { attachment } from './attachment'
import { setCommonHeaders } from './common-headers'
import type { Answer } from './reply'

/** A PDF to be kept. */
export const replyPdf = ({ name, content }: PdfFile): Answer => ({
  toResponse: (requestId) => {
    const headers = new Headers({
      'content-type': 'application/pdf',
      'content-disposition': attachment(name, 'pdf'),
    })
    setCommonHeaders(headers, requestId)
    return new Response(new Uint8Array(content), { headers })
  },
})
