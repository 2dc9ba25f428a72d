import type { oas31 } from 'zod-openapi'
import type { ErrorCode } from '@/lib/contracts/errors'
import { errorStatus } from '@/lib/contracts/errors'
import type { OpenapiDocument } from '../create-openapi-document'
import { errorsOf, isIdempotent } from '../errors-of'
import { type Access, type DataAnswer, type FileAnswer, isFileAnswer, type Operation } from '../operation'
import { type FieldText, fieldsOf, type Schema, type TypeText, typeOf } from './describe-schema'
import { sampleRequest } from './sample-request'

export interface ParameterText {
  name: string
  in: 'path' | 'query' | 'header'
  type: string
  isRequired: boolean
  description: string
}

export interface AnswerText {
  status: number
  description: string
  /** What `data` is, or the media type of what comes without an envelope. */
  data: TypeText
  fields: FieldText[]
  headers: string[]
  example: string | null
}

/** An operation as the reference shows it. */
export interface OperationText {
  id: string
  method: Operation['method']
  path: string
  summary: string
  description: string
  access: Access
  parameters: ParameterText[]
  body: { mediaType: string; component: string | null; fields: FieldText[]; example: string } | null
  answers: AnswerText[]
  errors: { code: ErrorCode; status: number }[]
  request: string
}

export function describeOperation(document: OpenapiDocument, operation: Operation): OperationText {
  const { id, method, path, summary, description, access } = operation
  const told = document.paths?.[path]?.[method.toLowerCase() as 'get'] as oas31.OperationObject
  return {
    id,
    method,
    path,
    summary,
    description,
    access,
    parameters: (told.parameters ?? []).map((parameter) => parameterText(parameter as oas31.ParameterObject)),
    body: bodyText(document, operation, told),
    answers: operation.answers.map((answer) => answerText(document, operation, answer)),
    errors: errorsOf(operation).map((code) => ({ code, status: errorStatus[code] })),
    request: sampleRequest(operation),
  }
}

const parameterText = (parameter: oas31.ParameterObject): ParameterText => ({
  name: parameter.name,
  in: parameter.in as ParameterText['in'],
  type: parameter.schema ? typeOf(parameter.schema).text : 'string',
  isRequired: parameter.required ?? false,
  description: parameter.description ?? '',
})

function bodyText(
  document: OpenapiDocument,
  { body }: Operation,
  told: oas31.OperationObject,
): OperationText['body'] {
  if (!body) return null
  const { content } = told.requestBody as oas31.RequestBodyObject
  const schema = content[body.mediaType]?.schema
  if (!schema) return null
  const example = JSON.stringify(body.example, null, 2)
  const { component } = typeOf(schema)
  return { mediaType: body.mediaType, component, fields: fieldsOf(resolve(document, schema)), example }
}

function answerText(
  document: OpenapiDocument,
  operation: Operation,
  answer: DataAnswer | FileAnswer,
): AnswerText {
  const { status, description } = answer
  const headers = [...(answer.headers ?? []), ...(isIdempotent(operation) ? ['Idempotency-Replayed'] : [])]
  if (isFileAnswer(answer)) {
    const data = { text: status === 204 ? 'nothing' : answer.mediaType, component: null }
    return { status, description, data, fields: [], headers, example: answer.example ?? null }
  }
  const schema = dataSchema(document, operation, status)
  const envelope = { status: 'success', success: true, message: answer.message ?? 'OK', data: answer.example }
  return {
    status,
    description,
    data: typeOf(schema),
    fields: fieldsOf(resolve(document, schema)),
    headers,
    example: JSON.stringify(envelope, null, 2),
  }
}

function dataSchema(document: OpenapiDocument, { path, method }: Operation, status: number): Schema {
  const told = document.paths?.[path]?.[method.toLowerCase() as 'get'] as oas31.OperationObject
  const answer = told.responses?.[String(status)] as oas31.ResponseObject
  const envelope = answer.content?.['application/json']?.schema as oas31.SchemaObject
  return envelope.properties?.data ?? {}
}

/** The schema that a reference leads to, through as many as there are. */
function resolve(document: OpenapiDocument, schema: Schema): Schema {
  const { component } = '$ref' in schema ? typeOf(schema) : { component: null }
  const found = component ? document.components?.schemas?.[component] : undefined
  return found ? resolve(document, found) : schema
}
