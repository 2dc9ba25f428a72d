import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenServers, refuse } from '@/test/support/broken-model-servers'
import { modelFlavours } from '@/test/support/model-flavours'
import { answerWith, type ModelServer, startModelServer } from '@/test/support/model-server'
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

  it.each(Object.entries(modelFlavours))('gives the answer of %s', async (_, flavour) => {
    server.behave(flavour(() => '{"word":"yes"}'))
    const model = open()
    expect((await ask(5000, model)).text).toContain('{"word":"yes"}')
    // what it has learnt of its server it does not ask again
    const refused = server.seen.length - 1
    expect((await ask(5000, model)).text).toContain('{"word":"yes"}')
    expect(server.seen).toHaveLength(refused + 2)
  })

  it.each<[string, (string | undefined)[]]>([
    ['Google, before it knew $ref', ['json_schema', 'json_object']],
    ['DeepSeek, which knows JSON but no schema', ['json_schema', 'json_object']],
    ['one that knows no response format', ['json_schema', 'json_object', undefined]],
    ['Anthropic, which passes over the schema', ['json_schema']],
  ])('asks %s as it can be asked', async (name, formats) => {
    server.behave(modelFlavours[name]!(() => '{}'))
    await ask()
    expect(server.seen.map(({ body }) => body.response_format?.type)).toEqual(formats)
  })

  it('names the limit as its server does', async () => {
    server.behave(modelFlavours['OpenAI, a model that thinks']!(() => '{}'))
    await ask()
    const limits = server.seen.map(({ body }) => [body.max_tokens, body.max_completion_tokens])
    expect(limits).toEqual([
      [50, undefined],
      [undefined, 50],
    ])
    expect(server.seen[1]!.body.response_format?.type).toBe('json_schema')
  })

  it('learns another server that stands at the same address', async () => {
    const model = open()
    server.behave(modelFlavours['OpenAI, a model that thinks']!(() => '{}'))
    await ask(5000, model)
    server.behave(modelFlavours['Google, which knows JSON Schema']!(() => '{}'))
    await ask(5000, model)
    expect(server.seen.map(({ body }) => [body.max_tokens, body.response_format?.type])).toEqual([
      [undefined, 'json_schema'],
      [50, 'json_schema'],
    ])
  })

  it('forgets nothing of what its server can do because of one refusal', async () => {
    const model = open()
    server.behave((_, response) => refuse(response, 400))
    await expect(ask(5000, model)).rejects.toThrow('its server refused the request (400)')
    expect(server.seen).toHaveLength(3)
    server.behave(() => '{}')
    await ask(5000, model)
    expect(server.seen.map(({ body }) => body.response_format?.type)).toEqual(['json_schema'])
  })

  it('tells a limit that was too small from an empty answer', async () => {
    server.behave((_, response) => {
      answerWith(response, '', { finishReason: 'length' })
      return null
    })
    await expect(ask()).rejects.toThrow('it used up its tokens before it gave an answer')
  })

  it.each([
    ['refuses the key', 'its server refused the key (401)'],
    ['knows no such model', 'its server knows no such model or address (404)'],
    ['is in front of its limit', 'its server takes no more requests for now (429)'],
    ['is overloaded', 'its server failed (503)'],
    ['says nothing', 'it gave no answer in time'],
    ['answers without end', 'its answer was too long'],
    ['answers with garbage', 'its answer could not be read'],
  ])('says what is the matter where its server %s', async (name, words) => {
    server.behave(brokenServers[name]!)
    await expect(ask(1000)).rejects.toThrow(words)
  })

  it('hands on what the server says for the log, without the key, and when to come again', async () => {
    server.behave(brokenServers['refuses the key and repeats it']!)
    const refused: ModelError = await ask(5000, open('secret')).catch((error) => error)
    expect(refused.detail).toMatch(/^\{"error":\{"message":"Wrong key: Bearer \[key\]\./)
    expect(refused.detail).toHaveLength(300)
    server.behave(brokenServers['is in front of its limit']!)
    expect(await ask().catch((error) => error)).toMatchObject({ retryAfterMs: 60_000 })
    const closed = await startModelServer()
    await closed.close()
    const down = createOpenAiCompatibleModel({ baseUrl: closed.baseUrl, model: 'm' })
    expect(await ask(5000, down).catch((error) => error)).toMatchObject({ detail: 'ECONNREFUSED' })
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
