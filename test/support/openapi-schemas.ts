import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { OpenapiDocument } from '@/lib/openapi/create-openapi-document'

/** Checks values by the JSON schemas of a document itself, as a foreign client would; answers what is wrong. */
export function createSchemaCheck(document: OpenapiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false })
  addFormats(ajv)
  ajv.addSchema(document, 'openapi')
  return (pointer: string[], value: unknown): string[] => {
    const place = pointer
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
    const validate = ajv.compile({ $ref: `openapi#/${place.join('/')}` })
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  }
}
