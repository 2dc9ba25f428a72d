import { describe, expect, it } from 'vitest'
import { createClient } from './create-client'
import { pauseFor } from './with-retries'

const success = () => Response.json({ status: 'success', success: true, message: 'OK', data: { id: 'd' } })
const refusal = (status: number, retryAfter?: string) =>
  new Response('{}', { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })

/** A client on answers given in order, which writes down its tries and pauses instead of waiting. */
function clientOn(answers: (Response | Error)[], retriesMax?: number) {
  const sent: RequestInit[] = []
  const pauses: number[] = []
  const client = createClient({
    baseUrl: 'http://readout.test',
    apiKey: 'k',
    retriesMax,
    pause: async (ms) => {
      pauses.push(ms)
    },
    fetch: async (_url, init = {}) => {
      sent.push(init)
      const next = answers.shift()
      if (!next || next instanceof Error) throw next ?? new Error('no answer left')
      return next
    },
  })
  return { client, sent, pauses }
}

const keyOf = ({ headers }: RequestInit) => (headers as Record<string, string>)['idempotency-key']

describe('a request that may pass by itself', () => {
  it('is sent again after as long as it is told, with the same Idempotency-Key and body', async () => {
    const { client, sent, pauses } = clientOn([refusal(429, '7'), refusal(503, '2'), success()])
    await client.generateDashboard({ file: new Blob(['a\n1']), fileType: 'csv' })
    expect(pauses).toEqual([7000, 2000])
    expect(new Set(sent.map(keyOf)).size).toBe(1)
    expect(keyOf(sent[0] as RequestInit)).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
  })

  it('carries the key that is given, and another request another', async () => {
    const { client, sent } = clientOn([success(), success(), success()])
    const form = { file: new Blob(['a\n1']), fileType: 'csv' } as const
    await client.generateDashboard(form, { idempotencyKey: 'mine' })
    await client.regenerateDashboard('d')
    await client.regenerateDashboard('d')
    expect(keyOf(sent[0] as RequestInit)).toBe('mine')
    expect(new Set(sent.map(keyOf)).size).toBe(3)
  })

  it('waits longer each time where no answer comes', async () => {
    const { client, pauses } = clientOn([new TypeError('x'), new TypeError('x'), success()])
    await client.getDashboard('d')
    const [first = 0, second = 0] = pauses
    expect(first).toBeGreaterThanOrEqual(250)
    expect(first).toBeLessThanOrEqual(500)
    expect(second).toBeGreaterThanOrEqual(500)
    expect(second).toBeLessThanOrEqual(1000)
  })

  it('is given up after the last try, and at once where it is told to wait for long', async () => {
    const three = clientOn([refusal(429, '1'), refusal(429, '1'), refusal(429, '1')])
    await expect(three.client.getAccount()).rejects.toMatchObject({ status: 429 })
    expect(three.sent).toHaveLength(3)
    const long = clientOn([refusal(429, '3600')])
    await expect(long.client.getAccount()).rejects.toMatchObject({ status: 429 })
    expect(long.pauses).toEqual([])
  })
})

describe('a request that would not pass', () => {
  it.each([400, 401, 403, 404, 422, 500, 502])('with %i is sent once', async (status) => {
    const { client, sent } = clientOn([refusal(status)])
    await expect(client.getAccount()).rejects.toMatchObject({ status })
    expect(sent).toHaveLength(1)
  })

  it('that deletes is not repeated where the first may have arrived', async () => {
    const { client, sent } = clientOn([new TypeError('x')])
    await expect(client.deleteDashboard('d')).rejects.toMatchObject({ code: 'network_error' })
    expect(sent).toHaveLength(1)
  })

  it('in the browser is left to the page', async () => {
    const tries: string[] = []
    const fetch = async (url: string | URL | Request) => {
      tries.push(String(url))
      return refusal(503, '1')
    }
    await expect(createClient({ baseUrl: '', fetch }).getAccount()).rejects.toMatchObject({ status: 503 })
    expect(tries).toHaveLength(1)
  })
})

describe('pauseFor', () => {
  it('ends when it is aborted, before and while it waits', async () => {
    await expect(pauseFor(60_000, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    const stop = new AbortController()
    const waiting = pauseFor(60_000, stop.signal)
    stop.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await expect(pauseFor(0)).resolves.toBeUndefined()
  })
})
