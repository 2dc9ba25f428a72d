import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { test } from './keyed-test'
import { baseUrl } from './product'

/** Refusals reach clients that send all of a large body before they read: Python's urllib, and HTTP/1.0. */

const fileBytes = 12 * 1024 * 1024
const boundary = 'edge'
const form = (bytes: number) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file_type"\r\n\r\ncsv\r\n` +
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n`,
    ),
    Buffer.alloc(bytes, 'a,b\n1,2\n'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

interface Sent {
  version: '1.0' | '1.1'
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** Reads nothing until all is sent; a connection that breaks before is thrown. */
function sendThenRead({ version, path: target, headers, body }: Sent): Promise<string> {
  const { hostname, port } = new URL(baseUrl)
  const all = { host: hostname, 'content-length': String(body.length), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.pause()
    socket.on('error', reject)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()))
    socket.write(`POST ${target} HTTP/${version}\r\n${lines.join('')}\r\n`)
    socket.write(body, () => socket.resume())
  })
}

const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const generatePath = '/api/dashboard/generate/'
const nobodys = '/api/dashboard/01890000-0000-7000-8000-000000000000/regenerate/'

interface Refusal {
  status: number
  code: string
  path?: string
  headers?: Record<string, string>
  bytes?: number
  isKeyless?: boolean
}

const refusals: Refusal[] = [
  { status: 401, code: 'missing_api_key', isKeyless: true },
  { status: 404, code: 'not_found', path: '/api/nothing/', isKeyless: true },
  { status: 405, code: 'method_not_allowed', path: '/api/health/', isKeyless: true },
  { status: 413, code: 'file_too_large' },
  { status: 415, code: 'unsupported_media_type', headers: { 'content-type': 'text/csv' } },
  { status: 400, code: 'bad_request', path: nobodys, headers: { 'content-type': 'application/json' } },
  { status: 422, code: 'validation_error', bytes: 9 * 1024 * 1024 },
  { status: 403, code: 'insufficient_scope', path: '/api/keys/' },
  { status: 405, code: 'method_not_allowed', path: '/sign-in/', isKeyless: true },
]

for (const version of ['1.0', '1.1'] as const) {
  for (const { status, code, path: target = generatePath, headers, bytes, isKeyless } of refusals) {
    test(`a refusal with ${status} ${code} of ${target} reaches a client of HTTP/${version} that sends all first`, async ({
      premiumKey: key,
    }) => {
      const body = form(bytes ?? fileBytes)
      if (code === 'validation_error') body.write('xml', body.indexOf('csv'))
      const answer = await sendThenRead({
        version,
        path: target,
        headers: {
          ...(version === '1.1' && { connection: 'close' }),
          ...(isKeyless ? {} : { authorization: `Bearer ${key}` }),
          ...multipart,
          ...headers,
        },
        body,
      })
      const [head = '', text = ''] = answer.split('\r\n\r\n')
      expect(head).toContain(`HTTP/1.1 ${status} `)
      const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
      expect(errorEnvelopeSchema.parse(JSON.parse(json)).error.code).toBe(code)
    })
  }
}

test('the quick start in Python tells of the limit where a file is too large', async ({
  freeKey: key,
}, testInfo) => {
  testInfo.skip(spawnSync('python3', ['--version']).status !== 0, 'python3 is not installed on this machine')
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'readout-large-')), 'large.csv')
  writeFileSync(file, Buffer.alloc(fileBytes, 'a,b\n1,2\n'))
  const refused = await promisify(execFile)('python3', ['public/quick-start/quick-start.py', file], {
    env: { ...process.env, READOUT_URL: baseUrl, READOUT_API_KEY: key },
  }).then(
    () => null,
    (error: { stderr: string }) => error,
  )
  expect(refused?.stderr).toMatch(/file_too_large: .*10 MB/)
})
