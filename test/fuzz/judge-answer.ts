import type { oas31 } from 'zod-openapi'
import { type ErrorCode, errorStatus } from '@/lib/contracts/errors'
import { answerPlace, createSchemaCheck } from '../support/openapi-schemas'
import type { MadeRequest } from './make-request'
import type { RawAnswer } from './send'

export type Judge = (request: MadeRequest, answer: RawAnswer) => string[]

/** Refusals of paths that are nobody's. */
const elsewhereStatuses = new Set([400, 404, 405])
const endedPersonas = new Set(['nobody', 'expired', 'revoked'])

/** Says all that an answer has against the document, the envelope and the rules of access; nothing where it is right. */
export function createJudge(document: oas31.OpenAPIObject): Judge {
  const checkSchema = createSchemaCheck(document)
  const checkBody = (request: MadeRequest, answer: RawAnswer): string[] => {
    const { operation, method } = request
    const told = method === operation.method ? operation.answers[answer.status] : undefined
    const type = mediaTypeOf(answer)
    if (method === 'HEAD' || answer.status === 204)
      return answer.body.length > 0 ? ['has a body where there is none'] : []
    if (told && type !== 'application/json')
      return type in told.schemas ? [] : [`${answer.status} as ${type || 'nothing'} is not in the document`]
    const body = parse(answer)
    if (body === undefined) return [`${answer.status} is no JSON: ${answer.body.toString().slice(0, 200)}`]
    const wrong = answer.status < 400 ? [] : errorWrongs(body, answer)
    const place = told ? answerPlace(operation, answer.status) : ['components', 'schemas', 'ErrorEnvelope']
    if (told && !wrong.length && answer.status >= 400) wrong.push(...codeWrongs(body, told.codes))
    return [...wrong, ...checkSchema(place, body).slice(0, 5)]
  }
  return (request, answer) => [
    ...statusWrongs(request, answer),
    ...(isOurs(request) ? [...headerWrongs(request, answer), ...checkBody(request, answer)] : []),
  ]
}

/** Sign-in answers as its library does, and what is not below `/api/` is a page. */
const isOurs = ({ path }: MadeRequest) =>
  /^[\\/]+api([\\/?]|$)/.test(path) && !/^\/api\/auth(\/|$)/.test(path)

function statusWrongs(request: MadeRequest, { status }: RawAnswer): string[] {
  const { operation, method, persona, isItsOwn, isForeign } = request
  if (status >= 500 && status !== 503) return [`answers ${status}`]
  if (status >= 300 && status < 400) return [`redirects with ${status}`]
  const isDocumented = String(status) in operation.answers
  if (isItsOwn && !isDocumented) return [`${status} is not documented`]
  if (method === operation.method && !isDocumented && !elsewhereStatuses.has(status))
    return [`${status} is neither documented nor that of an unknown path`]
  const isGranted = status < 300
  if (!isItsOwn || operation.access === 'public' || !isGranted) return []
  if (endedPersonas.has(persona)) return [`grants it to ${persona}`]
  return isForeign ? ['grants what belongs to another account'] : []
}

function headerWrongs({ method, operation }: MadeRequest, { status, headers }: RawAnswer): string[] {
  const wrong: string[] = []
  const need = (name: string, pattern: RegExp) => {
    const value = String(headers[name] ?? '')
    if (!pattern.test(value)) wrong.push(`${status} with ${name}: ${value || 'nothing'}`)
  }
  need('x-request-id', /^[A-Za-z0-9._-]{8,128}$/)
  if (operation.id !== 'getOpenapiDocument') need('cache-control', /no-store|no-cache/)
  need('x-content-type-options', /^nosniff$/)
  if (status === 401) need('www-authenticate', /^Bearer/)
  if (status === 405 || (method === 'OPTIONS' && status === 204)) need('allow', /OPTIONS/)
  if (status === 429 || status === 503) need('retry-after', /^[1-9]\d*$/)
  return wrong
}

function errorWrongs(body: unknown, { status, headers }: RawAnswer): string[] {
  const { message, error } = body as {
    message?: string
    error?: { code: ErrorCode; message: string; request_id: string }
  }
  if (!error) return ['is an error without `error`']
  const wrong: string[] = []
  if (errorStatus[error.code] !== status) wrong.push(`${error.code} is answered with ${status}`)
  if (error.request_id !== headers['x-request-id']) wrong.push('tells two request ids')
  if (error.message !== message || !message) wrong.push('tells two messages, or none')
  if (/\[object|undefined is|at \w+ \(|\.ts:\d|node_modules|prisma/i.test(message ?? ''))
    wrong.push(`shows its inside: ${message?.slice(0, 200)}`)
  return wrong
}

function codeWrongs(body: unknown, codes: string[]): string[] {
  const { code } = (body as { error: { code: string } }).error
  return codes.includes(code) ? [] : [`${code} is not documented`]
}

const mediaTypeOf = ({ headers }: RawAnswer) => (headers['content-type'] ?? '').split(';')[0]?.trim() ?? ''

function parse({ body }: RawAnswer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
