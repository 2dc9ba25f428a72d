import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { createClient } from './create-client'

interface Sent {
  url: string
  init: RequestInit
}

/** A client on answers given in order, and what it sent for them. */
function clientOn(...answers: (Response | Error)[]) {
  const sent: Sent[] = []
  const answer = async (url: string | URL | Request, init: RequestInit = {}) => {
    sent.push({ url: String(url), init })
    const next = answers.shift()
    if (!next || next instanceof Error) throw next ?? new Error('no answer left')
    return next
  }
  return {
    sent,
    client: createClient({ baseUrl: 'http://readout.test/', apiKey: 'k', fetch: answer, retriesMax: 0 }),
  }
}

const success = (data: unknown) => Response.json({ status: 'success', success: true, message: 'OK', data })
const generation = (status: string) => success({ id: 'g', status })

async function thrownBy(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('createClient', () => {
  it('sends the form with the names of the API and only what is given', async () => {
    const { client, sent } = clientOn(success({ status: 'completed' }))
    await client.generateDashboard({
      file: new File(['a,b'], 'orders.csv'),
      fileType: 'csv',
      instructions: 'by region',
      allowedEmails: ['a@example.com', '@example.org'],
      allowPdfExport: false,
    })
    const [{ url, init }] = sent as [Sent]
    const form = init.body as FormData
    expect(url).toBe('http://readout.test/api/dashboard/generate/')
    expect(init.headers).toMatchObject({ authorization: 'Bearer k' })
    expect([...form.keys()]).toEqual(['file_type', 'instructions', 'allowed_emails', 'file'])
    expect(form.get('allowed_emails')).toBe('a@example.com,@example.org')
    expect((form.get('file') as File).name).toBe('orders.csv')
  })

  it('changes, makes anew and deletes by the paths and bodies of the API', async () => {
    const { client, sent } = clientOn(success({}), success({}), success({}))
    await client.updateDashboard('a/b', { title: 'Mine' })
    await client.regenerateDashboard('d', { roles: { year: 'time', amount: null } })
    await client.deleteDashboard('d')
    expect(sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['PATCH', 'http://readout.test/api/dashboard/a%2Fb/', '{"title":"Mine"}'],
      ['POST', 'http://readout.test/api/dashboard/d/regenerate/', '{"roles":{"year":"time","amount":null}}'],
      ['DELETE', 'http://readout.test/api/dashboard/d/', undefined],
    ])
  })

  it('gives files as they are, and throws where there is none', async () => {
    const csv = new Response('a\r\n1\r\n', { headers: { 'content-type': 'text/csv' } })
    const { client, sent } = clientOn(csv, new Response('<html>', { status: 502 }))
    expect(await (await client.downloadBlockCsv('d', 'b')).text()).toBe('a\r\n1\r\n')
    expect(sent[0]?.url).toBe('http://readout.test/api/dashboard/d/blocks/b/data.csv/')
    expect(await thrownBy(client.downloadCleanedCsv('d'))).toMatchObject({ code: 'invalid_response' })
  })

  it('waits by long polls until the generation ends, telling each state', async () => {
    const { client, sent } = clientOn(generation('processing'), generation('completed'))
    const seen: string[] = []
    const ended = await client.waitForGeneration('g', { onProgress: ({ status }) => seen.push(status) })
    expect([ended.status, seen]).toEqual(['completed', ['processing', 'completed']])
    expect(sent.map(({ url }) => url)).toEqual([
      'http://readout.test/api/dashboard/generate/g/?wait=1',
      'http://readout.test/api/dashboard/generate/g/?wait=1',
    ])
  })

  it('stops waiting when it is told to', async () => {
    const stop = new AbortController()
    const { client } = clientOn(generation('processing'))
    const waiting = client.waitForGeneration('g', { signal: stop.signal, onProgress: () => stop.abort() })
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('throws what the API refuses, with all that it says', async () => {
    const error = {
      code: 'rate_limited',
      message: 'Slow down.',
      param: null,
      doc_url: 'http://readout.test/docs/',
      request_id: 'req_1',
      retryable: true,
      details: [],
    }
    const body = { status: 'error', success: false, message: 'Slow down.', data: null, error }
    const { client } = clientOn(Response.json(body, { status: 429, headers: { 'retry-after': '7' } }))
    expect(await thrownBy(client.getAccount())).toMatchObject({
      code: 'rate_limited',
      message: 'Slow down.',
      status: 429,
      requestId: 'req_1',
      retryable: true,
      retryAfterSeconds: 7,
    })
  })

  it('tells an answer that is not the API, and none at all', async () => {
    const { client } = clientOn(new Response('<html>', { status: 502 }), new TypeError('fetch failed'))
    expect(await thrownBy(client.listDashboards({ limit: 5 }))).toMatchObject({
      code: 'invalid_response',
      status: 502,
    })
    expect(await thrownBy(client.getDashboard('x'))).toMatchObject({ code: 'network_error', status: 0 })
  })
})
