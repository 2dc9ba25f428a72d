import { copyFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { generateCompletedSchema, generateFieldsSchema } from '@/lib/contracts/generation'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import type { Actor, Ctx } from '../context'
import { ServiceError } from '../errors'
import type { CleanInput } from '../generation/engine-pool'
import { startGeneration } from '../generation/start-generation'
import { inExportSlot } from './export-slots'
import { getCleanedCsv } from './get-cleaned-csv'

const asked = 50
const underWayMax = 2
const waitingMax = 8

let test: TestContext
let running = 0
let runningMost = 0
/** The tables that are being made, and were, in the order they were begun. */
let begun: string[]
/** What the engine waits for, so that no test measures how busy the machine is. */
let gate: { promise: Promise<void>; resolve: () => void }
beforeAll(async () => {
  process.env.ENGINE_PROCESSES = '3'
  test = await createTestContext()
})
afterAll(() => test.close())
beforeEach(() => {
  begun = []
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  gate = { promise, resolve }
})

/** An engine that ends no table before the test says so, and counts how many ask it at once. */
async function cleanFile({ path, cleanedTo }: CleanInput): Promise<void> {
  begun.push(path)
  running += 1
  runningMost = Math.max(runningMost, running)
  await gate.promise
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

it('fifty tables asked for by one account hold up no other', { timeout: 60_000 }, async () => {
  const [greedy, other] = [await makeDashboard(), await makeDashboard()]
  const refused: unknown[] = []
  const all = Array.from({ length: asked }, () =>
    download(greedy).catch((error: unknown) => refused.push(codeOf(error))),
  )
  await vi.waitFor(() => expect(refused).toHaveLength(asked - underWayMax), 30_000)
  expect(new Set(refused)).toEqual(new Set(['rate_limited 5']))
  await vi.waitFor(() => expect(running).toBe(underWayMax), 30_000)
  const others = download(other)
  gate.resolve()
  expect(await others).toContain('North')
  // Behind the two that were begun before it was asked for, and behind no third.
  expect(begun.indexOf(begun.find((path) => path !== begun[0]) ?? '')).toBe(underWayMax)
  await Promise.all(all)
  expect(refused).toHaveLength(asked - underWayMax)
  expect(runningMost).toBe(underWayMax)
  expect(await download(greedy)).toContain('North')
})

it('a crowd of accounts waits in a short line, and the rest is told when to come again', async () => {
  const crowd = []
  for (let person = 0; person < 14; person++) crowd.push(await makeDashboard())
  const refused: unknown[] = []
  const ends = crowd.map((one) => download(one).catch((error: unknown) => void refused.push(codeOf(error))))
  await vi.waitFor(() => expect(refused).toHaveLength(crowd.length - underWayMax - waitingMax), 30_000)
  gate.resolve()
  const made = (await Promise.all(ends)).filter((text) => text !== undefined)
  expect(made).toHaveLength(underWayMax + waitingMax)
  expect(new Set(refused)).toEqual(new Set(['overloaded 5']))
  expect(runningMost).toBe(underWayMax)
}, 60_000)

it('tells who would wait too long, in the line or for the engine, and makes nothing for who has gone', async () => {
  const signals: AbortSignal[] = []
  const makeNever = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signals.push(signal)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const asked = ['a', 'b', 'c', 'd'].map((who) => inExportSlot(who, makeNever, { timeoutMs: 200 }))
  const ends = await Promise.all(asked.map((end) => end.catch(codeOf)))
  expect(ends).toEqual(asked.map(() => 'overloaded 60'))
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
  const gone = new AbortController()
  const left = inExportSlot('a', makeNever, { signal: gone.signal })
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(await inExportSlot('a', async () => 'made')).toBe('made')
})
