import type { oas31 } from 'zod-openapi'
import { resolveSchema, type Schema } from './document-operations'
import { type Draw, isDrawn, oneOf, whole } from './draw'

/** What a schema alone does not tell: values that mean something to the product, and lead nowhere outside of it. */
const meaningful: Record<string, readonly unknown[]> = {
  url: ['http://127.0.0.1:9/hook', 'https://hook.invalid/orders'],
  email: ['ann@example.com', 'bob@example.org'],
  allowed_emails: [['ann@example.com'], ['@example.com', 'ann@example.org'], []],
  expires_at: ['2031-01-31T12:00:00Z', null, '2020-01-31T12:00:00Z'],
  password: ['correct horse battery', 'open sesame 9'],
  code: ['123456', '123 456'],
  instructions: ['amount by region', 'top 3 regions by amount as a bar chart, no pies', ''],
  roles: [{ amount: 'measure' }, { region: 'category', amount: null }, {}],
  chart_order: [[0, 1, 2], [1, 0], []],
  title: ['Orders of 2026', 'Ångström 表'],
  name: ['For the board', 'ci'],
}

/** A value that a schema of the document takes, as far as a schema tells. */
export function valueOfSchema(document: oas31.OpenAPIObject, given: Schema, draw: Draw): unknown {
  const schema = resolveSchema(document, given)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return valueOfSchema(document, oneOf(draw, options) as Schema, draw)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(draw, schema.enum)
  const type = Array.isArray(schema.type) ? oneOf(draw, schema.type) : schema.type
  if (type === 'object') return objectOf(document, schema, draw)
  if (type === 'array') {
    const length = whole(draw, schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3))
    return Array.from({ length }, () => valueOfSchema(document, (schema.items ?? {}) as Schema, draw))
  }
  return plainValue(schema, type, draw)
}

function objectOf(document: oas31.OpenAPIObject, schema: Schema, draw: Draw): Record<string, unknown> {
  const required = new Set(schema.required ?? [])
  const names = Object.keys(schema.properties ?? {}).filter((name) => required.has(name) || isDrawn(draw, 45))
  return Object.fromEntries(
    names.map((name) => {
      const known = meaningful[name]
      if (known && isDrawn(draw, 80)) return [name, oneOf(draw, known)]
      return [name, valueOfSchema(document, schema.properties?.[name] as Schema, draw)]
    }),
  )
}

function plainValue(schema: Schema, type: string | undefined, draw: Draw): unknown {
  if (type === 'null') return null
  if (type === 'boolean') return isDrawn(draw, 50)
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = 100 } = schema
    return whole(draw, Math.ceil(minimum), Math.floor(Math.max(minimum, maximum)))
  }
  if (schema.format === 'date-time') return '2031-01-31T12:00:00Z'
  if (schema.format === 'email') return 'ann@example.com'
  const text = oneOf(draw, ['North', 'a longer text of some words', 'Ünïcödé 表', 'x'])
  return text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 200)
}
