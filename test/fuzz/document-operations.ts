import type { oas31 } from 'zod-openapi'

export type Schema = oas31.SchemaObject & { $ref?: string }

export interface DocumentAnswer {
  /** By media type; empty where nothing follows the headers. */
  schemas: Record<string, Schema>
  /** Of an error, those that the document has an example of. */
  codes: string[]
}

/** An operation, as a stranger reads it out of the document. */
export interface DocumentOperation {
  id: string
  method: string
  path: string
  access: string
  parameters: { name: string; in: string; schema: Schema }[]
  body: { mediaType: string; schema: Schema; example: unknown } | null
  answers: Record<string, DocumentAnswer>
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export function listDocumentOperations(document: oas31.OpenAPIObject): DocumentOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const told = item?.[method]
      return told ? [operationOf(told, { path, method: method.toUpperCase() })] : []
    }),
  )
}

function operationOf(
  told: oas31.OperationObject & { 'x-access'?: string },
  { path, method }: { path: string; method: string },
): DocumentOperation {
  const { content = {} } = (told.requestBody ?? {}) as Partial<oas31.RequestBodyObject>
  const [body] = Object.entries(content)
  return {
    id: told.operationId ?? `${method} ${path}`,
    method,
    path,
    access: told['x-access'] ?? 'public',
    parameters: ((told.parameters ?? []) as oas31.ParameterObject[]).map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      schema: (parameter.schema ?? {}) as Schema,
    })),
    body: body
      ? { mediaType: body[0], schema: (body[1].schema ?? {}) as Schema, example: body[1].example }
      : null,
    answers: Object.fromEntries(
      Object.entries(told.responses ?? {}).map(([status, answer]) => [
        status,
        answerOf(answer as oas31.ResponseObject),
      ]),
    ),
  }
}

function answerOf({ content = {} }: oas31.ResponseObject): DocumentAnswer {
  const entries = Object.entries(content)
  return {
    schemas: Object.fromEntries(entries.map(([type, { schema }]) => [type, (schema ?? {}) as Schema])),
    codes: entries.flatMap(([, { examples }]) => Object.keys(examples ?? {})),
  }
}

/** The schema itself, where a reference stands for it. */
export function resolveSchema(document: oas31.OpenAPIObject, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  if (!name) return schema
  return resolveSchema(document, (document.components?.schemas?.[name] ?? {}) as Schema)
}
