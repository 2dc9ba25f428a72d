import type { CreateDocumentOptions, oas31 } from 'zod-openapi'

const refOf = (name: string) => `"#/components/schemas/${name}"`

/**
 * Named schemas are made twice, as they are sent and as they are answered. What nothing points to is dropped, and
 * what is left of a pair takes the plain name.
 */
export function tidyComponents(document: oas31.OpenAPIObject): oas31.OpenAPIObject {
  const kept = keepReferenced(document)
  const names = new Set(Object.keys(kept.components?.schemas ?? {}))
  const suffix = 'Output'
  let text = JSON.stringify(kept)
  for (const name of names) {
    const plain = name.slice(0, -suffix.length)
    if (!name.endsWith(suffix) || names.has(plain)) continue
    text = text.replaceAll(refOf(name), refOf(plain)).replaceAll(`"${name}":`, `"${plain}":`)
  }
  return JSON.parse(text) as oas31.OpenAPIObject
}

function keepReferenced(document: oas31.OpenAPIObject): oas31.OpenAPIObject {
  const schemas = document.components?.schemas ?? {}
  const seen = new Set<string>()
  const visit = (text: string) => {
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (!name || seen.has(name)) continue
      seen.add(name)
      visit(JSON.stringify(schemas[name]))
    }
  }
  visit(JSON.stringify([document.paths, document.webhooks]))
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => seen.has(name)))
  return { ...document, components: { ...document.components, schemas: kept } }
}

type Override = NonNullable<CreateDocumentOptions['override']>

/**
 * Leaves out what zod writes for itself and no reader needs: the pattern of a format, the bounds of every integer. And
 * that an answer has no other fields, since a reader that holds us to it would break at the first new one.
 */
export const leaveOutNoise: Override = ({ jsonSchema, io }) => {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.format === 'uuid' || jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  delete jsonSchema.propertyNames
}
