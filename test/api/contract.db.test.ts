import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema, successEnvelope } from '@/lib/contracts/envelope'
import { type ErrorCode, errorStatus } from '@/lib/contracts/errors'
import { createOpenapiDocument } from '@/lib/openapi/create-openapi-document'
import { errorsOf } from '@/lib/openapi/errors-of'
import { isFileAnswer, type Operation } from '@/lib/openapi/operation'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import { answerPlace, createSchemaCheck } from '../support/openapi-schemas'
import {
  type ContractWorld,
  createContractWorld,
  grantedRequest,
  reopenSessions,
  successCase,
} from './contract-world'
import { errorCases } from './error-cases'
import { successCases } from './success-cases'

/** Every operation of the document as it answers: what it grants and each refusal that it documents. */

const document = createOpenapiDocument({ baseUrl: 'http://readout.test', version: '0.0.0' })
const checkSchema = createSchemaCheck(document)

let world: ContractWorld
beforeAll(async () => {
  world = await createContractWorld()
}, 120_000)
afterAll(() => world.close())

/** Not provoked by what is sent; where they are is named. */
const provokedElsewhere: Partial<Record<ErrorCode, string>> = {
  internal_error: 'lib/http/error-response.test.ts',
  document_unreadable: 'lib/services/document/old-documents.db.test.ts',
  overloaded: 'test/api/unavailable.db.test.ts',
  upload_timeout: 'lib/http/read-multipart.test.ts',
  too_many_cells: 'e2e/api/hostile-files.spec.ts, since so large a file is never finished within the request',
}

async function expectError(operation: Operation, response: Response, code: ErrorCode): Promise<void> {
  const body: unknown = await response.json()
  const { error } = errorEnvelopeSchema.parse(body)
  expect([response.status, error.code], error.message).toEqual([errorStatus[code], code])
  expect(checkSchema(answerPlace(operation, response.status), body)).toEqual([])
  // Zod's own words, which are for programmers.
  expect(JSON.stringify(error)).not.toMatch(/Too (big|small)|Invalid (input|option|string)|expected \w+ to/)
  expect(error.doc_url).toBe(`http://readout.test/docs/errors/#${code}`)
  expect(response.headers.get('x-request-id')).toBe(error.request_id)
  expect(response.headers.get('cache-control')).toBe('no-store')
  if (response.status === 401) expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
  if (response.status === 429 || response.status === 503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
}

async function expectSuccess(operation: Operation, response: Response): Promise<void> {
  const answer = operation.answers.find(({ status }) => status === response.status)
  const text = await response.text()
  if (!answer) throw new Error(`${response.status} is not documented: ${text.slice(0, 500)}`)
  for (const name of ['x-request-id', ...(answer.headers ?? [])]) {
    if (name === 'Retry-After' || name === 'Idempotency-Replayed') continue
    expect([name, response.headers.get(name)]).toEqual([name, expect.any(String)])
  }
  if (operation.access !== 'public')
    expect(response.headers.get('ratelimit')).toMatch(/^"requests";r=\d+;t=\d+/)
  if (isFileAnswer(answer)) {
    expect(response.headers.get('content-type')).toContain(answer.mediaType)
    expect(text.length).toBeGreaterThan(0)
    return
  }
  const body: unknown = JSON.parse(text)
  const { data } = successEnvelope(answer.data).parse(body)
  expect((body as { data: unknown }).data).toEqual(data)
  expect(checkSchema(answerPlace(operation, response.status), body)).toEqual([])
}

describe('the tables', () => {
  it('have a request for every operation of the document and for no other', () => {
    expect(Object.keys(successCases).sort()).toEqual(allOperations.map(({ id }) => id).sort())
  })

  it('provoke every documented refusal, or say where it is', () => {
    const missing = allOperations.flatMap((operation) => {
      const provoked = new Set(errorCases(operation).map(({ code }) => code))
      return errorsOf(operation)
        .filter((code) => !provoked.has(code) && !provokedElsewhere[code])
        .map((code) => `${operation.id}: ${code}`)
    })
    expect(missing).toEqual([])
  })

  it('provoke nothing that is not documented', () => {
    const undocumented = allOperations.flatMap((operation) =>
      errorCases(operation)
        .filter(({ code }) => !errorsOf(operation).includes(code))
        .map(({ code, name }) => `${operation.id}: ${code} by ${name}`),
    )
    expect(undocumented).toEqual([])
  })
})

for (const operation of allOperations) {
  const { id, method } = operation
  describe(id, () => {
    it('answers what it documents', async () => {
      const { answers } = successCase(operation)
      const { path, sent } = await grantedRequest(operation, world)
      const response = await world.call(method, path, sent)
      await reopenSessions(world)
      if (typeof answers === 'object') return expectError(operation, response, answers.code)
      await expectSuccess(operation, response)
      expect(response.status).toBe(answers)
    })

    it.each(errorCases(operation))('answers $code to $name', async ({ code, make, isRepeated }) => {
      const { path, sent } = await make(world)
      let response = await world.call(method, path, sent)
      for (let tries = 0; isRepeated && response.status !== 429 && tries < 300; tries++)
        response = await world.call(method, path, sent)
      await expectError(operation, response, code)
      const { free, freeObjects } = world
      const where = { id: freeObjects['generate/{generation_id}'], accountId: free.actor.accountId }
      await world.ctx.db.generation.updateMany({ where, data: { status: 'completed' } })
    })
  })
}

describe('a method that a path does not serve', () => {
  const paths = [...new Set(allOperations.map(({ path }) => path))]
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

  it.each(paths)('is refused at %s, which names those that it serves', async (path) => {
    const served = allOperations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method as string)
    for (const method of methods.filter((name) => !served.includes(name))) {
      const response = await world.call(method, path.replace(/\{[a-z_]+\}/g, 'x'))
      const { error } = errorEnvelopeSchema.parse(await response.json())
      expect([response.status, error.code]).toEqual([405, 'method_not_allowed'])
      const allowed = (response.headers.get('allow') ?? '').split(', ')
      expect(allowed.filter((name) => !['HEAD', 'OPTIONS'].includes(name)).sort()).toEqual(served.sort())
    }
  })
})
