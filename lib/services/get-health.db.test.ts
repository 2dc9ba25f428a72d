import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateFieldsSchema } from '@/lib/contracts/generation'
import { errorResponse } from '@/lib/http/error-response'
import { createLogger } from '@/lib/logger'
import { createDiskStorage } from '@/lib/storage/disk-storage'
import { UnwritableStorageError } from '@/lib/storage/storage'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { startGeneration } from './generation/start-generation'
import { getHealth } from './get-health'

let test: TestContext
beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

describe('getHealth', () => {
  it('counts as running what somebody holds, and not what a killed process left', async () => {
    const ctx = await test.as('premium')
    const upload = await test.upload(ctx, `a,b\n${'North,1\n'.repeat(150_000)}`)
    const fields = generateFieldsSchema.parse({ file_type: 'csv' })
    const { generation_id: id } = await startGeneration(ctx, { upload, fields })
    expect((await getHealth(test.ctx)).queue).toEqual({ waiting: 1, running: 0 })

    await ctx.db.$executeRaw`UPDATE pgboss.job SET state = 'active' WHERE singleton_key = ${id}`
    const hold = (until: number) =>
      ctx.db.generation.update({ where: { id }, data: { leaseExpiresAt: new Date(until) } })
    await hold(Date.now() + 60_000)
    expect((await getHealth(test.ctx)).queue).toEqual({ waiting: 0, running: 1 })
    await hold(Date.now() - 1)
    expect((await getHealth(test.ctx)).queue).toEqual({ waiting: 0, running: 0 })
  })
})

describe('a files folder that can not be written', () => {
  it('is told by health and to whoever uploads, and why to the operator alone', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'readout-unwritable-')), 'files')
    writeFileSync(folder, 'in the place of the folder')
    const lines: string[] = []
    const logger = createLogger({ write: (line) => lines.push(line) })
    const ctx = { ...(await test.as()), storage: createDiskStorage(folder), logger }
    const refusal = { code: 'overloaded', status: 503, message: 'No file can be kept.' }
    await expect(getHealth(ctx)).rejects.toMatchObject(refusal)
    const reason = 'a file in the place of a folder'
    expect(lines.map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual([
      expect.stringContaining(reason),
    ])
    const upload = await test.upload(ctx, 'a,b\n1,2\n').catch((error: unknown) => error)
    expect(upload).toBeInstanceOf(UnwritableStorageError)
    expect((upload as Error).message).toContain(reason)
    const answer = errorResponse(upload, 'req_1')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await answer.text()).not.toContain(folder)
    rmSync(folder)
    expect(await getHealth(ctx)).toMatchObject({ status: 'ok' })
    expect((await test.upload(ctx, 'a,b\n1,2\n')).byteCount).toBe(8)
  })
})

describe('a disk that is slow', () => {
  it('is not called full', { timeout: 30_000 }, async () => {
    const lines: string[] = []
    const logger = createLogger({ write: (line) => lines.push(line) })
    const requireWritable = () => new Promise<never>(() => undefined)
    const ctx = { ...test.ctx, storage: { ...test.ctx.storage, requireWritable }, logger }
    const message = 'Keeping a file takes more than 3 s.'
    await expect(getHealth(ctx)).rejects.toMatchObject({ code: 'overloaded', message })
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['warn'])
  })
})
