import { getLogger } from '@/lib/logger'
import { setCommonHeaders } from './common-headers'
import { keepStream } from './open-streams'
import type { Answer } from './reply'

export interface ServerEvent {
  id: string
  event: string
  data: unknown
}

export type OpenEvents = (signal: AbortSignal) => Promise<AsyncIterable<ServerEvent> | null>

/** How long a client waits before it comes back to a stream that broke. */
const retryMs = 2000
/** Below the 30 s after which many proxies give a silent answer up. */
const heartbeatMs = 15_000
/** Whoever watches for longer comes back, and is asked again who it is. */
const streamMsMax = 900_000

/**
 * Server-sent events (WHATWG HTML, 9.2) until there are no more. Opened before it is answered, so that a refusal is
 * told in the envelope; `null` says that the client has had all and need not come back (204).
 */
export async function replyEvents(open: OpenEvents): Promise<Answer> {
  const ended = new AbortController()
  const events = await open(ended.signal)
  return {
    toResponse: (requestId) => {
      const headers = new Headers()
      setCommonHeaders(headers, requestId)
      if (!events) return new Response(null, { status: 204, headers })
      headers.set('content-type', 'text/event-stream; charset=utf-8')
      // What is kept back to be compressed or gathered comes too late to be of use.
      headers.set('cache-control', 'no-store, no-transform')
      headers.set('x-accel-buffering', 'no')
      return new Response(streamOf(events, ended), { headers })
    },
  }
}

function streamOf(events: AsyncIterable<ServerEvent>, ended: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const end = () => ended.abort()
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (text: string) => {
        if (!ended.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const beat = setInterval(() => {
        // Nobody reads where what was sent before is still waiting.
        if ((controller.desiredSize ?? 0) > 0) send(': still here\n\n')
      }, heartbeatMs)
      const limit = setTimeout(end, streamMsMax)
      const forget = keepStream(end)
      const release = () => {
        clearInterval(beat)
        clearTimeout(limit)
        forget()
        closeQuietly(controller)
      }
      if (ended.signal.aborted) return release()
      ended.signal.addEventListener('abort', release)
      send(`retry: ${retryMs}\n\n`)
      void sendAll(events, send).finally(end)
    },
    cancel: end,
  })
}

/** Ends early where the events can't be read for a moment: the client comes back for the rest. */
async function sendAll(events: AsyncIterable<ServerEvent>, send: (text: string) => void): Promise<void> {
  try {
    for await (const event of events) send(lineOf(event))
  } catch (error) {
    getLogger().warn({ error }, 'a stream of events broke off')
  }
}

const lineOf = ({ id, event, data }: ServerEvent) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

function closeQuietly(controller: ReadableStreamDefaultController): void {
  try {
    controller.close()
  } catch {
    // The reader has cancelled it, which closed it already.
  }
}
