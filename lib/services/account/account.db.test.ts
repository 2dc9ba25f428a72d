import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountSchema, apiKeySchema, createdApiKeySchema } from '@/lib/contracts/account'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { authenticateApiKey } from '../api-key/authenticate-api-key'
import { createApiKey } from '../api-key/create-api-key'
import { listApiKeys } from '../api-key/list-api-keys'
import { revokeApiKey } from '../api-key/revoke-api-key'
import { ensureAccount } from './ensure-account'
import { findSessionActor } from './find-session-actor'
import { getAccount } from './get-account'
import { signIn } from './sign-in'
import { signUp } from './sign-up'

let test: TestContext
beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

const ann = { email: 'ann@example.com', password: 'correct horse battery', name: 'Ann' }

describe('accounts', () => {
  it('are made on the free plan, and signed in to with the right password only', async () => {
    const account = accountSchema.parse(await signUp(test.ctx, ann))
    expect(account).toMatchObject({ email: ann.email, name: 'Ann', plan: 'free' })
    expect(await signIn(test.ctx, { ...ann, email: ' ANN@example.com ' })).toEqual(account)
    expect(await signIn(test.ctx, { ...ann, password: 'wrong horse battery' })).toBeNull()
    expect(await signIn(test.ctx, { ...ann, email: 'nobody@example.com' })).toBeNull()
    await expect(signUp(test.ctx, ann)).rejects.toMatchObject({ code: 'validation_error', param: 'email' })
  })

  it('are ensured by the operator, who sets the plan and no existing password', async () => {
    const first = await ensureAccount(test.ctx, {
      email: 'Bob@Example.com',
      plan: 'premium',
      password: 'first password',
    })
    const again = await ensureAccount(test.ctx, { email: 'bob@example.com', password: 'other password' })
    expect(again).toEqual(first)
    expect(first.plan).toBe('premium')
    expect(await signIn(test.ctx, { email: 'bob@example.com', password: 'first password' })).not.toBeNull()
    expect(await signIn(test.ctx, { email: 'bob@example.com', password: 'other password' })).toBeNull()
    expect((await ensureAccount(test.ctx, { email: 'bob@example.com', plan: 'free' })).plan).toBe('free')
  })

  it('can not be signed in to where they have no password', async () => {
    await ensureAccount(test.ctx, { email: 'cy@example.com' })
    expect(await signIn(test.ctx, { email: 'cy@example.com', password: '' })).toBeNull()
  })

  it('speak through sessions as long as they exist', async () => {
    const ctx = await test.as('premium')
    const { accountId } = ctx.actor
    expect(await findSessionActor(test.ctx, accountId)).toMatchObject({ accountId, plan: 'premium' })
    expect((await getAccount(ctx)).id).toBe(accountId)
    await test.ctx.db.account.delete({ where: { id: accountId } })
    expect(await findSessionActor(test.ctx, accountId)).toBeNull()
    expect(await findSessionActor(test.ctx, 'nonsense')).toBeNull()
  })
})

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
    await expect(revokeApiKey(await test.as(), id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(listApiKeys(test.ctx)).rejects.toMatchObject({ code: 'missing_api_key' })
  })
})
