import type { ErrorCode } from '@/lib/contracts/errors'
import { fileBytesMax } from '@/lib/contracts/generation'
import type { Sent } from '../support/api-caller'
import { ordersForm } from '../support/api-objects'
import type { ErrorCase } from './error-case'

const path = '/api/dashboard/generate/'

const upload = (code: ErrorCode, name: string, sent: Sent): ErrorCase => ({
  code,
  name,
  make: async ({ owner }) => ({ path, sent: { ...sent, headers: { ...owner.key, ...sent.headers } } }),
})

const file = (text: string | Uint8Array, fields: Record<string, string> = {}): Sent => ({
  form: ordersForm(fields, text),
})

const withoutFile = new FormData()
withoutFile.set('file_type', 'csv')

const columns = Array.from({ length: 2001 }, (_, at) => `c${at}`).join(',')
const deepJson = `${'['.repeat(40)}1${']'.repeat(40)}`
const spreadsheet = new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...new Array(200).fill(0)])

/** Forms and files that are refused, each for its own reason. */
export const uploadErrors: ErrorCase[] = [
  upload('malformed_multipart', 'a form without a boundary', {
    headers: { 'content-type': 'multipart/form-data' },
    text: 'x',
  }),
  upload('malformed_multipart', 'a form without an end', {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    text: '--b\r\nContent-Disposition: form-data; name="file_type"\r\n\r\ncsv',
  }),
  upload('unsupported_media_type', 'JSON', { json: {} }),
  upload('unsupported_content_encoding', 'a compressed form', {
    headers: { 'content-encoding': 'gzip', 'content-type': 'multipart/form-data; boundary=b' },
    text: 'x',
  }),
  upload('validation_error', 'no file', { form: withoutFile }),
  upload(
    'validation_error',
    'a field that nobody knows',
    file('a,b\n1,2\n', { allowed_email: 'a@example.com' }),
  ),
  upload('validation_error', 'a type that nobody knows', file('a,b\n1,2\n', { file_type: 'xml' })),
  upload('file_too_large', 'one byte too many', file(new Uint8Array(fileBytesMax + 1).fill(0x61))),
  upload('empty_dataset', 'an empty file', file('')),
  upload('file_type_mismatch', 'a spreadsheet', file(spreadsheet)),
  upload('too_many_columns', '2,001 columns', file(`${columns}\n${columns}\n`)),
  upload('file_unparsable', 'JSON that breaks off', file('[{"a":1},', { file_type: 'json' })),
  upload('json_too_deep', 'JSON of 40 levels', file(deepJson, { file_type: 'json' })),
]
