import type { oas31 } from 'zod-openapi'
import { allComponents } from './components/all-components'
import { previewFields, specFields } from './components/spec-fields'

type Schema = oas31.SchemaObject & { properties?: Record<string, oas31.SchemaObject | oas31.ReferenceObject> }

/** Writes what components and their fields mean into the document that was made of their schemas. */
export function describeComponents(document: oas31.OpenAPIObject): oas31.OpenAPIObject {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const component = allComponents[name] ?? allComponents[name.replace(/Output$/, '')]
    if (!component) continue
    schema.description = component.description
    // Of the same fields as another, which are described there.
    if ('$ref' in schema) continue
    schema.title ??= name
    describeFields(schema, component.fields)
    if (name.endsWith('Block')) describeCard(schema)
  }
  return document
}

function describeFields(schema: Schema | undefined, texts: Readonly<Record<string, string>>): void {
  for (const [field, property] of Object.entries(schema?.properties ?? {})) {
    const text = texts[field]
    if (text) property.description = text
  }
}

function describeCard({ properties = {} }: Schema): void {
  describeFields(properties.spec as Schema | undefined, specFields)
  describeFields(properties.data_preview as Schema | undefined, previewFields)
}
