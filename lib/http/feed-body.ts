import type { Writable } from 'node:stream'
import { ServiceError } from '@/lib/services/errors'
import { drainBody } from './drain-body'

export interface BodyLimits {
  bytesMax: number
  /** How long it may bring nothing; what comes more slowly than the least rate uses it up as well. */
  idleTimeoutMs: number
  bytesPerSecondMin: number
  totalTimeoutMs: number
}

/** Writes a request's body into a sink, within limits, until it ends or `stop` is aborted with a reason. */
export async function feedBody(
  body: ReadableStream<Uint8Array>,
  sink: Writable,
  { limits, stop }: { limits: BodyLimits; stop: AbortSignal },
): Promise<void> {
  const reader = body.getReader()
  const endsAt = Date.now() + limits.totalTimeoutMs
  let bytes = 0
  let patienceMs = limits.idleTimeoutMs
  try {
    for (;;) {
      const askedAt = Date.now()
      const waitMs = Math.min(patienceMs, endsAt - askedAt)
      const chunk = await within(reader.read(), { waitMs, stop })
      if (chunk.done) break
      bytes += chunk.value.length
      const earnedMs = (chunk.value.length / limits.bytesPerSecondMin) * 1000
      patienceMs = Math.min(limits.idleTimeoutMs, patienceMs - (Date.now() - askedAt) + earnedMs)
      if (bytes > limits.bytesMax) throw bodyTooLarge(limits.bytesMax)
      await within(write(sink, chunk.value), { waitMs: endsAt - Date.now(), stop })
    }
    sink.end()
  } catch (error) {
    void drainBody(reader)
    throw error instanceof ServiceError ? error : interrupted(error)
  }
}

const write = (sink: Writable, chunk: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    sink.write(chunk, (error) => (error ? reject(error) : resolve()))
  })

function within<Value>(
  promise: Promise<Value>,
  { waitMs, stop }: { waitMs: number; stop: AbortSignal },
): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const onStop = () => reject(stop.reason)
    const timer = setTimeout(() => reject(tooSlow()), Math.max(0, waitMs))
    stop.addEventListener('abort', onStop, { once: true })
    if (stop.aborted) onStop()
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      stop.removeEventListener('abort', onStop)
    })
  })
}

const tooSlow = () =>
  new ServiceError('upload_timeout', {
    message:
      'The upload stopped, or came too slowly to be waited for. Send it again over a faster connection.',
  })

export const bodyTooLarge = (bytesMax: number) =>
  new ServiceError('file_too_large', {
    message: `The request is larger than ${Math.floor(bytesMax / (1024 * 1024))} MB. A file may have up to 10 MB.`,
    param: 'file',
  })

const interrupted = (cause: unknown) =>
  new ServiceError('malformed_multipart', { message: 'The upload broke off before it was complete.', cause })
