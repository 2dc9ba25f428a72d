import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'
import { openQueue, type Queue } from './queue'
import { workGenerations } from './work-generations'

let database: TestDatabase
let queue: Queue
beforeAll(async () => {
  database = await createTestDatabase()
  queue = await openQueue(database.url)
})
afterAll(async () => {
  await queue.close()
  await database.drop()
})

/** Runs workers until they have done `count` jobs, and gives what they did. */
async function work(
  count: number,
  concurrency = 1,
  run: (id: string) => Promise<void> = async () => undefined,
) {
  const done: string[] = []
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const workers = await workGenerations({
    databaseUrl: database.url,
    concurrency,
    run: async (id) => {
      await run(id).finally(() => {
        done.push(id)
        if (done.length === count) finish()
      })
    },
  })
  await finished
  await workers.stop(5000)
  return done
}

describe('the generation queue', () => {
  it('brings a job to a worker', async () => {
    await queue.sendGeneration({ generationId: 'plain' })
    expect(await queue.count()).toEqual({ waiting: 1, running: 0 })
    expect(await work(1)).toEqual(['plain'])
    expect(await queue.count()).toEqual({ waiting: 0, running: 0 })
  })

  it('sends within a transaction: all or nothing', async () => {
    await expect(
      database.prisma.$transaction(async (transaction) => {
        await queue.sendGeneration({ generationId: 'rolled back' }, { transaction })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await queue.count()).toEqual({ waiting: 0, running: 0 })
    await database.prisma.$transaction((transaction) =>
      queue.sendGeneration({ generationId: 'committed' }, { transaction }),
    )
    expect(await work(1)).toEqual(['committed'])
  })

  it('lets a generation wait once only, and again when it has been taken', async () => {
    await queue.sendGeneration({ generationId: 'twice' })
    await queue.sendGeneration({ generationId: 'twice' })
    expect(await queue.count()).toEqual({ waiting: 1, running: 0 })
    expect(
      await work(2, 1, (id) =>
        id === 'twice' ? queue.sendGeneration({ generationId: 'after' }) : Promise.resolve(),
      ),
    ).toEqual(['twice', 'after'])
  })

  it('holds back a delayed job', async () => {
    await queue.sendGeneration({ generationId: 'later' }, { delaySeconds: 3600 })
    expect(await queue.count()).toEqual({ waiting: 0, running: 0 })
    await queue.sendGeneration({ generationId: 'now' })
    expect(await work(1)).toEqual(['now'])
  })

  it('goes on after a job that throws', async () => {
    await queue.sendGeneration({ generationId: 'bad' })
    await queue.sendGeneration({ generationId: 'good' })
    const run = async (id: string) => {
      if (id === 'bad') throw new Error('this one is meant to fail')
    }
    expect((await work(2, 1, run)).sort()).toEqual(['bad', 'good'])
  })

  it('runs as many at a time as it is told', async () => {
    for (const generationId of ['a', 'b', 'c', 'd']) await queue.sendGeneration({ generationId })
    let running = 0
    let most = 0
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await work(4, 2, async () => {
      most = Math.max(most, ++running)
      if (running === 2) release()
      await gate
      running--
    })
    expect(most).toBe(2)
  })
})
