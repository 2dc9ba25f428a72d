import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { generateAcceptedSchema } from '@/lib/contracts/generation'
import { generate } from '../api/generate'
import { test } from '../api/keyed-test'
import { baseUrl, bearer, dataOf, headerOf, waitForEnd } from '../api/product'
import { peakMemoryOf } from './web-process'

/** What a crowd, or one with too much, does to the web process; by itself, since it fills the queue for a while. */
const megabyte = 1024 * 1024
const webMemoryMaxMb = 600

function tableOfBytes(bytes: number): Buffer {
  const table = Buffer.alloc(bytes, `2024-03-05,North,${'x'.repeat(200)},12.5\n`)
  table.write('date,region,note,amount')
  table.write('\n', 'date,region,note,amount'.length)
  return table
}

/** Asks for health all the while; every answer counts. */
async function whileHealthy(work: () => Promise<void>): Promise<number> {
  let isRunning = true
  let answers = 0
  const asking = (async () => {
    while (isRunning) {
      const { status } = await fetch(`${baseUrl}/api/health/`)
      expect(status).toBe(200)
      answers++
      await sleep(100)
    }
  })()
  await work().finally(() => {
    isRunning = false
  })
  await asking
  return answers
}

test('forty uploads of 10 MB at once each end or are told to come later, and the server stays well', async ({
  request,
  premiumKey: key,
}) => {
  test.setTimeout(480_000)
  const file = { text: tableOfBytes(10 * megabyte) }
  const accepted: string[] = []
  const statuses: Record<number, number> = {}
  const upload = async () => {
    const response = await generate(key, { fields: { file_type: 'csv' }, file })
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    if (response.status === 202) {
      accepted.push((await dataOf(response, generateAcceptedSchema, 202)).generation_id)
      return
    }
    expect([429, 503]).toContain(response.status)
    expect(Number(headerOf(response, 'retry-after'))).toBeGreaterThan(0)
    errorEnvelopeSchema.parse(await response.json())
  }
  let answers = 0
  const { before, peak } = await peakMemoryOf(async () => {
    answers = await whileHealthy(async () => {
      await Promise.all(Array.from({ length: 40 }, upload))
      for (const id of accepted) expect((await waitForEnd(request, id, key)).status).toBe('completed')
    })
  })
  console.log(`40 uploads: ${JSON.stringify(statuses)}, health ${answers}, memory ${before} to ${peak} MB`)
  expect(accepted.length).toBeGreaterThan(0)
  expect(answers).toBeGreaterThan(10)
  expect(peak).toBeLessThan(webMemoryMaxMb)
})

interface Endless {
  path: string
  headers: Record<string, string>
  /** What the body begins with. */
  head: string
}

/** Sends a body without a length, up to 200 MB of it, until there is an answer; tells how much was on its way by then. */
function sendEndlessly({ path, headers, head }: Endless) {
  return new Promise<{ sentMb: number; body: string }>((resolve, reject) => {
    const request = http.request(`${baseUrl}${path}`, { method: 'POST', headers })
    const piece = Buffer.alloc(64 * 1024, 'y')
    let sent = 0
    request.on('response', async (response) => {
      const sentMb = sent / megabyte
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      request.destroy()
      resolve({ sentMb, body: Buffer.concat(chunks).toString() })
    })
    request.on('error', reject)
    request.write(head)
    const go = () => {
      while (sent < 200 * megabyte) {
        sent += piece.length
        if (!request.write(piece)) return void request.once('drain', go)
      }
      request.end()
    }
    go()
  })
}

test('bodies of 200 MB are refused early, with flat memory', async ({ premiumKey: key }) => {
  const multipart = { ...bearer(key), 'content-type': 'multipart/form-data; boundary=b' }
  const json = { ...bearer(key), 'content-type': 'application/json' }
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n'
  const text = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\n'
  const id = '01890000-0000-7000-8000-000000000000'
  const bodies = [
    { path: '/api/dashboard/generate/', headers: multipart, head: part, code: 'file_too_large' },
    { path: '/api/dashboard/generate/', headers: multipart, head: text, code: 'file_too_large' },
    { path: `/api/dashboard/${id}/regenerate/`, headers: json, head: '{"a":"', code: 'bad_request' },
    {
      path: `/api/dashboard/${id}/regenerate/`,
      headers: { ...json, 'idempotency-key': 'large' },
      head: '"',
      code: 'bad_request',
    },
    {
      path: '/api/account/sign-up/',
      headers: { 'content-type': 'application/json' },
      head: '"',
      code: 'bad_request',
    },
    { path: '/api/dashboard/', headers: bearer('none'), head: 'y', code: 'method_not_allowed' },
  ]
  for (const { code, ...body } of bodies) {
    const { before, peak } = await peakMemoryOf(async () => {
      const sent = await sendEndlessly(body)
      const { error } = errorEnvelopeSchema.parse(JSON.parse(sent.body))
      expect([body.path, error.code]).toEqual([body.path, code])
      // What stands in the buffers between is on its way before the answer is.
      expect(sent.sentMb).toBeLessThan(40)
    })
    console.log(`200 MB to ${body.path}: ${code}, memory ${before} to ${peak} MB`)
    expect(peak - before).toBeLessThan(120)
  }
})
