import http from 'node:http'
import https from 'node:https'
import type { WebhookErrorClass } from '@/lib/contracts/webhook'
import { DeliveryError, describeFailure } from './delivery-error'
import { type AddressRules, guardedLookup } from './guarded-lookup'
import { findUrlRefusal } from './webhook-address'

export interface WebhookPost {
  url: string
  headers: Record<string, string>
  body: string
}

/** How a post went; taken where `errorClass` is null. */
export interface PostOutcome {
  statusCode: number | null
  errorClass: WebhookErrorClass | null
  durationMs: number
}

export type PostWebhook = (post: WebhookPost) => Promise<PostOutcome>

export interface PosterOptions extends AddressRules {
  timeoutMs?: number
}

/** From looking the name up to the last header of the answer. */
const timeoutMsDefault = 10_000
/** An answer is read so far, so that an honest receiver is not cut off while it writes; nothing of it is kept. */
const answerBytesMax = 64 * 1024
const answerMs = 1000

/** Posts webhooks to public addresses alone; what goes wrong is an outcome, never thrown. */
export function createWebhookPoster(options: PosterOptions): PostWebhook {
  const { timeoutMs = timeoutMsDefault } = options
  return async (post) => {
    const startedAt = performance.now()
    const answer = await send(post, options, AbortSignal.timeout(timeoutMs)).catch(describeFailure)
    return { ...answer, durationMs: Math.round(performance.now() - startedAt) }
  }
}

async function send(
  { url: text, headers, body }: WebhookPost,
  options: PosterOptions,
  signal: AbortSignal,
): Promise<Omit<PostOutcome, 'durationMs'>> {
  const url = new URL(text)
  // Rules and settings may have changed since the endpoint was made; an address is never looked up.
  if (findUrlRefusal(url, options.privateHosts)) throw new DeliveryError('refused_address')
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own, without the environment's proxies: nothing is shared between endpoints.
      agent: false,
      lookup: guardedLookup(options),
      signal,
    })
    request.on('error', reject)
    request.on('response', (response) => {
      resolve(readStatus(response.statusCode ?? 0))
      discard(response)
    })
    request.end(body)
  })
}

function readStatus(statusCode: number): Omit<PostOutcome, 'durationMs'> {
  if (statusCode >= 200 && statusCode < 300) return { statusCode, errorClass: null }
  const isRedirect = statusCode >= 300 && statusCode < 400
  return { statusCode, errorClass: isRedirect ? 'redirect' : 'bad_status' }
}

/** The status has said all; the rest is let pass for a moment. */
function discard(response: http.IncomingMessage): void {
  let bytes = 0
  const end = () => response.destroy()
  const timer = setTimeout(end, answerMs)
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > answerBytesMax) end()
  })
  response.on('error', () => undefined)
  response.on('close', () => clearTimeout(timer))
}
