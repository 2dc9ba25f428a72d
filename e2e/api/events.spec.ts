import { expect } from '@playwright/test'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import {
  type GenerationEvent,
  generateAcceptedSchema,
  generateCompletedSchema,
  generationEventSchema,
  generationStageSchema,
} from '@/lib/contracts/generation'
import { generate } from './generate'
import { test } from './keyed-test'
import { baseUrl, bearer, dataOf, errorOf, salesCsv, waitForEnd } from './product'

/** A generation watched over server-sent events, on the running product. */

const watch = (id: string, headers: Record<string, string>) =>
  fetch(`${baseUrl}/api/dashboard/generate/${id}/events/`, { headers })

async function eventsOf(response: Response): Promise<GenerationEvent[]> {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('content-encoding')).toBeNull()
  const events: GenerationEvent[] = []
  const parsed = response.body
    ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
  for await (const { id, event, data } of parsed as unknown as AsyncIterable<Record<string, string>>) {
    events.push(generationEventSchema.parse({ id, event, data: JSON.parse(data ?? '') }))
  }
  return events
}

test('stages come as they are reached, then the generation, and the stream ends', async ({
  request,
  premiumKey: key,
}) => {
  const file = { text: salesCsv(60_000) }
  const sent = await generate(key, { fields: { file_type: 'csv' }, file })
  const { generation_id: id } = await dataOf(sent, generateAcceptedSchema, 202)
  const events = await eventsOf(await watch(id, bearer(key)))
  const stages = events.flatMap((event) => (event.event === 'progress' ? event.data.stage : []))
  expect(stages.length).toBeGreaterThan(1)
  const order = generationStageSchema.options
  expect(stages).toEqual([...stages].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  expect(new Set(stages).size).toBe(stages.length)
  const ended = await waitForEnd(request, id, key)
  expect(events.at(-1)).toEqual({ id: 'completed', event: 'completed', data: ended })

  const again = await eventsOf(await watch(id, { ...bearer(key), 'last-event-id': 'clean' }))
  expect(again).toEqual([events.at(-1)])
  const known = await watch(id, { ...bearer(key), 'last-event-id': 'completed' })
  expect([known.status, await known.text()]).toEqual([204, ''])
  const head = await fetch(`${baseUrl}/api/dashboard/generate/${id}/events`, {
    method: 'HEAD',
    headers: bearer(key),
  })
  expect(head.headers.get('content-type')).toContain('text/event-stream')
})

test('a watcher who goes away holds nothing back', async ({ premiumKey: key }) => {
  const file = { text: salesCsv(60_000) }
  const sent = await generate(key, { fields: { file_type: 'csv' }, file })
  const { generation_id: id } = await dataOf(sent, generateAcceptedSchema, 202)
  const gone = new AbortController()
  const url = `${baseUrl}/api/dashboard/generate/${id}/events/`
  const cut = await fetch(url, { headers: bearer(key), signal: gone.signal })
  await cut.body?.getReader().read()
  gone.abort()
  const events = await eventsOf(await watch(id, bearer(key)))
  expect(events.at(-1)?.event).toBe('completed')
})

test("nobody watches what is someone else's", async ({ premiumKey, freeKey }) => {
  const sent = await generate(premiumKey, { fields: { file_type: 'csv' }, file: { text: salesCsv() } })
  const { generation_id: id } = await dataOf(sent, generateCompletedSchema)
  await errorOf(await watch(id, bearer(freeKey)), 'not_found')
  await errorOf(await watch('x', bearer(premiumKey)), 'not_found')
  await errorOf(await watch(id, {}), 'missing_api_key')
})
