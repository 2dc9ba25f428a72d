import type {
  ZodOpenApiOperationObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { errorEnvelopeSchema, successEnvelope } from '@/lib/contracts/envelope'
import { type ErrorCode, errorStatus } from '@/lib/contracts/errors'
import { errorsOf, isIdempotent } from './errors-of'
import type { answerHeaders } from './headers'
import { type Access, type DataAnswer, type FileAnswer, isFileAnswer, type Operation } from './operation'
import { idempotencyKeyParameter, parametersOfPath } from './parameters'

/** An operation as the document holds it. */
export function presentOperation(operation: Operation): ZodOpenApiOperationObject {
  const { id, room, summary, description, access, query, body } = operation
  return {
    operationId: id,
    tags: [room],
    summary,
    description: `${description}\n\n${accessNote(access)}`,
    security: securityOf(access),
    parameters: [
      ...parametersOfPath(operation.path),
      ...headerParameters(operation.requestHeaders),
      ...(isIdempotent(operation) ? [idempotencyKeyParameter] : []),
    ],
    ...(query && { requestParams: { query } }),
    ...(body && {
      requestBody: {
        required: body.isRequired ?? true,
        content: { [body.mediaType]: { schema: body.schema, example: body.example } },
      },
    }),
    responses: { ...successes(operation), ...failures(operation) },
    'x-access': access,
  }
}

/** The roles of a bearer scheme are its scopes (OpenAPI 3.1, Security Requirement Object). */
export function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'public') return []
  if (access === 'session') return [{ session: [] }]
  return [{ bearer: access === 'account' ? [] : [access] }, { session: [] }]
}

function headerParameters(texts: Record<string, string> = {}) {
  return Object.entries(texts).map(([name, description]) => ({
    in: 'header' as const,
    name,
    required: false,
    description,
    schema: { type: 'string' as const },
  }))
}

function accessNote(access: Access): string {
  if (access === 'public') return 'Needs no key.'
  if (access === 'account') return 'Any key may do this, and a signed-in session.'
  if (access === 'session') return 'Only a signed-in session can do this, never a key.'
  return `A key needs the scope \`${access}\`; a signed-in session can do this too.`
}

function successes(operation: Operation): ZodOpenApiResponsesObject {
  return Object.fromEntries(
    operation.answers.map((answer) => [answer.status, success(operation, answer)]),
  ) as ZodOpenApiResponsesObject
}

function success(operation: Operation, answer: DataAnswer | FileAnswer): ZodOpenApiResponseObject {
  const replayed = isIdempotent(operation) ? (['Idempotency-Replayed'] as const) : []
  return {
    description: answer.description,
    headers: headersOf(operation.access, [...(answer.headers ?? []), ...replayed]),
    ...(answer.status === 204 ? {} : { content: isFileAnswer(answer) ? file(answer) : data(answer) }),
  }
}

const anyObject = { type: 'object' as const, additionalProperties: true }

function file({ mediaType, example }: FileAnswer): ZodOpenApiResponseObject['content'] {
  const schema = mediaType === 'application/json' ? anyObject : { type: 'string' as const }
  return { [mediaType]: { schema, ...(example !== undefined && { example }) } }
}

function data({ data: schema, message = 'OK', example }: DataAnswer): ZodOpenApiResponseObject['content'] {
  const envelope = { status: 'success', success: true, message, data: example }
  return { 'application/json': { schema: successEnvelope(schema), example: envelope } }
}

/** One answer a status, with an example of each code that it may carry. */
function failures(operation: Operation): ZodOpenApiResponsesObject {
  const codes = errorsOf(operation)
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))]
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      failure(
        operation,
        codes.filter((code) => errorStatus[code] === status),
      ),
    ]),
  ) as ZodOpenApiResponsesObject
}

function failure({ access }: Operation, codes: ErrorCode[]): ZodOpenApiResponseObject {
  const status = errorStatus[codes[0] as ErrorCode]
  const waits = status === 429 || status === 503 ? (['Retry-After'] as const) : []
  const asks = status === 401 ? (['WWW-Authenticate'] as const) : []
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: headersOf(access, [...waits, ...asks]),
    content: {
      'application/json': {
        schema: errorEnvelopeSchema,
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

function headersOf(access: Access, own: readonly (keyof typeof answerHeaders)[]) {
  const limits = access === 'public' ? [] : (['RateLimit-Policy', 'RateLimit'] as const)
  const names = ['X-Request-Id', ...limits, ...own] as const
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` as const }]))
}
