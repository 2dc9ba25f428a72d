import type { ErrorEnvelope, SuccessEnvelope } from '@/lib/contracts/envelope'
import { ApiError } from './api-error'
import { type Pause, pauseFor, withRetries } from './with-retries'

export interface ClientOptions {
  /** Origin of the product, `''` for the page's own. */
  baseUrl: string
  /** Left out in the browser, where the session's cookie speaks. */
  apiKey?: string
  fetch?: typeof fetch
  /** Further tries of what may pass by itself. Default: 2 with a key; none in the browser, where the page decides. */
  retriesMax?: number
  /** How to wait between tries. */
  pause?: Pause
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Record<string, string | number | undefined>
  json?: unknown
  form?: FormData
  /** Of a POST; a new one where none is given. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export interface Transport {
  /** Opens the envelope and gives its data. */
  call: <Data>(path: string, call?: CallOptions) => Promise<Data>
  /** A file, which comes without an envelope. */
  download: (path: string, call?: CallOptions) => Promise<Blob>
}

/** Adds the key, tries again where that may help, throws an `ApiError` for everything but a success. */
export function createTransport(options: ClientOptions): Transport {
  return {
    call: async <Data>(path: string, call?: CallOptions) =>
      openEnvelope<Data>(await send(options, path, call)),
    download: async (path, call) => {
      const response = await send(options, path, call)
      return response.ok ? response.blob() : openEnvelope<never>(response)
    },
  }
}

const retriesWithKey = 2

async function send(options: ClientOptions, path: string, call: CallOptions = {}): Promise<Response> {
  const url = `${options.baseUrl.replace(/\/$/, '')}${path}${queryString(call.query)}`
  // Made once, so that every try carries the same Idempotency-Key.
  const init = requestInit(options, call)
  return withRetries(() => sendOnce(options, url, init), {
    retriesMax: options.retriesMax ?? (options.apiKey ? retriesWithKey : 0),
    isRepeatable: call.method !== 'DELETE',
    pause: options.pause ?? pauseFor,
    signal: call.signal,
  })
}

const sendOnce = (options: ClientOptions, url: string, init: RequestInit): Promise<Response> =>
  (options.fetch ?? fetch)(url, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
    throw new ApiError({
      code: 'network_error',
      message: 'The server could not be reached.',
      status: 0,
      retryable: true,
      cause,
    })
  })

function requestInit(options: ClientOptions, call: CallOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (options.apiKey) headers.authorization = `Bearer ${options.apiKey}`
  const key = call.idempotencyKey ?? newIdempotencyKey(options, call)
  if (key !== null) headers['idempotency-key'] = key
  if (call.json !== undefined) headers['content-type'] = 'application/json'
  return {
    method: call.method ?? 'GET',
    headers,
    body: call.form ?? (call.json === undefined ? undefined : JSON.stringify(call.json)),
    credentials: options.apiKey ? 'omit' : 'same-origin',
    cache: 'no-store',
    signal: call.signal,
  }
}

/** Only where a POST may be sent again; browsers have no randomUUID on a page without https. */
const newIdempotencyKey = ({ apiKey }: ClientOptions, { method }: CallOptions): string | null =>
  method === 'POST' && apiKey ? crypto.randomUUID() : null

async function openEnvelope<Data>(response: Response): Promise<Data> {
  const body: unknown = await response.json().catch(() => null)
  if (isSuccess<Data>(body) && response.ok) return body.data
  if (isError(body)) throw ApiError.fromEnvelope(body, response)
  throw new ApiError({
    code: 'invalid_response',
    message: `The server answered ${response.status} without a readable body.`,
    status: response.status,
    retryable: response.status >= 500,
  })
}

const isObject = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null

const isSuccess = <Data>(body: unknown): body is SuccessEnvelope<Data> =>
  isObject(body) && body.success === true

const isError = (body: unknown): body is ErrorEnvelope =>
  isObject(body) && body.success === false && isObject(body.error)

function queryString(query: CallOptions['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
