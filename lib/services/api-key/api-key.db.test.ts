import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeySchema, createdApiKeySchema } from '@/lib/contracts/api-key'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { allScopes } from '../access'
import { authenticateApiKey } from './authenticate-api-key'
import { createApiKey } from './create-api-key'
import { listApiKeys } from './list-api-keys'
import { revokeApiKey } from './revoke-api-key'
import { rotateApiKey } from './rotate-api-key'

let test: TestContext
beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

const dayOfGrace = { grace_hours: 24 }
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const hoursUntil = (timestamp: string | null) =>
  Math.round((Date.parse(timestamp ?? '') - Date.now()) / 3_600_000)

describe('API keys', () => {
  it('are shown once, kept as a digest, and speak for their account', async () => {
    const ctx = await test.as('premium')
    const created = createdApiKeySchema.parse(await createApiKey(ctx, { name: 'ci' }))
    expect(created).toMatchObject({ name: 'ci', last_four: created.key.slice(-4), last_used_at: null })
    const actor = await authenticateApiKey(test.ctx, created.key)
    expect(actor).toMatchObject({ accountId: ctx.actor.accountId, plan: 'premium', via: 'key' })

    const { items } = await listApiKeys(ctx)
    expect(apiKeySchema.parse(items[0]).last_used_at).not.toBeNull()
    expect(JSON.stringify(items)).not.toContain(created.key)
    const row = await ctx.db.apiKey.findUniqueOrThrow({ where: { id: created.id } })
    expect(JSON.stringify(row)).not.toContain(created.key)
  })

  it('end when they are revoked or expire', async () => {
    const ctx = await test.as()
    const { key, id } = await createApiKey(ctx, { name: 'k' })
    await ctx.db.apiKey.update({ where: { id }, data: { expiresAt: new Date(0) } })
    await expect(authenticateApiKey(test.ctx, key)).rejects.toMatchObject({
      code: 'expired_api_key',
      status: 401,
    })
    const revoked = await revokeApiKey(ctx, id)
    expect(revoked.revoked_at).not.toBeNull()
    expect(await revokeApiKey(ctx, id)).toEqual(revoked)
    await expect(authenticateApiKey(test.ctx, key)).rejects.toMatchObject({ code: 'revoked_api_key' })
  })

  it('are refused when unknown, though well formed', async () => {
    const { key, id } = await createApiKey(await test.as(), { name: 'k' })
    await test.ctx.db.apiKey.delete({ where: { id } })
    await expect(authenticateApiKey(test.ctx, key)).rejects.toMatchObject({ code: 'invalid_api_key' })
    await expect(authenticateApiKey(test.ctx, 'nonsense')).rejects.toMatchObject({ code: 'invalid_api_key' })
  })

  it('can not be managed with a key, nor by another account', async () => {
    const owner = await test.as()
    const { id, key } = await createApiKey(owner, { name: 'k' })
    const byKey = { ...test.ctx, actor: await authenticateApiKey(test.ctx, key) }
    await expect(createApiKey(byKey, { name: 'x' })).rejects.toMatchObject({ code: 'insufficient_scope' })
    await expect(listApiKeys(byKey)).rejects.toMatchObject({ code: 'insufficient_scope' })
    await expect(revokeApiKey(byKey, id)).rejects.toMatchObject({ code: 'insufficient_scope' })
    await expect(rotateApiKey(byKey, id, dayOfGrace)).rejects.toMatchObject({ code: 'insufficient_scope' })
    await expect(rotateApiKey(await test.as(), id, dayOfGrace)).rejects.toMatchObject({ code: 'not_found' })
    await expect(revokeApiKey(await test.as(), id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(listApiKeys(test.ctx)).rejects.toMatchObject({ code: 'missing_api_key' })
  })

  it('may do what they were made for, and all where nothing is said', async () => {
    const ctx = await test.as()
    const all = await createApiKey(ctx, { name: 'all' })
    expect(all).toMatchObject({ scopes: allScopes, state: 'active', expires_at: null, replaced_by_id: null })
    const reader = await createApiKey(ctx, { name: 'r', scopes: ['dashboards:read', 'dashboards:read'] })
    expect(reader.scopes).toEqual(['dashboards:read'])
    expect((await authenticateApiKey(test.ctx, reader.key)).scopes).toEqual(['dashboards:read'])
  })

  it('end at the time they were given, which must lie ahead', async () => {
    const ctx = await test.as()
    const expiresAt = inHours(1)
    const { key, expires_at } = await createApiKey(ctx, { name: 'k', expires_at: expiresAt })
    expect(expires_at).toBe(expiresAt)
    await authenticateApiKey(test.ctx, key)
    const past = createApiKey(ctx, { name: 'k', expires_at: inHours(-1) })
    await expect(past).rejects.toMatchObject({ code: 'validation_error', param: 'expires_at' })
  })

  it('are written as used once a minute at the most', async () => {
    const ctx = await test.as()
    const { key, id } = await createApiKey(ctx, { name: 'k' })
    const lastUsed = async () =>
      (await ctx.db.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt?.getTime()
    await authenticateApiKey(test.ctx, key)
    const first = await lastUsed()
    await authenticateApiKey(test.ctx, key)
    expect(await lastUsed()).toBe(first)
    await ctx.db.apiKey.update({ where: { id }, data: { lastUsedAt: new Date(Date.now() - 61_000) } })
    await authenticateApiKey(test.ctx, key)
    expect(await lastUsed()).toBeGreaterThanOrEqual(first ?? Number.POSITIVE_INFINITY)
  })
})

describe('a rotated key', () => {
  it('goes on beside the new one until its grace ends, and is expired then', async () => {
    const ctx = await test.as()
    const expiresAt = inHours(1000)
    const old = await createApiKey(ctx, { name: 'ci', scopes: ['dashboards:read'], expires_at: expiresAt })
    const made = createdApiKeySchema.parse(await rotateApiKey(ctx, old.id, dayOfGrace))
    expect(made).toMatchObject({
      name: 'ci',
      scopes: ['dashboards:read'],
      state: 'active',
      expires_at: expiresAt,
      last_used_at: null,
    })
    expect(made.key).not.toBe(old.key)
    await authenticateApiKey(test.ctx, made.key)
    await authenticateApiKey(test.ctx, old.key)
    const kept = (await listApiKeys(ctx)).items.find(({ id }) => id === old.id)
    expect(kept).toMatchObject({ state: 'retiring', replaced_by_id: made.id })
    expect(hoursUntil(kept?.expires_at ?? null)).toBe(24)

    await ctx.db.apiKey.update({ where: { id: old.id }, data: { expiresAt: new Date(Date.now() - 1) } })
    const late = authenticateApiKey(test.ctx, old.key)
    await expect(late).rejects.toMatchObject({ code: 'expired_api_key' })
    await expect(late).rejects.toThrow('rotated')
  })

  it('ends at once without grace, and never later than it would have', async () => {
    const ctx = await test.as()
    const leaked = await createApiKey(ctx, { name: 'leaked' })
    await rotateApiKey(ctx, leaked.id, { grace_hours: 0 })
    await expect(authenticateApiKey(test.ctx, leaked.key)).rejects.toMatchObject({ code: 'expired_api_key' })
    const short = await createApiKey(ctx, { name: 'short', expires_at: inHours(2) })
    await rotateApiKey(ctx, short.id, dayOfGrace)
    const kept = (await listApiKeys(ctx)).items.find(({ id }) => id === short.id)
    expect(kept?.expires_at).toBe(short.expires_at)
  })

  it('is rotated once, however many try at the same time, and not after its end', async () => {
    const ctx = await test.as()
    const { id } = await createApiKey(ctx, { name: 'k' })
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => rotateApiKey(ctx, id, dayOfGrace)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await listApiKeys(ctx)).items).toHaveLength(2)
    const revoked = await createApiKey(ctx, { name: 'k' })
    await revokeApiKey(ctx, revoked.id)
    const again = rotateApiKey(ctx, revoked.id, dayOfGrace)
    await expect(again).rejects.toMatchObject({ code: 'validation_error', param: 'id' })
    await expect(again).rejects.toThrow('revoked')
  })
})
