import { copyFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateCompletedSchema, generateFieldsSchema } from '@/lib/contracts/generation'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import type { Actor, Ctx } from '../context'
import { ServiceError } from '../errors'
import type { CleanInput } from '../generation/engine-pool'
import { startGeneration } from '../generation/start-generation'
import { getCleanedCsv } from './get-cleaned-csv'

const cleanMs = 200

let test: TestContext
let running = 0
let runningMost = 0
beforeAll(async () => {
  process.env.ENGINE_PROCESSES = '3'
  test = await createTestContext()
})
afterAll(() => test.close())

/** An engine that takes its time, and counts how many ask it at once. */
async function cleanFile({ path, cleanedTo }: CleanInput): Promise<void> {
  running += 1
  runningMost = Math.max(runningMost, running)
  await sleep(cleanMs)
  copyFileSync(path, cleanedTo)
  running -= 1
}

async function makeDashboard(): Promise<{ ctx: Ctx & { actor: Actor }; id: string }> {
  const person = await test.as()
  const ctx = { ...person, engine: { ...person.engine, cleanFile } }
  const upload = await test.upload(ctx, 'region,amount\nNorth,20\nSouth,10\n')
  const fields = generateFieldsSchema.parse({ file_type: 'csv' })
  return {
    ctx,
    id: generateCompletedSchema.parse(await startGeneration(ctx, { upload, fields })).dashboard_id,
  }
}

const download = async ({ ctx, id }: Awaited<ReturnType<typeof makeDashboard>>) =>
  new Response((await getCleanedCsv(ctx, id)).content).text()

const codeOf = (error: unknown) =>
  error instanceof ServiceError ? `${error.code} ${error.retryAfterSeconds}` : String(error)

it('fifty tables asked for by one account hold up no other', { timeout: 30_000 }, async () => {
  const [greedy, other] = [await makeDashboard(), await makeDashboard()]
  const all = Array.from({ length: 50 }, () => download(greedy).then(() => 'made', codeOf))
  const startedAt = Date.now()
  expect(await download(other)).toContain('North')
  expect(Date.now() - startedAt).toBeLessThan(10 * cleanMs)
  const ends = await Promise.all(all)
  expect(new Set(ends)).toEqual(new Set(['made', 'rate_limited 5']))
  expect(ends.filter((end) => end === 'made').length).toBeLessThanOrEqual(4)
  expect(runningMost).toBeLessThanOrEqual(2)
  expect(await download(greedy)).toContain('North')
})

it('a crowd of accounts waits in a short line, and the rest is told when to come again', async () => {
  const crowd = []
  for (let person = 0; person < 14; person++) crowd.push(await makeDashboard())
  const ends = await Promise.all(crowd.map((one) => download(one).then(() => 'made', codeOf)))
  expect(ends.filter((end) => end === 'made').length).toBeGreaterThanOrEqual(8)
  expect(ends.filter((end) => end !== 'made')).toContain('overloaded 5')
  expect(runningMost).toBeLessThanOrEqual(2)
}, 30_000)
