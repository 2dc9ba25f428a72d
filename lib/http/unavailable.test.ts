import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'

beforeAll(() => {
  process.env.DATABASE_URL = 'postgresql://nobody:secret@127.0.0.1:9/none'
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'readout-unavailable-'))
  process.env.LOG_LEVEL = 'silent'
})

describe('without its database', () => {
  it.each(['health', 'dashboard'])(
    '%s answers 503 in the envelope, with a time to try again',
    async (name) => {
      const { GET } = await import(`../../app/api/${name}/route.ts`)
      const request = new Request(`http://readout.test/api/${name}/`, {
        headers: { authorization: `Bearer readout_${'0'.repeat(36)}` },
      })
      const response: Response = await GET(request, { params: Promise.resolve({}) })
      const body = await response.text()
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('5')
      expect(errorEnvelopeSchema.parse(JSON.parse(body)).error).toMatchObject({
        code: 'overloaded',
        retryable: true,
      })
      expect(body).not.toContain('secret')
    },
  )
})
