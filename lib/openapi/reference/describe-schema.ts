import type { oas31 } from 'zod-openapi'

export type Schema = oas31.SchemaObject | oas31.ReferenceObject

/** What a schema is in a word or two, and the component that it leads to. */
export interface TypeText {
  text: string
  /** The name of a component. */
  component: string | null
}

/** A field of an object, as the reference shows it. */
export interface FieldText {
  name: string
  type: TypeText
  isRequired: boolean
  description: string
  /** The values that it may have, where they are few. */
  values: string[]
  /** Its own fields, where they have no name of their own. */
  fields: FieldText[]
}

const refPrefix = '#/components/schemas/'

export function typeOf(schema: Schema): TypeText {
  if ('$ref' in schema) {
    const component = (schema.$ref ?? '').slice(refPrefix.length)
    return { text: component, component }
  }
  const options = schema.anyOf ?? schema.oneOf
  if (options) return joined(options.map(typeOf))
  if (schema.type === 'array' && schema.items) {
    const { text, component } = typeOf(schema.items)
    return { text: `list of ${text}`, component }
  }
  return { text: plainType(schema), component: null }
}

const joined = (types: TypeText[]): TypeText => ({
  text: types.map(({ text }) => text).join(' or '),
  component: types.find(({ component }) => component)?.component ?? null,
})

const formats: Record<string, string> = {
  'date-time': 'time',
  date: 'date',
  uuid: 'id',
  uri: 'URL',
  email: 'e-mail address',
  binary: 'file',
}

function plainType({ type, format, const: only, additionalProperties }: oas31.SchemaObject): string {
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(type)) return type.join(' or ')
  if (format && formats[format]) return formats[format]
  if (type === 'object' && additionalProperties && typeof additionalProperties === 'object') {
    return `map to ${typeOf(additionalProperties).text}`
  }
  return type ?? 'any'
}

/** The fields of an object, its required ones marked. */
export function fieldsOf(schema: Schema | undefined): FieldText[] {
  if (!schema || '$ref' in schema) return []
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(property),
    isRequired: required.has(name),
    description: property.description ?? '',
    values: 'enum' in property && property.enum ? property.enum.map(String) : [],
    fields: innerFields(property),
  }))
}

function innerFields(schema: Schema): FieldText[] {
  if ('$ref' in schema) return []
  if (schema.properties) return fieldsOf(schema)
  if (schema.items && !Array.isArray(schema.items)) return innerFields(schema.items)
  const object = schema.anyOf?.find((option) => 'properties' in option)
  return fieldsOf(object)
}
