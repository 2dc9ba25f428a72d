import type { ErrorEnvelope, SuccessEnvelope } from '@/lib/contracts/envelope'
import { ApiError } from './api-error'

export interface ClientOptions {
  /** Origin of the product, `''` for the page's own. */
  baseUrl: string
  /** Left out in the browser, where the session's cookie speaks. */
  apiKey?: string
  fetch?: typeof fetch
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Record<string, string | number | undefined>
  json?: unknown
  form?: FormData
  signal?: AbortSignal
}

export interface Transport {
  /** Opens the envelope and gives its data. */
  call: <Data>(path: string, call?: CallOptions) => Promise<Data>
  /** A file, which comes without an envelope. */
  download: (path: string, call?: CallOptions) => Promise<Blob>
}

/** One request at a time: adds the key, throws an `ApiError` for everything but a success. */
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

async function send(options: ClientOptions, path: string, call: CallOptions = {}): Promise<Response> {
  const url = `${options.baseUrl.replace(/\/$/, '')}${path}${queryString(call.query)}`
  return (options.fetch ?? fetch)(url, requestInit(options, call)).catch((cause: unknown) => {
    if (call.signal?.aborted) throw cause
    throw new ApiError({
      code: 'network_error',
      message: 'The server could not be reached.',
      status: 0,
      retryable: true,
      cause,
    })
  })
}

function requestInit(options: ClientOptions, call: CallOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (options.apiKey) headers.authorization = `Bearer ${options.apiKey}`
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
