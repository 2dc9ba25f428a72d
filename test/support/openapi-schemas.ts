import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenapiDocument } from '@/lib/openapi/create-openapi-document'

/** Checks values by the JSON schemas of a document itself, as a foreign client would; answers what is wrong. */
export function createSchemaCheck(document: OpenapiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false, verbose: true })
  addFormats(ajv)
  ajv.addSchema(document, 'openapi')
  const compiled = new Map<string, ValidateFunction>()
  return (pointer: string[], value: unknown): string[] => {
    const place = pointer
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/')
    const validate = compiled.get(place) ?? ajv.compile({ $ref: `openapi#/${place}` })
    compiled.set(place, validate)
    return validate(value) ? [] : (validate.errors ?? []).map(describeError)
  }
}

const describeError = ({ instancePath, message, data }: ErrorObject) =>
  `${instancePath || '/'} ${message}, is ${JSON.stringify(data)?.slice(0, 100)}`

/** Where the document says what an operation answers with a status. */
export const answerPlace = ({ path, method }: { path: string; method: string }, status: number): string[] => [
  'paths',
  path,
  method.toLowerCase(),
  'responses',
  String(status),
  'content',
  'application/json',
  'schema',
]
