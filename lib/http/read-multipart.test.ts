import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '@/lib/services/errors'
import { fileBytesAtLeast, type MultipartOptions, readMultipart } from './read-multipart'

const boundary = 'x-boundary'
const contentType = `multipart/form-data; boundary=${boundary}`

async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const onFile: MultipartOptions<string>['onFile'] = ({ stream }) => readAll(stream)

const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, fileName: string, text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n` +
  `Content-Type: text/csv\r\n\r\n${text}\r\n`
const end = `--${boundary}--\r\n`

function request(body: BodyInit | ReadableStream | null, headers: Record<string, string> = {}) {
  return new Request('http://readout.test/', {
    method: 'POST',
    headers: { 'content-type': contentType, ...headers },
    body,
    duplex: 'half',
  } as RequestInit)
}

/** The body in pieces of so many bytes, then held open for ever where `hang` is set. */
function inPieces(text: string, size: number, hang = false): ReadableStream {
  const bytes = Buffer.from(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)))
      else if (!hang) controller.close()
      else return new Promise(() => {})
      at += size
    },
  })
}

function dripped(text: string, { bytes, everyMs }: { bytes: number; everyMs: number }): ReadableStream {
  const pieces = inPieces(text, bytes).getReader()
  return new ReadableStream({
    async pull(controller) {
      await sleep(everyMs)
      const { done, value } = await pieces.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

async function errorOf(promise: Promise<unknown>): Promise<ServiceError> {
  const error = await promise.then(
    () => null,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ServiceError)
  return error as ServiceError
}

describe('readMultipart', () => {
  it('reads what a browser or fetch makes of a form', async () => {
    const form = new FormData()
    form.set('file_type', 'csv')
    form.set('file', new File(['a,b\n1,2\n'], 'Größe & Maß.csv'))
    form.set('title', 'Wörter, "quoted"')
    const sent = new Request('http://readout.test/', { method: 'POST', body: form })
    expect(await readMultipart(sent, { onFile })).toEqual({
      fields: [
        { name: 'file_type', value: 'csv' },
        { name: 'title', value: 'Wörter, "quoted"' },
      ],
      files: [{ name: 'file', fileName: 'Größe & Maß.csv', stored: 'a,b\n1,2\n' }],
    })
  })

  it('reads any parts in any order, however they are cut into chunks', async () => {
    const part = fc.record({
      name: fc.constantFrom('a', 'b', 'file', 'title'),
      isFile: fc.boolean(),
      text: fc.string({ maxLength: 200 }).filter((text) => !text.includes(boundary)),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 64 }),
        async (parts, size) => {
          const body =
            parts.map((p) => (p.isFile ? file(p.name, 'x.csv', p.text) : field(p.name, p.text))).join('') +
            end
          const read = await readMultipart(request(inPieces(body, size)), { onFile })
          expect(read.fields).toEqual(
            parts.filter((p) => !p.isFile).map((p) => ({ name: p.name, value: p.text })),
          )
          expect(read.files.map((f) => f.stored)).toEqual(parts.filter((p) => p.isFile).map((p) => p.text))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('lets files that nobody wants pass', async () => {
    const body = file('other', 'x.csv', 'y'.repeat(200_000)) + field('title', 'T') + end
    const read = await readMultipart(request(body), { onFile: () => null })
    expect(read.files).toEqual([{ name: 'other', fileName: 'x.csv', stored: null }])
    expect(read.fields).toEqual([{ name: 'title', value: 'T' }])
  })

  it.each([
    ['no body', null],
    ['an empty body', ''],
    ['something else', 'hello'],
    ['another boundary', field('a', 'b').replaceAll(boundary, 'other')],
    ['an end within a field', field('a', 'b').slice(0, -2)],
    ['an end within a file', file('file', 'x.csv', 'a,b').slice(0, -2)],
    ['an end within a header', field('a', 'b') + file('file', 'x.csv', 'a,b').slice(0, 40)],
    ['no closing boundary', field('a', 'b') + file('file', 'x.csv', 'a,b')],
  ])('answers %s with malformed_multipart', async (_what, body) => {
    expect((await errorOf(readMultipart(request(body), { onFile }))).code).toBe('malformed_multipart')
  })

  it('never hangs and never throws anything but a ServiceError, whatever the bytes', async () => {
    const token = fc.constantFrom(
      `--${boundary}`,
      `--${boundary}--`,
      '\r\n',
      '\r\n\r\n',
      'Content-Disposition: form-data; name="a"',
      'Content-Disposition: form-data; name="file"; filename="x.csv"',
      'Content-Disposition: attachment',
      'Content-Type: text/plain; charset=none',
      '\0',
      '"',
      'text',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(token, { maxLength: 25 }),
        fc.integer({ min: 1, max: 50 }),
        async (tokens, size) => {
          await readMultipart(request(inPieces(tokens.join(''), size)), { onFile }).catch((error) =>
            expect(error).toBeInstanceOf(ServiceError),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('answers a missing boundary and a wrong type by their own codes', async () => {
    const bare = request(end, { 'content-type': 'multipart/form-data' })
    expect((await errorOf(readMultipart(bare, { onFile }))).code).toBe('malformed_multipart')
    const json = request('{}', { 'content-type': 'application/json' })
    expect((await errorOf(readMultipart(json, { onFile }))).code).toBe('unsupported_media_type')
    const gzip = request(end, { 'content-encoding': 'gzip' })
    expect((await errorOf(readMultipart(gzip, { onFile }))).code).toBe('unsupported_content_encoding')
  })

  it('refuses a body that is declared or turns out too large', async () => {
    const declared = request(end, { 'content-length': String(200 * 1024 * 1024) })
    expect((await errorOf(readMultipart(declared, { onFile }))).code).toBe('file_too_large')
    const limits = { bytesMax: 100_000 }
    const long = request(inPieces(file('file', 'x.csv', 'y'.repeat(200_000)), 10_000, true))
    expect((await errorOf(readMultipart(long, { onFile, limits }))).code).toBe('file_too_large')
  })

  it('stops reading when the file is refused and passes the reason on', async () => {
    const refused = new ServiceError('file_too_large', { message: 'too large' })
    const body = inPieces(file('file', 'x.csv', 'y'.repeat(200_000)), 10_000, true)
    const refuse = async () => Promise.reject(refused)
    expect(await errorOf(readMultipart(request(body), { onFile: refuse }))).toBe(refused)
  })

  it('gives up on a body that stops coming', async () => {
    const limits = { idleTimeoutMs: 50 }
    const body = inPieces(file('file', 'x.csv', 'abc').slice(0, -2), 50, true)
    expect((await errorOf(readMultipart(request(body), { onFile, limits }))).code).toBe('upload_timeout')
  })

  it('gives up on a body that comes more slowly than the least rate, and waits for one that does not', async () => {
    const limits = { idleTimeoutMs: 500, bytesPerSecondMin: 1000 }
    const text = file('file', 'x.csv', 'y'.repeat(600)) + end
    const slow = readMultipart(request(dripped(text, { bytes: 5, everyMs: 20 })), { onFile, limits })
    expect((await errorOf(slow)).code).toBe('upload_timeout')
    const steady = readMultipart(request(dripped(text, { bytes: 100, everyMs: 20 })), { onFile, limits })
    expect((await steady).files).toHaveLength(1)
  })

  it('refuses a text field of more than 64 KB and more than 100 parts', async () => {
    const long = await errorOf(readMultipart(request(field('title', 'y'.repeat(70_000)) + end), { onFile }))
    expect([long.code, long.param]).toEqual(['validation_error', 'title'])
    const many = await errorOf(readMultipart(request(field('a', 'b').repeat(101) + end), { onFile }))
    expect(many.code).toBe('malformed_multipart')
  })
})

describe('fileBytesAtLeast', () => {
  it.each([
    [undefined, 1],
    ['2000', 1],
    [String(1024 * 1024 + 5000), 5000],
  ])('of a request that says %s is %i, for all but the file may take 1 MiB', (length, least) => {
    expect(fileBytesAtLeast(request('x', length ? { 'content-length': length } : {}))).toBe(least)
  })
})
