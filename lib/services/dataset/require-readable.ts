import type { FileType } from '@/lib/contracts/generation'
import { ServiceError } from '../errors'
import type { Upload } from './store-upload'

const workbookStart = '504b0304'

/** First bytes of kinds of files that people take for tables, and what they are called. */
const signatures: [bytes: string, what: string][] = [
  [workbookStart, 'an Excel workbook or another zip file'],
  ['504b0506', 'an empty zip file'],
  ['d0cf11e0a1b11ae1', 'an old Excel workbook'],
  ['25504446', 'a PDF'],
  ['1f8b', 'a gzip file'],
  ['fd377a585a00', 'an xz file'],
  ['28b52ffd', 'a zstd file'],
  ['377abcaf271c', 'a 7z file'],
  ['50415231', 'a Parquet file'],
  ['4152524f5731', 'an Arrow file'],
  ['53514c69746520666f726d6174203300', 'an SQLite database'],
  ['89504e470d0a1a0a', 'a PNG picture'],
  ['ffd8ff', 'a JPEG picture'],
  ['47494638', 'a GIF picture'],
  ['7f454c46', 'a program'],
]

/** Text in any encoding has fewer than this share of control characters; compressed bytes have 10 %. */
const controlShareMax = 0.03

/** Refuses what the first bytes tell to be empty, no text, or not of the type that was named. */
export function requireReadable(upload: Upload, fileType: FileType): void {
  const { head } = upload
  if (upload.byteCount === 0 || isBlank(head, upload.byteCount)) {
    throw refusal('empty_dataset', 'The file is empty. Send one with a header and at least one row.')
  }
  const hex = head.subarray(0, 16).toString('hex')
  if (fileType === 'xlsx') {
    requireWorkbookStart(head, hex)
    return
  }
  const kind = signatures.find(([bytes]) => hex.startsWith(bytes))
  if (kind) {
    throw refusal(
      'file_type_mismatch',
      `The file is ${kind[1]}. ${hex.startsWith(workbookStart) ? workbookAdvice : 'Export it as CSV or JSON and send that.'}`,
    )
  }
  if (isBinary(head))
    throw refusal('file_unparsable', 'The file is not text. Send CSV or JSON as plain text.')
  if (fileType === 'json') requireJsonStart(head)
}

const workbookAdvice = 'Send a workbook (.xlsx) with file_type=xlsx, anything else as CSV or JSON.'
const oldStart = 'd0cf11e0a1b11ae1'

/** What is inside is looked at by the engine; a protected workbook begins as an old one does. */
function requireWorkbookStart(head: Buffer, hex: string): void {
  if (hex.startsWith(workbookStart)) return
  if (hex.startsWith(oldStart)) {
    const isProtected = head.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw refusal(
      isProtected ? 'file_unparsable' : 'file_type_mismatch',
      isProtected
        ? 'The workbook is protected with a password. Take it off in Excel (File, Info, Protect workbook), save and send it again.'
        : 'The file is an Excel workbook of the old format (.xls), or is protected with a password. In Excel choose “Save as… Excel workbook (.xlsx)”, without a password, and send that.',
    )
  }
  const kind = signatures.find(([bytes]) => hex.startsWith(bytes))
  throw refusal(
    'file_type_mismatch',
    `The file is not an Excel workbook (.xlsx)${kind ? ` but ${kind[1]}` : ''}. If it is text, send file_type=csv or file_type=json; else save it as .xlsx in Excel.`,
  )
}

const refusal = (code: 'empty_dataset' | 'file_type_mismatch' | 'file_unparsable', message: string) =>
  new ServiceError(code, { message, param: 'file' })

/** Nothing but white space, a byte order mark and NULs in the whole file. */
const isBlank = (head: Buffer, byteCount: number) =>
  byteCount === head.length && /^[\s\0\uFEFF]*$/.test(head.toString('utf8'))

function isBinary(head: Buffer): boolean {
  const controls = head.filter((byte) => byte < 0x20 && byte !== 0 && !textControls.has(byte)).length
  return controls > 2 && controls / head.length > controlShareMax && !isUtf16(head)
}

/** One half of each pair of bytes is then nearly always the same: the alphabet's. */
function isUtf16(head: Buffer): boolean {
  return [0, 1].some((half) => {
    const counts = new Uint32Array(256)
    for (let at = half; at < head.length; at += 2) counts[head[at]!]! += 1
    return Math.max(...counts) > head.length / 4
  })
}

/** Tab, line feed, vertical tab, form feed, carriage return, escape. */
const textControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b])

function requireJsonStart(head: Buffer): void {
  const start = head.toString('latin1').replace(/^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
  if (/^[\s\0]*([[{"\-0-9/]|n\0?u|t\0?r|f\0?a|$)/.test(start)) return
  throw refusal(
    'file_type_mismatch',
    'The file is not JSON: it starts with neither "{" nor "[". If it is CSV, send file_type=csv.',
  )
}
