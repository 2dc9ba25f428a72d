import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPrisma } from '@/lib/db/prisma-client'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { signIn } from '../account/sign-in'
import { signUp } from '../account/sign-up'
import { requireRoom } from '../generation/require-room'
import { clearLimit, consumeLimit, refundLimit } from './consume-limit'
import { type Limit, signInAccountLimit, signInAddressLimit, signUpLimit } from './limit'
import { sweepLimits } from './sweep-limits'

let test: TestContext

beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

const five = (name: string): Limit => ({ name, pointsMax: 5, windowSeconds: 60, what: 'tries' })

const outcomes = async (tries: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(tries)
  return settled.filter(({ status }) => status === 'fulfilled').length
}

describe('consumeLimit', () => {
  it('lets as many through as the limit has, told when the next may come, each key by itself', async () => {
    const ctx = { ...test.ctx, limits: [] as typeof test.ctx.limits }
    const limit = five('one')
    for (let i = 0; i < 5; i++) await consumeLimit(ctx, limit, 'a')
    const refused = consumeLimit(ctx, limit, 'a')
    await expect(refused).rejects.toMatchObject({ code: 'rate_limited', status: 429 })
    const { retryAfterSeconds } = await refused.catch((error) => error)
    expect(retryAfterSeconds).toBeGreaterThan(50)
    expect(retryAfterSeconds).toBeLessThanOrEqual(60)
    await consumeLimit(ctx, limit, 'b')
    expect(ctx.limits.map(({ remaining }) => remaining)).toEqual([4, 3, 2, 1, 0, 0, 4])
  })

  it('counts what several processes do at once together', async () => {
    const others = [createPrisma(test.databaseUrl, 5), createPrisma(test.databaseUrl, 5)]
    const limit = { ...five('together'), pointsMax: 20 }
    const tries = [test.ctx.db, ...others].flatMap((db) =>
      Array.from({ length: 20 }, () => consumeLimit({ db, limits: [] }, limit, 'a')),
    )
    expect(await outcomes(tries)).toBe(20)
    await Promise.all(others.map((db) => db.$disconnect()))
  })

  it('begins anew when the window has ended', async () => {
    const limit = { ...five('short'), windowSeconds: 1 }
    const db = createPrisma(test.databaseUrl, 1)
    for (let i = 0; i < 6; i++) await consumeLimit({ db, limits: [] }, limit, 'a').catch(() => undefined)
    await db.rateLimit.updateMany({
      where: { key: { startsWith: 'short' } },
      data: { expire: new Date(Date.now() - 1) },
    })
    await consumeLimit(test.ctx, limit, 'a')
    await db.$disconnect()
  })

  it('gives back and forgets', async () => {
    const limit = five('back')
    for (let i = 0; i < 5; i++) await consumeLimit(test.ctx, limit, 'a')
    await refundLimit(test.ctx, limit, 'a')
    await consumeLimit(test.ctx, limit, 'a')
    await clearLimit(test.ctx, limit, 'a')
    for (let i = 0; i < 5; i++) await consumeLimit(test.ctx, limit, 'a')
  })

  it('does not count what a transaction takes back', async () => {
    const limit = five('tx')
    for (let i = 0; i < 10; i++) {
      const broken = test.ctx.db.$transaction(async (tx) => {
        await consumeLimit({ db: tx, limits: [] }, limit, 'a')
        throw new Error('broken')
      })
      await expect(broken).rejects.toThrow('broken')
    }
    for (let i = 0; i < 5; i++) await consumeLimit(test.ctx, limit, 'a')
  })

  it('takes keys of any length and keeps no address in clear', async () => {
    await consumeLimit(test.ctx, five('long'), `ann@example.com ${'x'.repeat(100_000)}`)
    const rows = await test.ctx.db.rateLimit.findMany({ where: { key: { startsWith: 'long' } } })
    expect(rows).toHaveLength(1)
    expect(rows[0]?.key).toMatch(/^long:[\w-]{43}$/)
  })
})

describe('sweepLimits', () => {
  it('deletes what has ended and nothing else', async () => {
    await test.ctx.db.rateLimit.deleteMany()
    const row = (key: string, ms: number) => ({ key, points: 1, expire: new Date(Date.now() + ms) })
    await test.ctx.db.rateLimit.createMany({ data: [row('old', -1), row('new', 60_000)] })
    expect(await sweepLimits(test.ctx)).toBe(1)
    expect(await test.ctx.db.rateLimit.findMany()).toMatchObject([{ key: 'new' }])
  })
})

describe('the limits of the product', () => {
  const password = 'correct horse battery'

  it('refuse the right password after ten wrong ones, also when they come at once, and clear on success', async () => {
    const email = 'guessed@example.com'
    await signUp(test.ctx, { email, password })
    for (let i = 0; i < 9; i++) await consumeLimit(test.ctx, signInAccountLimit, email)
    expect(await signIn(test.ctx, { email: ' Guessed@example.com', password })).not.toBeNull()
    for (let i = 0; i < 8; i++) await consumeLimit(test.ctx, signInAccountLimit, email)
    const tries = Array.from({ length: 12 }, () => signIn(test.ctx, { email, password: 'wrong' }))
    expect(await outcomes(tries)).toBe(2)
    await expect(signIn(test.ctx, { email, password })).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it('end guessing at many accounts from one address, and leave other addresses alone', async () => {
    const at = (clientAddress: string) => ({ ...test.ctx, clientAddress })
    const guess = (address: string) =>
      signIn(at(address), { email: `${randomUUID()}@example.com`, password: 'wrong' })
    for (let i = 0; i < 59; i++) await consumeLimit(test.ctx, signInAddressLimit, '192.0.2.1')
    expect(await guess('192.0.2.1')).toBeNull()
    await expect(guess('192.0.2.1')).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await guess('192.0.2.2')).toBeNull()
  })

  it('end sign-ups from one address', async () => {
    const ctx = { ...test.ctx, clientAddress: '192.0.2.9' }
    for (let i = 0; i < signUpLimit.pointsMax; i++) await consumeLimit(ctx, signUpLimit, ctx.clientAddress)
    const late = signUp(ctx, { email: 'late@example.com', password })
    await expect(late).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it('let an account make so many dashboards an hour, by its plan', async () => {
    for (const [plan, most] of [
      ['free', 10],
      ['premium', 200],
    ] as const) {
      const ctx = await test.as(plan)
      const room = () => ctx.db.$transaction((tx) => requireRoom({ limits: [] }, tx, ctx.actor))
      for (let i = 0; i < most; i++) await room()
      await expect(room()).rejects.toMatchObject({ code: 'rate_limited' })
    }
  })
})
