import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type GenerationEvent, generateFieldsSchema, generationEventSchema } from '@/lib/contracts/generation'
import { EngineError } from '@/lib/engine/engine-error'
import { createTestContext, ordersResult, type TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import type { AnalyzeInput } from './engine-pool'
import type { EngineResult } from './engine-task'
import { runGeneration } from './run-generation'
import { startGeneration } from './start-generation'
import { watchGeneration } from './watch-generation'

let test: TestContext
let analyze: (input: AnalyzeInput) => Promise<EngineResult>
let subscriptions = 0

beforeAll(async () => {
  test = await createTestContext((input) => analyze(input))
  const { subscribe } = test.ctx.changes
  test.ctx.changes.subscribe = (id) => {
    subscriptions += 1
    const subscription = subscribe(id)
    const close = () => {
      subscriptions -= 1
      subscription.close()
    }
    return { ...subscription, close }
  }
})
afterEach(() => expect(subscriptions).toBe(0))
afterAll(() => test.close())

const large = `region,amount\n${'South,1\n'.repeat(150_000)}`

/** A generation that waits for the worker. */
async function waiting(plan: 'free' | 'premium' = 'free') {
  const ctx = await test.as(plan)
  const fields = generateFieldsSchema.parse({ file_type: 'csv' })
  const { generation_id: id } = await startGeneration(ctx, { upload: await test.upload(ctx, large), fields })
  return { ctx, id }
}

const never = new AbortController().signal

async function watch(ctx: Ctx, id: string, seen?: string) {
  const events = await watchGeneration(ctx, id, { signal: never, seen })
  return events?.[Symbol.asyncIterator]()
}

async function rest(iterator: AsyncIterator<GenerationEvent> | undefined) {
  const events: GenerationEvent[] = []
  for (;;) {
    const next = await iterator?.next()
    if (!next || next.done) return events
    events.push(generationEventSchema.parse(next.value))
  }
}

const idsOf = (events: GenerationEvent[]) => events.map(({ id, event }) => `${event} ${id}`)

describe('watchGeneration', () => {
  it('tells the stages as they come, then the end, and lets go', async () => {
    const { ctx, id } = await waiting()
    const iterator = await watch(ctx, id)
    expect((await iterator?.next())?.value).toEqual({
      id: 'queued',
      event: 'progress',
      data: { stage: 'queued', percent: 0 },
    })
    let told: IteratorResult<GenerationEvent> | undefined
    analyze = async ({ onProgress }) => {
      onProgress?.('clean')
      told = await iterator?.next()
      return ordersResult
    }
    await runGeneration(ctx, id)
    expect(told?.value).toMatchObject({ id: 'clean', event: 'progress' })
    const ends = await rest(iterator)
    expect(idsOf(ends).at(-1)).toBe('completed completed')
    expect(ends.at(-1)?.data).toMatchObject({ id, status: 'completed', dashboard: { status: 'completed' } })
  })

  it('writes no stage of what is over before anybody could look', async () => {
    const { ctx, id } = await waiting()
    const stageOf = () => ctx.db.generation.findUniqueOrThrow({ where: { id }, select: { stage: true } })
    let stage = ''
    analyze = async ({ onProgress }) => {
      onProgress?.('clean')
      await new Promise((resolve) => setTimeout(resolve, 100))
      ;({ stage } = await stageOf())
      return ordersResult
    }
    await runGeneration(ctx, id, 60_000)
    expect(stage).toBe('queued')
    expect(await stageOf()).toEqual({ stage: 'done' })
  })

  it('writes the stage of what takes longer when it could be looked at', async () => {
    const { ctx, id } = await waiting()
    const iterator = await watch(ctx, id)
    await iterator?.next()
    analyze = async ({ onProgress }) => {
      onProgress?.('read')
      onProgress?.('clean')
      expect((await iterator?.next())?.value).toMatchObject({ id: 'clean', event: 'progress' })
      return ordersResult
    }
    await runGeneration(ctx, id, 50)
    await rest(iterator)
  })

  it('tells one that has ended its end at once, and nothing to whoever knows it', async () => {
    const { ctx, id } = await waiting()
    analyze = async () => {
      throw new EngineError('empty_dataset', 'No rows.')
    }
    await runGeneration(ctx, id)
    const events = await rest(await watch(ctx, id, 'clean'))
    expect(idsOf(events)).toEqual(['failed failed'])
    expect(events[0]?.data).toMatchObject({ error: { code: 'empty_dataset', message: 'No rows.' } })
    expect(await watch(ctx, id, 'failed')).toBeUndefined()
  })

  it('does not repeat what was seen, and hears the end where it is deaf', async () => {
    const { ctx, id } = await waiting()
    const { subscribe } = ctx.changes
    const deaf = (given: string) => subscribe(`not ${given}`)
    const iterator = await watch({ ...ctx, changes: { ...ctx.changes, subscribe: deaf } }, id, 'queued')
    const events = rest(iterator)
    analyze = async () => ordersResult
    await runGeneration(ctx, id)
    expect(idsOf(await events)).not.toContain('progress queued')
    expect(idsOf(await events).at(-1)).toBe('completed completed')
  })

  it('ends when its watcher has gone, and when the generation has', async () => {
    const { ctx, id } = await waiting()
    const gone = new AbortController()
    const events = await watchGeneration(ctx, id, { signal: gone.signal })
    const iterator = events?.[Symbol.asyncIterator]()
    await iterator?.next()
    const last = iterator?.next()
    gone.abort()
    expect((await last)?.done).toBe(true)

    const other = await watch(ctx, id)
    await other?.next()
    await ctx.db.generation.delete({ where: { id } })
    expect(await rest(other)).toEqual([])
  })

  it('is for the account whose generation it is', async () => {
    const { ctx, id } = await waiting('premium')
    const refused = async (by: Ctx) => watchGeneration(by, id, { signal: never })
    await expect(refused(await test.as())).rejects.toMatchObject({ code: 'not_found' })
    await expect(refused(test.ctx)).rejects.toMatchObject({ code: 'missing_api_key' })
    const blind = { ...ctx, actor: { ...ctx.actor, scopes: [] } }
    await expect(refused(blind)).rejects.toMatchObject({ code: 'insufficient_scope' })
  })
})
