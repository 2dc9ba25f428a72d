import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateFieldsSchema } from '@/lib/contracts/generation'
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
