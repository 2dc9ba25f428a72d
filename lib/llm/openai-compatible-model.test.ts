import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenServers, type ModelServer, startModelServer } from '@/test/support/model-server'
import { ModelError } from './language-model'
import { createOpenAiCompatibleModel } from './openai-compatible-model'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const schema = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
}

const open = (apiKey?: string) =>
  createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'test-model', apiKey })

const ask = (timeoutMs = 5000, model = open()) =>
  model.answer({
    system: 'Be short.',
    messages: [{ role: 'user', content: 'A word?' }],
    schema,
    outputTokensMax: 50,
    signal: AbortSignal.timeout(timeoutMs),
  })

describe('a model behind an OpenAI-compatible server', () => {
  it('is asked for JSON of a schema, once, with the key and the limit', async () => {
    server.behave(() => '{"word":"yes"}')
    expect(await ask(5000, open('secret'))).toEqual({ text: '{"word":"yes"}', tokens: 120 })
    expect(server.seen).toHaveLength(1)
    const [{ url, authorization, body }] = server.seen as [(typeof server.seen)[0]]
    expect(url).toBe('/v1/chat/completions')
    expect(authorization).toBe('Bearer secret')
    expect(body).toMatchObject({ model: 'test-model', max_tokens: 50 })
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(body.response_format?.json_schema?.schema).toMatchObject(schema)
  })

  it('needs no key', async () => {
    server.behave(() => '{"word":"yes"}')
    await ask()
    expect(server.seen[0]!.authorization).toBeUndefined()
  })

  it('gives what is no JSON as it is', async () => {
    server.behave(() => 'Yes, gladly!')
    expect((await ask()).text).toBe('Yes, gladly!')
  })

  it('is asked without a schema where its server knows none, and from then on', async () => {
    server.behave(({ body }, response) => {
      if (!body.response_format) return '{"word":"yes"}'
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"what?"}}')
      return null
    })
    const model = open()
    expect((await ask(5000, model)).text).toBe('{"word":"yes"}')
    expect((await ask(5000, model)).text).toBe('{"word":"yes"}')
    expect(server.seen.map(({ body }) => body.response_format !== undefined)).toEqual([true, false, false])
  })

  it.each(Object.entries(brokenServers))('fails in words where its server %s', async (_, behaviour) => {
    server.behave(behaviour)
    const error = await ask(700, open('secret')).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ModelError)
    expect((error as ModelError).message).toMatch(/^its? /)
    expect((error as ModelError).message).not.toMatch(/secret|127\.0\.0\.1/)
    // never a second try, never another address
    expect(server.seen.map(({ url }) => url)).toEqual(['/v1/chat/completions'])
  })

  it.each(['says nothing', 'stops amid its answer', 'answers without end'])(
    'closes the connection to one that %s',
    async (name) => {
      server.behave(brokenServers[name]!)
      await expect(ask(300)).rejects.toThrow(ModelError)
      await server.seen[0]!.cut
    },
  )

  it('fails in words where there is no server', async () => {
    const model = createOpenAiCompatibleModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm' })
    await expect(ask(5000, model)).rejects.toThrow('its server could not be reached')
  })
})
