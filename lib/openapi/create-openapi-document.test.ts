import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { oas31 } from 'zod-openapi'
import { cardTypes } from '@/lib/contracts/cards'
import { errorEnvelopeSchema, successEnvelope } from '@/lib/contracts/envelope'
import { type ErrorCode, errorStatus } from '@/lib/contracts/errors'
import { answerPlace, createSchemaCheck } from '@/test/support/openapi-schemas'
import { allComponents } from './components/all-components'
import { createOpenapiDocument } from './create-openapi-document'
import { errorsOf } from './errors-of'
import { isFileAnswer } from './operation'
import { allOperations } from './operations/all-operations'
import { rooms } from './rooms'

const document = createOpenapiDocument({ baseUrl: 'https://readout.example.com', version: '1.2.3' })
const checkSchema = createSchemaCheck(document)
const schemas = (document.components?.schemas ?? {}) as Record<string, oas31.SchemaObject>

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...structuredClone(document) })
    expect(errors ?? []).toEqual([])
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })

  it('points only to what it holds', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, ref]) => ref as string,
    )
    const find = (ref: string) =>
      ref.split('/').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document)
    expect(refs.length).toBeGreaterThan(100)
    expect(refs.filter((ref) => find(ref) === undefined)).toEqual([])
  })

  it('names every operation once, in a room', () => {
    const ids = allOperations.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(allOperations.map(({ room }) => room))).toEqual(new Set(Object.keys(rooms)))
  })

  it('uses every component that is described, and describes every component', () => {
    expect(Object.keys(allComponents).filter((name) => !schemas[name])).toEqual([])
    const silent = Object.entries(schemas).filter(([, schema]) => !schema.description)
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('lets answers have more fields one day, and tells requests that they may not', () => {
    const closed = (value: unknown, place: string): string[] => {
      if (typeof value !== 'object' || value === null) return []
      const here = 'additionalProperties' in value && value.additionalProperties === false ? [place] : []
      return [...here, ...Object.entries(value).flatMap(([name, each]) => closed(each, `${place}/${name}`))]
    }
    const isRequest = (place: string) =>
      /^\/(paths\/.*\/requestBody\/|components\/schemas\/[A-Z])/.test(place)
    const bodies = Object.keys(schemas).filter((name) =>
      /^(Create(?!d)|Update|Rotate|Regenerate$|Sign|Confirm|Change|Request|Open|Keep)/.test(name),
    )
    const places = closed(document, '')
    expect(places.filter((place) => !isRequest(place))).toEqual([])
    expect(places.filter((place) => place.startsWith('/components/schemas/')).sort()).toEqual(
      bodies
        .filter((name) => schemas[name]?.type === 'object')
        .map((name) => `/components/schemas/${name}`)
        .sort(),
    )
  })

  it('gives the flags of the form as booleans, which generators know', () => {
    const form = document.paths?.['/api/dashboard/generate/']?.post?.requestBody as oas31.RequestBodyObject
    const { properties } = (form.content['multipart/form-data']?.schema ?? {}) as oas31.SchemaObject
    for (const name of ['allow_pdf_export', 'allow_scrollable_cards'])
      expect(properties?.[name]).toMatchObject({
        type: 'boolean',
        description: expect.stringMatching(/`1`.*`off`/),
      })
  })

  it('tells the 18 cards apart by their type', () => {
    const block = schemas.ChartBlock
    expect(block?.oneOf).toHaveLength(cardTypes.length)
    expect(Object.keys(block?.discriminator?.mapping ?? {})).toEqual([...cardTypes])
  })

  it('has an example of every error, which is one', () => {
    for (const code of Object.keys(errorStatus) as ErrorCode[]) {
      const example = document.components?.examples?.[code] as { value: unknown }
      expect(errorEnvelopeSchema.parse(example.value)).toEqual(example.value)
      expect(checkSchema(['components', 'schemas', 'ErrorEnvelope'], example.value)).toEqual([])
    }
    const told = new Set(allOperations.flatMap(errorsOf))
    const never: ErrorCode[] = ['method_not_allowed']
    expect(Object.keys(errorStatus).filter((code) => !told.has(code as ErrorCode))).toEqual(never)
  })
})

for (const operation of allOperations) {
  describe(operation.id, () => {
    const place = ['paths', operation.path, operation.method.toLowerCase()]

    it('has examples that its own contract takes', () => {
      const { body, answers } = operation
      if (body?.mediaType === 'application/json') body.schema.parse(body.example)
      if (body) {
        const pointer = [...place, 'requestBody', 'content', body.mediaType, 'schema']
        expect(checkSchema(pointer, body.example)).toEqual([])
      }
      for (const answer of answers) {
        if (isFileAnswer(answer)) continue
        expect(answer.data.parse(answer.example)).toEqual(answer.example)
        const envelope = { status: 'success', success: true, message: 'OK', data: answer.example }
        successEnvelope(z.unknown()).parse(envelope)
        const pointer = answerPlace(operation, answer.status)
        expect(checkSchema(pointer, envelope)).toEqual([])
        expect(checkSchema(pointer, { ...envelope, data: { nothing: true } })).not.toEqual([])
      }
    })

    it('says in words what it does, and which fields it reads', () => {
      expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
      expect(operation.description).toMatch(/[.]$/)
      const parameters = Object.entries(operation.query?.shape ?? {})
      expect(parameters.filter(([, schema]) => !(schema as z.ZodType).meta()?.description)).toEqual([])
    })
  })
}
