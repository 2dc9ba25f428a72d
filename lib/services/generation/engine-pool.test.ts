import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { EngineError } from '@/lib/engine/engine-error'
import { isAlive } from '@/scripts/postgres/running-server'
import { type AnalyzeInput, createEnginePool, type EnginePool, type EnginePoolOptions } from './engine-pool'

const script = path.resolve('test/support/hostile-engine-child.mjs')
const options: EnginePoolOptions = { script, processes: 2, memoryMb: 200, timeoutMs: 20_000 }

const pools: EnginePool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

function open(changed: Partial<EnginePoolOptions> = {}) {
  const pool = createEnginePool({ ...options, ...changed })
  pools.push(pool)
  const analyze = (behaviour: string, more: Partial<AnalyzeInput> = {}) =>
    pool.analyzeFile({ path: '', fileType: 'csv', fileName: behaviour, title: 'T', roles: {}, ...more })
  return { pool, analyze }
}

const pidOf = (result: { draft: object }) => (result.draft as { pid: number }).pid

describe('the engine pool', () => {
  it('answers, from the same warm process', async () => {
    const { analyze } = open({ processes: 1 })
    const first = await analyze('answer')
    expect(first.draft.title).toBe('T')
    expect(pidOf(await analyze('answer'))).toBe(pidOf(first))
  })

  it('tells stages as they begin', async () => {
    const stages: string[] = []
    await open().analyze('stages', { onProgress: (stage) => stages.push(stage) })
    expect(stages).toEqual(['read', 'clean'])
  })

  it('gives the file’s own error as the engine tells it', async () => {
    await expect(open().analyze('refuse')).rejects.toMatchObject({
      code: 'empty_dataset',
      message: 'There are no rows.',
    })
  })

  it('gives a failure of the engine as ours', async () => {
    const failure = await open()
      .analyze('crash')
      .catch((error: unknown) => error)
    expect(failure).not.toBeInstanceOf(EngineError)
    expect(String(failure)).toContain('it broke')
  })

  it.each(['fill typed arrays', 'fill the heap'])(
    'stops a file that would %s, and goes on',
    async (behaviour) => {
      const { analyze } = open({ processes: 1 })
      const failure = await analyze(behaviour).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(EngineError)
      expect(failure).toMatchObject({
        code: 'file_unparsable',
        message: expect.stringContaining('200 MB of memory'),
      })
      expect((await analyze('answer')).draft.title).toBe('T')
    },
  )

  it('stops a file that takes too long, and goes on', async () => {
    const { analyze } = open({ processes: 1, timeoutMs: 1000 })
    await expect(analyze('loop')).rejects.toMatchObject({
      code: 'file_unparsable',
      message: expect.stringContaining('more than 1 s'),
    })
    expect((await analyze('answer')).draft.title).toBe('T')
  })

  it('counts the processor’s time, not the time that a busy machine makes it wait', async () => {
    const { analyze } = open({ processes: 1, timeoutMs: 1000 })
    expect((await analyze('wait 2 s')).draft.title).toBe('T')
  })

  it('takes a run that does not get on for the machine’s fault, and goes on', async () => {
    const { analyze } = open({ processes: 1, timeoutMs: 500 })
    const failure = await analyze('wait for ever').catch((error: unknown) => error)
    expect(failure).not.toBeInstanceOf(EngineError)
    expect(failure).toMatchObject({ code: 'overloaded', retryAfterSeconds: expect.any(Number) })
    expect((await analyze('answer')).draft.title).toBe('T')
  })

  it.each(['abort', 'exit'])('outlives a process that ends by itself (%s)', async (behaviour) => {
    const { analyze } = open({ processes: 1 })
    const failure = await analyze(behaviour).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(EngineError)
    expect((await analyze('answer')).draft.title).toBe('T')
  })

  it('runs a file once more whose process somebody killed, and not for ever', async () => {
    const { analyze } = open({ processes: 1 })
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'readout-engine-')), 'seen')
    expect((await analyze('be killed once', { path: file })).draft.title).toBe('T')
    const failure = await analyze('be killed').catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'EngineProcessEnded', reason: 'signal' })
  })

  it('does not hand out a process that ended while it was idle', async () => {
    const { analyze } = open({ processes: 1 })
    const pid = pidOf(await analyze('die'))
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
    expect((await analyze('answer')).draft.title).toBe('T')
  })

  it('replaces a process that kept much memory', async () => {
    const { analyze } = open({ processes: 1 })
    const first = pidOf(await analyze('keep memory'))
    expect(pidOf(await analyze('answer'))).not.toBe(first)
  })

  it('lets files wait for a free process, in order', async () => {
    const { analyze } = open({ processes: 1 })
    const order: number[] = []
    await Promise.all([1, 2, 3].map((turn) => analyze('answer').then(() => order.push(turn))))
    expect(order).toEqual([1, 2, 3])
  })

  it('works on as many at a time as it may', async () => {
    const { analyze } = open({ processes: 2, timeoutMs: 2000 })
    const slow = analyze('loop').catch((error: unknown) => error)
    expect((await analyze('answer')).draft.title).toBe('T')
    expect(await slow).toBeInstanceOf(EngineError)
  })

  it('ends what its caller gives up, waiting or running', async () => {
    const { analyze } = open({ processes: 1 })
    const running = new AbortController()
    const waiting = new AbortController()
    const first = analyze('loop', { signal: running.signal }).catch((error: unknown) => error)
    const second = analyze('answer', { signal: waiting.signal }).catch((error: unknown) => error)
    waiting.abort(new Error('not any more'))
    expect(String(await second)).toContain('not any more')
    running.abort(new Error('enough'))
    expect(String(await first)).toContain('enough')
    expect((await analyze('answer')).draft.title).toBe('T')
  })

  it('refuses when it is closed, also those that wait', async () => {
    const { pool, analyze } = open({ processes: 1 })
    const running = analyze('loop').catch((error: unknown) => error)
    const waiting = analyze('answer').catch((error: unknown) => error)
    await pool.close()
    expect(await running).toBeInstanceOf(Error)
    expect(await waiting).toBeInstanceOf(Error)
    await expect(analyze('answer')).rejects.toThrow('shutting down')
  })

  it('says at once that the engine is not built', () => {
    expect(() => createEnginePool({ ...options, script: '/nowhere.mjs' })).toThrow('not built')
  })
})
