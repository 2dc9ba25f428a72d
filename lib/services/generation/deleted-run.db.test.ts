import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { generateFieldsSchema } from '@/lib/contracts/generation'
import { createLogger } from '@/lib/logger'
import { MissingFileError } from '@/lib/storage/storage'
import { heldRun } from '@/test/support/held-run'
import { createTestContext, ordersResult, type TestContext } from '@/test/support/test-context'
import type { Actor, Ctx } from '../context'
import { deleteDashboard } from '../dashboard/delete-dashboard'
import { claimGeneration } from './claim-generation'
import type { AnalyzeInput } from './engine-pool'
import type { EngineResult } from './engine-task'
import { regenerateDashboard } from './regenerate-dashboard'
import { startGeneration } from './start-generation'

/** A dashboard that is deleted while it is made anew. */

let test: TestContext
let analyze: (input: AnalyzeInput) => Promise<EngineResult>
let lines: { level: string; msg: string }[]
beforeAll(async () => {
  process.env.LOG_LEVEL = 'warn'
  test = await createTestContext((input) => analyze(input))
})
afterAll(() => test.close())
beforeEach(() => {
  lines = []
  analyze = async () => ordersResult
})

async function make() {
  const logger = createLogger({ write: (line) => void lines.push(JSON.parse(line)) })
  const ctx: Ctx & { actor: Actor } = { ...(await test.as('premium')), logger }
  const fields = generateFieldsSchema.parse({ file_type: 'csv' })
  const upload = await test.upload(ctx, 'region,amount\nNorth,20\nSouth,10\n')
  await startGeneration(ctx, { upload, fields })
  const { id } = await ctx.db.dashboard.findFirstOrThrow({ where: { accountId: ctx.actor.accountId } })
  return { ctx, id }
}

it.each([
  ['its file is gone', new MissingFileError('a')],
  ['the engine fell over', new Error('x')],
])('its run ends without a word where %s', async (_, error) => {
  const { ctx, id } = await make()
  const held = heldRun<EngineResult>()
  analyze = held.run
  const answer = regenerateDashboard(ctx, id, {}).catch((refusal: unknown) => refusal)
  await held.isBegun
  await deleteDashboard(ctx, id)
  held.fail(error)
  expect(await answer).toMatchObject({ code: 'not_found' })
  expect(lines).toEqual([])
})

it('a fault of ours is still told where it stands', async () => {
  const { ctx, id } = await make()
  analyze = () => Promise.reject(new Error('x'))
  await regenerateDashboard(ctx, id, {}).catch(() => undefined)
  expect(lines).toMatchObject([{ level: 'error', msg: 'generation failed' }])
})

it('is not claimed where it is deleted between the generation and its dataset', async () => {
  const { ctx, id } = await make()
  const generation = await ctx.db.generation.findFirstOrThrow({ where: { dashboardId: id } })
  await ctx.db.generation.update({ where: { id: generation.id }, data: { status: 'processing' } })
  const late = ctx.db.$extends({
    query: {
      dataset: {
        update: async ({ args, query }) => {
          await deleteDashboard(ctx, id)
          return query(args)
        },
      },
    },
  })
  expect(await claimGeneration({ ...ctx, db: late as unknown as Ctx['db'] }, generation.id)).toBeNull()
})
