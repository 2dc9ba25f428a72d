import http from 'node:http'
import net from 'node:net'
import { expect } from '@playwright/test'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { generateAcceptedSchema, generateCompletedSchema, generationSchema } from '@/lib/contracts/generation'
import { generate, type SentForm, send } from './generate'
import { test } from './keyed-test'
import { baseUrl, bearer, dataOf, errorOf, headerOf, salesCsv, waitForEnd } from './product'

const csv = salesCsv(60)
const fileBytesMax = 10 * 1024 * 1024

/** A table of exactly so many bytes. */
function csvOfBytes(bytes: number): string {
  const row = `2024-03-05,North,${'x'.repeat(200)},12.5\n`
  const head = 'date,region,note,amount\n'
  const text = head + row.repeat(Math.floor((bytes - head.length) / row.length))
  return text + 'y'.repeat(bytes - text.length)
}

for (const slash of ['', '/']) {
  test(`parts come in any order, with the path ending in "${slash}"`, async ({ premiumKey: key }) => {
    for (const fileFirst of [true, false]) {
      const form: SentForm = { fields: { file_type: 'csv', title: 'T' }, file: { text: csv }, fileFirst }
      await dataOf(await generate(key, form, slash), generateCompletedSchema)
    }
  })
}

test('a file of 10 MB is taken by the worker and ends as a dashboard', async ({
  request,
  premiumKey: key,
}) => {
  const form = { fields: { file_type: 'csv' }, file: { text: csvOfBytes(fileBytesMax) } }
  const response = await generate(key, form)
  const accepted = await dataOf(response, generateAcceptedSchema, 202)
  expect(Object.keys(accepted).sort()).toEqual(['dataset_id', 'generation_id', 'status', 'status_url'])
  expect(accepted.status_url).toBe(`${baseUrl}/api/dashboard/generate/${accepted.generation_id}/`)
  expect(headerOf(response, 'location')).toBe(accepted.status_url)
  expect(Number(headerOf(response, 'retry-after'))).toBeGreaterThan(0)
  const generation = await waitForEnd(request, accepted.generation_id, key)
  expect(generation).toMatchObject({ status: 'completed', dataset_id: accepted.dataset_id, error: null })
  expect(generation.share_link).not.toBeNull()
})

test('one byte more is refused', async ({ premiumKey: key }) => {
  const form = { fields: { file_type: 'csv' }, file: { text: csvOfBytes(fileBytesMax + 1) } }
  const error = await errorOf(await generate(key, form), 'file_too_large')
  expect(error.param).toBe('file')
})

test('a body of 200 MB is refused before it has come', async ({ premiumKey: key }) => {
  const sent = await sendSlowly(key, { 'content-length': String(200 * 1024 * 1024) }, 1024 * 1024)
  expect(sent.status).toBe(413)
  expect(errorEnvelopeSchema.parse(JSON.parse(sent.body)).error.code).toBe('file_too_large')
})

/** Sends the head and some bytes of a body and waits for the answer with the body unfinished. */
function sendSlowly(key: string, headers: Record<string, string>, bytes: number) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const type = 'multipart/form-data; boundary=b'
    const request = http.request(`${baseUrl}/api/dashboard/generate/`, {
      method: 'POST',
      headers: { ...bearer(key), 'content-type': type, ...headers },
    })
    request.on('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      request.destroy()
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
    })
    request.on('error', reject)
    request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n')
    request.write('y'.repeat(bytes))
  })
}

const refusals: [what: string, form: SentForm, code: Parameters<typeof errorOf>[1], param: string][] = [
  ['no file', { fields: { file_type: 'csv' } }, 'validation_error', 'file'],
  ['no file_type', { file: { text: csv } }, 'validation_error', 'file_type'],
  [
    'an unknown file_type',
    { fields: { file_type: 'ods' }, file: { text: csv } },
    'validation_error',
    'file_type',
  ],
  ['a file as text', { fields: { file_type: 'csv', file: csv } }, 'validation_error', 'file'],
  [
    'a file under another name',
    { fields: { file_type: 'csv' }, file: { text: csv, part: 'data' } },
    'validation_error',
    'file',
  ],
  [
    'a flag that is none',
    { fields: { file_type: 'csv', allow_pdf_export: 'maybe' }, file: { text: csv } },
    'validation_error',
    'allow_pdf_export',
  ],
  [
    'addresses that are none',
    { fields: { file_type: 'csv', allowed_emails: 'a@example.com, b' }, file: { text: csv } },
    'validation_error',
    'allowed_emails.1',
  ],
  [
    'an endless title',
    { fields: { file_type: 'csv', title: 'x'.repeat(201) }, file: { text: csv } },
    'validation_error',
    'title',
  ],
  ['an empty file', { fields: { file_type: 'csv' }, file: { text: '' } }, 'empty_dataset', 'file'],
  ['a blank file', { fields: { file_type: 'json' }, file: { text: '\n \n' } }, 'empty_dataset', 'file'],
  ['CSV called JSON', { fields: { file_type: 'json' }, file: { text: csv } }, 'file_type_mismatch', 'file'],
  [
    'a workbook',
    { fields: { file_type: 'csv' }, file: { text: new Uint8Array([80, 75, 3, 4, 20, 0, 6, 0]) } },
    'file_type_mismatch',
    'file',
  ],
]

for (const [what, form, code, param] of refusals) {
  test(`${what} is refused as ${code} of ${param}`, async ({ premiumKey: key }) => {
    const error = await errorOf(await generate(key, form), code)
    expect(error.param).toBe(param)
  })
}

test('everything that is wrong with a form is told at once', async ({ premiumKey: key }) => {
  const form = { fields: { title: 'x'.repeat(201), allow_scrollable_cards: '7' } }
  const { details } = await errorOf(await generate(key, form), 'validation_error')
  const paths = details.map(({ path }) => path).sort()
  expect(paths).toEqual(['allow_scrollable_cards', 'file', 'file_type', 'title'])
})

test('two files, a field twice and a text field sent as a file are refused', async ({ premiumKey: key }) => {
  const twice = new FormData()
  twice.append('file_type', 'csv')
  twice.append('file', new Blob([csv]), 'a.csv')
  twice.append('file', new Blob([csv]), 'b.csv')
  expect((await errorOf(await send(key, twice), 'validation_error')).param).toBe('file')

  const titles = new FormData()
  titles.append('file_type', 'csv')
  titles.append('title', 'one')
  titles.append('title', 'two')
  titles.append('file', new Blob([csv]), 'a.csv')
  expect((await errorOf(await send(key, titles), 'validation_error')).param).toBe('title')

  const asFile = new FormData()
  asFile.append('file_type', new Blob(['csv']), 'type.txt')
  asFile.append('file', new Blob([csv]), 'a.csv')
  expect((await errorOf(await send(key, asFile), 'validation_error')).param).toBe('file_type')
})

test('bodies that are no form are told apart', async ({ premiumKey: key }) => {
  const json = { 'content-type': 'application/json' }
  await errorOf(await send(key, '{}', { headers: json }), 'unsupported_media_type')
  await errorOf(
    await send(key, 'x', { headers: { 'content-type': 'multipart/form-data' } }),
    'malformed_multipart',
  )
  const cut = '--b\r\nContent-Disposition: form-data; name="file_type"\r\n\r\ncs'
  const type = { 'content-type': 'multipart/form-data; boundary=b' }
  await errorOf(await send(key, cut, { headers: type }), 'malformed_multipart')
  await errorOf(
    await send(key, cut, { headers: { ...type, 'content-encoding': 'gzip' } }),
    'unsupported_content_encoding',
  )
})

test('a file that only the engine can refuse ends the request with its code, and stays to be read', async ({
  request,
  premiumKey: key,
}) => {
  const response = await generate(key, { fields: { file_type: 'json' }, file: { text: '[{"a": 1}, {"a": ' } })
  const envelope = errorEnvelopeSchema.parse(await response.clone().json())
  await errorOf(response, envelope.error.code)
  expect(response.status).toBe(422)
  const location = headerOf(response, 'location') ?? ''
  expect(location).toBe(`${baseUrl}/api/dashboard/generate/${envelope.error.generation_id}/`)
  const generation = await dataOf(await request.get(location, { headers: bearer(key) }), generationSchema)
  expect(generation).toMatchObject({ status: 'failed', dashboard: null, share_link: null })
  expect(generation.error?.code).toBe(envelope.error.code)
})

/** Writes a request by hand, in as many pieces as are given, and reads what comes back. */
function sendRaw(pieces: string[], { end = false } = {}) {
  const { hostname, port } = new URL(baseUrl)
  return new Promise<string>((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    let answer = ''
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text
      if (answer.includes('"retryable"')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.on('end', () => socket.end())
    for (const piece of pieces) socket.write(piece)
    if (end) socket.end()
  })
}

const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n'

const headOf = (key: string, length: number) =>
  [
    'POST /api/dashboard/generate/ HTTP/1.1',
    `Host: ${new URL(baseUrl).host}`,
    `Authorization: Bearer ${key}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n')

test('a body that is shorter than it says ends with its connection, and one that is longer at what it says', async ({
  request,
  premiumKey: key,
}) => {
  await sendRaw([headOf(key, 1_000_000), part, 'a,b\n1,2\n'], { end: true })
  const longer = await sendRaw([headOf(key, part.length), part, 'a,b\n1,2\n--b--\r\n'])
  expect(longer).toMatch(/^HTTP\/1\.1 400 /)
  // Whichever comes first: the form breaks off, and what follows it is no HTTP.
  expect(longer).toMatch(/"code":"(malformed_multipart|bad_request)"/)
  expect((await request.get('/api/health/')).status()).toBe(200)
})

test('an upload that stops halfway is answered with 408 after half a minute', async ({ premiumKey: key }) => {
  test.slow()
  const answer = await sendRaw([headOf(key, 1_000_000), part, 'a,b\n1,2\n'])
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('upload_timeout')
})
