import { setImmediate } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countStreams, endStreams } from './open-streams'
import { replyEvents, type ServerEvent } from './reply-events'

afterEach(() => {
  vi.useRealTimers()
  expect(countStreams()).toBe(0)
})

const progress = (id: string): ServerEvent => ({ id, event: 'progress', data: { stage: id, text: 'a\nb' } })

/** Events that wait for more until the stream ends, and tell whether they were let go. */
function endless(...first: ServerEvent[]) {
  const state = { isOpen: false }
  const open = async (signal: AbortSignal) => {
    async function* events() {
      state.isOpen = true
      try {
        yield* first
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
      } finally {
        state.isOpen = false
      }
    }
    return events()
  }
  return { open, state }
}

const answer = async (open: Parameters<typeof replyEvents>[0]) =>
  (await replyEvents(open)).toResponse('req_12345678')

const readAll = (response: Response) => response.text()

describe('replyEvents', () => {
  it('sends events that a parser of the standard reads, and ends', async () => {
    const open = async () =>
      (async function* () {
        yield progress('read')
        yield { id: 'completed', event: 'completed', data: { status: 'completed' } }
      })()
    const response = await answer(open)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': 'req_12345678',
    })
    let retryMs = 0
    const onRetry = (ms: number) => {
      retryMs = ms
    }
    const events = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onRetry }))
    const read = []
    for await (const event of events ?? []) read.push(event)
    expect(read).toEqual([
      { id: 'read', event: 'progress', data: '{"stage":"read","text":"a\\nb"}' },
      { id: 'completed', event: 'completed', data: '{"status":"completed"}' },
    ])
    expect(retryMs).toBeGreaterThan(0)
  })

  it('lets go of everything when the client goes away', async () => {
    const { open, state } = endless(progress('read'))
    const reader = (await answer(open)).body?.getReader()
    await reader?.read()
    await setImmediate()
    expect([state.isOpen, countStreams()]).toEqual([true, 1])
    await reader?.cancel()
    await setImmediate()
    expect([state.isOpen, countStreams()]).toEqual([false, 0])
  })

  it('says that it is still there while nothing happens', async () => {
    vi.useFakeTimers()
    const { open } = endless()
    const reader = (await answer(open)).body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toMatch(/^retry: /)
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await reader?.read())?.value).toMatch(/^: /)
    await reader?.cancel()
  })

  it('ends in the end, so that its reader is asked again who it is', async () => {
    vi.useFakeTimers()
    const { open, state } = endless(progress('read'))
    const text = readAll(await answer(open))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await text).toContain('event: progress')
    expect(state.isOpen).toBe(false)
  })

  it('ends early, without an event, where the events break off', async () => {
    const open = async () =>
      (async function* () {
        yield progress('read')
        throw new Error('away')
      })()
    const text = await readAll(await answer(open))
    expect(text).toContain('id: read')
    expect(text).not.toContain('away')
  })

  it('has nothing for a client that has had all', async () => {
    const response = await answer(async () => null)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('ends with the server that shuts down, and so do those that come too late', async () => {
    const { open, state } = endless(progress('read'))
    const running = readAll(await answer(open))
    await setImmediate()
    endStreams()
    expect(await running).toContain('id: read')
    expect(state.isOpen).toBe(false)
    expect(await readAll(await answer(endless(progress('read')).open))).toBe('')
  })
})
