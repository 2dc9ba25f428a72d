import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'
import { createPrintQueue } from './print-queue'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const waitMsMax = 10_000

describe('createPrintQueue', () => {
  it('lets one print run at a time, whichever process it is in', async () => {
    const queues = [createPrintQueue(database.url, waitMsMax), createPrintQueue(database.url, waitMsMax)]
    let running = 0
    let most = 0
    const print = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 30))
      running -= 1
      return 'printed'
    }
    const printed = await Promise.all([0, 1, 0, 1].map((at) => queues[at]?.(print)))
    expect(printed).toEqual(['printed', 'printed', 'printed', 'printed'])
    expect(most).toBe(1)
  })

  it('refuses what would wait too long, and goes on after a print that failed', async () => {
    const queue = createPrintQueue(database.url, waitMsMax)
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const waiting = Array.from({ length: 10 }, (_, at) =>
      queue(async () => {
        await held
        if (at === 0) throw new Error('jam')
        return at
      }),
    )
    const ends = Promise.allSettled(waiting)
    const refused = await Promise.allSettled(waiting.slice(4))
    for (const end of refused) {
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'overloaded', retryAfterSeconds: 30 } })
    }
    finish()
    const [jammed, ...others] = (await ends).slice(0, 4)
    expect(jammed).toMatchObject({ status: 'rejected', reason: { message: 'jam' } })
    expect(others.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await queue(async () => 'open again')).toBe('open again')
  })

  it('refuses who has waited long enough, and lets who goes meanwhile go at once', async () => {
    const queues = [createPrintQueue(database.url, waitMsMax), createPrintQueue(database.url, 200)]
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const [ahead, behind] = queues
    let hasBegun = () => {}
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve
    })
    const first = ahead?.(() => {
      hasBegun()
      return held
    })
    await begun
    await expect(behind?.(async () => 'late')).rejects.toMatchObject({ code: 'overloaded', status: 503 })
    const gone = new AbortController()
    const left = ahead?.(async () => 'printed for nobody', { signal: gone.signal })
    setTimeout(() => gone.abort(new Error('gone')), 100)
    await expect(left).rejects.toThrow('gone')
    finish()
    await first
    expect(await ahead?.(async () => 'open again')).toBe('open again')
  })

  it('prints what is only for idle times alone, and refuses it else, at no cost to those in line', async () => {
    const [queue, other] = [0, 1].map(() => createPrintQueue(database.url, waitMsMax))
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    let hasBegun = () => {}
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve
    })
    const idle = { onlyWhenIdle: true }
    const picture = queue?.(() => {
      hasBegun()
      return held
    }, idle)
    await begun
    for (const busy of [queue, other])
      await expect(busy?.(async () => 'second', idle)).rejects.toMatchObject({ code: 'overloaded' })
    const inLine = [1, 2, 3, 4].map((at) => queue?.(async () => at))
    finish()
    await picture
    expect(await Promise.all(inLine)).toEqual([1, 2, 3, 4])
    expect(await other?.(async () => 'open again', idle)).toBe('open again')
  })

  it('does not print for whoever has gone meanwhile', async () => {
    const queue = createPrintQueue(database.url, waitMsMax)
    const gone = new AbortController()
    gone.abort(new Error('gone'))
    let printed = false
    const print = async () => {
      printed = true
    }
    await expect(queue(print, { signal: gone.signal })).rejects.toThrow('gone')
    expect(printed).toBe(false)
  })
})
