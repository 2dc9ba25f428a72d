import type { OpenapiDocument } from '../create-openapi-document'
import { type FieldText, fieldsOf, type Schema, type TypeText, typeOf } from './describe-schema'

/** A named shape, as the reference shows it. */
export interface ObjectText {
  name: string
  description: string
  fields: FieldText[]
  /** Of a plain one, the values that it may have. */
  values: string[]
  /** The shapes that it may be, where it is one of several. */
  options: TypeText[]
}

/** Every component of the document, by name. */
export function describeObjects(document: OpenapiDocument): ObjectText[] {
  return Object.entries(document.components?.schemas ?? {})
    .map(([name, schema]) => describeObject(name, schema))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function describeObject(name: string, schema: Schema): ObjectText {
  const described = { name, description: schema.description ?? '', fields: fieldsOf(schema) }
  if ('$ref' in schema) return { ...described, values: [], options: [typeOf(schema)] }
  const { enum: values = [], oneOf = [], anyOf = [] } = schema
  return { ...described, values: values.map(String), options: [...oneOf, ...anyOf].map(typeOf) }
}
