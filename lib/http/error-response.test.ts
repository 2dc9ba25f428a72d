import { beforeAll, describe, expect, it, vi } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { type ErrorCode, errorStatus } from '@/lib/contracts/errors'
import { Prisma } from '@/lib/db/generated/client'
import { getLogger } from '@/lib/logger'
import { ServiceError } from '@/lib/services/errors'
import { UnwritableStorageError } from '@/lib/storage/storage'
import { errorResponse } from './error-response'

beforeAll(() => {
  process.env.LOG_LEVEL = 'silent'
})

const answer = async (thrown: unknown) => {
  const response = errorResponse(thrown, 'req_12345678')
  return { response, error: errorEnvelopeSchema.parse(await response.json()).error }
}

describe('errorResponse', () => {
  it.each(Object.entries(errorStatus) as [ErrorCode, number][])(
    'answers %s with %i',
    async (code, status) => {
      const { response, error } = await answer(new ServiceError(code, { message: 'why' }))
      expect(response.status).toBe(status)
      expect(error).toMatchObject({
        code,
        message: 'why',
        param: null,
        request_id: 'req_12345678',
        details: [],
      })
      expect(error.doc_url).toMatch(new RegExp(`/docs/errors/#${code}$`))
      expect(response.headers.has('www-authenticate')).toBe(status === 401)
      expect(response.headers.has('retry-after')).toBe(status === 429 || status === 503)
      expect(response.headers.get('x-request-id')).toBe('req_12345678')
    },
  )

  it('tells what the service says', async () => {
    const details = [{ path: 'title', code: 'too_big', message: 'is too long' }]
    const thrown = new ServiceError('rate_limited', {
      message: 'why',
      param: 'title',
      details,
      retryAfterSeconds: 42,
      location: '/api/x/',
    })
    const { response, error } = await answer(thrown)
    expect(error).toMatchObject({ param: 'title', details, retryable: true })
    expect([response.headers.get('retry-after'), response.headers.get('location')]).toEqual(['42', '/api/x/'])
  })

  it('never tells what an unexpected error says', async () => {
    for (const thrown of [new Error('password=1234'), 'password=1234', null, { message: 'password=1234' }]) {
      const { response, error } = await answer(thrown)
      expect([response.status, error.code]).toEqual([500, 'internal_error'])
      expect(JSON.stringify(error)).not.toContain('1234"')
      expect(error.message).not.toContain('password')
    }
  })

  it('takes a client that gives up for no fault of ours', async () => {
    const logged = vi.spyOn(getLogger(), 'error')
    // As Next names it, by a class that it does not export.
    const gone = Object.assign(new Error(), { name: 'ResponseAborted' })
    expect((await answer(gone)).response.status).toBe(400)
    expect(logged).not.toHaveBeenCalled()
    await answer(new Error('a fault'))
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it.each(['P2003', 'P2025'])('takes %s for something that was deleted meanwhile', async (code) => {
    const thrown = new Prisma.PrismaClientKnownRequestError('x', { code, clientVersion: '0' })
    expect((await answer(thrown)).error.code).toBe('not_found')
  })

  it('knows a disk that is full, of an upload as of an export, and says nothing of where it is', async () => {
    const { response, error } = await answer(new UnwritableStorageError('/srv/files', { code: 'ENOSPC' }))
    expect([error.code, response.headers.get('retry-after')]).toEqual(['overloaded', '60'])
    expect(error.message).not.toContain('/srv')
  })

  it('knows a database that is away from a fault of our own', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    for (const thrown of [refused, new Error('outer', { cause: refused })]) {
      expect((await answer(thrown)).error.code).toBe('overloaded')
    }
  })
})
