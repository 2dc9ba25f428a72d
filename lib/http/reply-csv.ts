import type { CsvFile } from '@/lib/services/csv/csv-file'
import { setCommonHeaders } from './common-headers'

const nameLengthMax = 100

/** A CSV file to be kept: the one kind of answer without an envelope. */
export class CsvReply {
  constructor(private readonly file: CsvFile) {}

  toResponse(requestId: string): Response {
    const headers = new Headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': dispositionOf(this.file.name),
    })
    setCommonHeaders(headers, requestId)
    return new Response(this.file.content, { headers })
  }
}

/** RFC 6266: the name in UTF-8, and one of ASCII alone for clients that know no better. */
function dispositionOf(given: string): string {
  const name = Buffer.from(given)
    .toString()
    .replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .trim()
  const file = `${[...name].slice(0, nameLengthMax).join('').trim() || 'data'}.csv`
  const ascii = file
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
  return `attachment; filename="${ascii.replaceAll('%', '_')}"; filename*=UTF-8''${encodeName(file)}`
}

/** RFC 8187 lets fewer characters stand than `encodeURIComponent` does. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
