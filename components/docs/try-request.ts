export interface TriedOperation {
  id: string
  method: string
  path: string
  access: string
  parameters: { name: string; in: string; isRequired: boolean; description: string }[]
  body: {
    mediaType: string
    example: string
    fields: { name: string; isRequired: boolean; values: string[]; isFile: boolean }[]
  } | null
}

export interface TriedAnswer {
  status: number
  ms: number
  /** Of the answer, those that this API sets. */
  headers: [string, string][]
  body: string
}

const shownHeaders = [
  'x-request-id',
  'ratelimit',
  'retry-after',
  'location',
  'idempotency-replayed',
  'content-type',
]
/** What fits a page; a file is better downloaded. */
const shownLengthMax = 20_000

/** The address that a form asks for; what is empty is left out. */
export function addressOf({ path, parameters }: TriedOperation, form: FormData): string {
  const given = (name: string) => String(form.get(name) ?? '').trim()
  const place = path.replace(/\{([a-z_]+)\}/g, (_, name: string) => encodeURIComponent(given(`path:${name}`)))
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && given(`query:${parameter.name}`) !== '')
    .map(({ name }) => [name, given(`query:${name}`)])
  return query.length > 0 ? `${place}?${new URLSearchParams(query)}` : place
}

/** The request that a form describes: with a key where one was given, else with the session of the browser. */
export function requestOf(operation: TriedOperation, form: FormData): RequestInit {
  const key = String(form.get('key') ?? '').trim()
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const init: RequestInit = { method: operation.method, headers, credentials: key ? 'omit' : 'same-origin' }
  if (operation.body?.mediaType === 'application/json') {
    headers['content-type'] = 'application/json'
    return { ...init, body: String(form.get('body') ?? '') }
  }
  return operation.body ? { ...init, body: multipartOf(operation.body.fields, form) } : init
}

function multipartOf(fields: { name: string }[], form: FormData): FormData {
  const sent = new FormData()
  for (const { name } of fields) {
    const value = form.get(`field:${name}`)
    if (value instanceof File ? value.size > 0 : value) sent.set(name, value as File | string)
  }
  return sent
}

/** Sends it and reads the answer, whatever it is. */
export async function sendTried(operation: TriedOperation, form: FormData): Promise<TriedAnswer> {
  const startedAt = performance.now()
  const response = await fetch(addressOf(operation, form), requestOf(operation, form))
  const text = await response.text()
  return {
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
    headers: shownHeaders.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    }),
    body: pretty(text).slice(0, shownLengthMax),
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
