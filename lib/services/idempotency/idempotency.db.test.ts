import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateFieldsSchema } from '@/lib/contracts/generation'
import { createPrisma } from '@/lib/db/prisma-client'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import type { Actor, Ctx } from '../context'
import { startGeneration } from '../generation/start-generation'
import { claimRequest } from './claim-request'
import { keepAnswer, releaseRequest, sweepIdempotentRequests } from './end-request'
import { fingerprintOf, type RequestInput } from './fingerprint'
import { noteGeneration } from './note-generation'
import type { RequestClaim } from './request-claim'

let test: TestContext
let ctx: Ctx & { actor: Actor }

beforeAll(async () => {
  test = await createTestContext()
  ctx = await test.as()
})
afterAll(() => test.close())

const request = (): RequestInput => ({
  key: randomUUID(),
  method: 'POST',
  path: '/api/x',
  content: { a: 1, b: [2] },
})
const answer = { status: 201, headers: { location: '/api/x/1/' }, body: '{"secret":"readout_abc"}' }

const claim = async (input: RequestInput, who: Ctx = ctx) => (await claimRequest(who, input)) as RequestClaim

const age = (id: string, data: { lockedUntil?: Date; expiresAt?: Date }) =>
  ctx.db.idempotentRequest.update({ where: { id }, data })

const past = new Date(Date.now() - 1)

describe('a request with an Idempotency-Key', () => {
  it('is done once, and its answer is given again, whatever the order of its fields', async () => {
    const first = request()
    await keepAnswer(ctx, await claim(first), answer)
    expect(await claimRequest(ctx, { ...first, content: { b: [2], a: 1 } })).toEqual(answer)
  })

  it('is claimed by one of many processes that try at once, and the others are told to wait', async () => {
    const others = [createPrisma(test.databaseUrl, 5), createPrisma(test.databaseUrl, 5)]
    const input = request()
    const tries = [ctx.db, ...others].flatMap((db) =>
      Array.from({ length: 8 }, () => claimRequest({ ...ctx, db }, input)),
    )
    const ends = await Promise.allSettled(tries)
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(refused).toHaveLength(23)
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'idempotency_in_progress', status: 409 })
      expect(error.retryAfterSeconds).toBeGreaterThan(0)
    }
    await Promise.all(others.map((db) => db.$disconnect()))
  })

  it('is refused with other content, path or method, while it runs and afterwards', async () => {
    const first = request()
    const claimed = await claim(first)
    const others = [
      { ...first, content: { a: 2 } },
      { ...first, path: '/api/y' },
      { ...first, method: 'PUT' },
    ]
    for (const other of others)
      await expect(claimRequest(ctx, other)).rejects.toMatchObject({ code: 'idempotency_key_reused' })
    await keepAnswer(ctx, claimed, answer)
    for (const other of others)
      await expect(claimRequest(ctx, other)).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  })

  it('is another one in another account', async () => {
    const first = request()
    await keepAnswer(ctx, await claim(first), answer)
    expect(await claim({ ...first, content: {} }, await test.as())).toHaveProperty('lockedUntil')
  })

  it('is taken over by one alone when the process that did it was killed, which then changes nothing', async () => {
    const first = request()
    const lost = await claim(first)
    await age(lost.id, { lockedUntil: past })
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => claim(first)))
    const taken = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    expect(taken).toHaveLength(1)
    await keepAnswer(ctx, lost, { ...answer, status: 500 })
    await releaseRequest(ctx, lost)
    await keepAnswer(ctx, taken[0] as RequestClaim, answer)
    expect(await claimRequest(ctx, first)).toEqual(answer)
  })

  it('may be done again when it came to nothing', async () => {
    const first = request()
    await releaseRequest(ctx, await claim(first))
    expect(await claim(first)).toHaveProperty('lockedUntil')
  })

  /** A request that has begun a generation, which waits for the worker, and could not answer. */
  async function brokenOff(end?: 'failed') {
    const [own, first] = [await test.as(), request()]
    const { generation_id: begun } = await startGeneration(own, {
      upload: await test.upload(own, `region,amount\n${'South,1\n'.repeat(150_000)}`),
      fields: generateFieldsSchema.parse({ file_type: 'csv' }),
    })
    const taken = await claim(first, own)
    await noteGeneration({ claim: taken }, own.db, begun)
    if (end) await own.db.generation.update({ where: { id: begun }, data: { status: end } })
    await releaseRequest(own, taken)
    return { begun, again: await claim(first, own) }
  }

  it('goes on with what it began, where its answer alone came to nothing', async () => {
    const { begun, again } = await brokenOff()
    expect(again.generationId).toBe(begun)
  })

  it('begins anew where what it began has failed', async () => {
    const { again } = await brokenOff('failed')
    expect(again.generationId).toBeNull()
  })

  it('is forgotten after 24 hours', async () => {
    const first = request()
    const claimed = await claim(first)
    await keepAnswer(ctx, claimed, answer)
    const { createdAt, expiresAt } = await ctx.db.idempotentRequest.findUniqueOrThrow({
      where: { id: claimed.id },
    })
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000)).toBe(24 * 60)
    await age(claimed.id, { expiresAt: past })
    expect(await claim({ ...first, content: {} })).toHaveProperty('lockedUntil')
    const old = await claim(request())
    await age(old.id, { expiresAt: past })
    expect(await sweepIdempotentRequests(ctx)).toBe(1)
  })

  it('keeps no secret of its answer in clear', async () => {
    const first = request()
    const { id } = await claim(first)
    await keepAnswer(ctx, await claim(request()), answer)
    const rows = await ctx.db.idempotentRequest.findMany()
    expect(JSON.stringify(rows)).not.toContain('readout_abc')
    expect(rows.find((row) => row.id === id)?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('fingerprintOf', () => {
  it('is no digest that a password could be guessed from', () => {
    const asked = { method: 'POST', path: '/api/account/password', content: { json: { password: 'x' } } }
    const plain = createHash('sha256')
      .update(JSON.stringify({ content: asked.content, method: asked.method, path: asked.path }))
      .digest('hex')
    expect(fingerprintOf(asked)).not.toBe(plain)
  })

  const of = (content: unknown) => fingerprintOf({ method: 'POST', path: '/', content })
  it('tells what differs, and only that', () => {
    expect(of({ a: { c: 1, b: 2 } })).toBe(of({ a: { b: 2, c: 1 } }))
    const different = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: null }, {}, [1, 2], [2, 1], '1', 1, null]
    expect(new Set(different.map(of)).size).toBe(different.length)
  })
})
