import type { CsvFile } from '@/lib/services/csv/csv-file'
import { attachment } from './attachment'
import { setCommonHeaders } from './common-headers'
import type { Answer } from './reply'

/** A CSV file to be kept. */
export const replyCsv = (file: CsvFile): Answer => ({
  toResponse: (requestId) => {
    const headers = new Headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': attachment(file.name, 'csv'),
    })
    setCommonHeaders(headers, requestId)
    return new Response(file.content, { headers })
  },
})
