import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOpenAiCompatibleModel } from '@/lib/llm/openai-compatible-model'
import { brokenServers } from '@/test/support/broken-model-servers'
import { type ModelServer, startModelServer } from '@/test/support/model-server'
import { openModelCall } from './model-call'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const question = {
  system: 's',
  messages: [{ role: 'user', content: '?' }],
  schema: { type: 'object' },
} as const

function open(timeoutMs: number, sink: string[] = []) {
  const model = createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'm', apiKey: 'sk-secret' })
  const logger = pino({}, { write: (line: string) => void sink.push(line) })
  return openModelCall({ logger }, { model, timeoutMs, tokensMax: 30_000, rewording: false })
}

describe('the questions of one generation', () => {
  it.each(['says nothing', 'stops amid its answer'])(
    'end with their time where a server %s, whatever memory is freed meanwhile',
    async (name) => {
      server.behave(brokenServers[name]!)
      // Long enough for a busy machine to have sent it.
      const call = open(2000)
      const asked = call.ask(question, new AbortController().signal)
      const timer = setInterval(collectGarbage, 20)
      expect(await asked.finally(() => clearInterval(timer))).toBeNull()
      expect(call.failure()).toBe('it gave no answer in time')
      await server.seen[0]!.cut
    },
  )

  it('end with their generation', async () => {
    server.behave(brokenServers['says nothing']!)
    const generation = new AbortController()
    const asked = open(60_000).ask(question, generation.signal)
    // However late a busy machine sends it.
    await vi.waitFor(() => expect(server.seen).toHaveLength(1), 30_000)
    generation.abort()
    expect(await asked).toBeNull()
    await server.seen[0]!.cut
  })

  it('are no more once one has failed', async () => {
    server.behave(brokenServers['fails with 500']!)
    const call = open(5000)
    expect([await call.ask(question), await call.ask(question)]).toEqual([null, null])
    expect(server.seen).toHaveLength(1)
    expect(call.failure()).toBe('its server failed (500)')
  })

  it('leave neither key nor question in the log', async () => {
    const lines: string[] = []
    server.behave(brokenServers['refuses the key and repeats it']!)
    await open(5000, lines).ask({ ...question, system: 'names of columns' })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({ model: 'm', reason: 'its server refused the key (401)' })
    expect(lines[0]).not.toContain('sk-secret')
    expect(lines[0]).not.toContain('127.0.0.1')
  })
})
