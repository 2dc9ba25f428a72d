import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountSchema } from '@/lib/contracts/account'
import { createTestContext, type TestContext } from '@/test/support/test-context'
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
    expect(await signIn(test.ctx, { ...ann, email: ' ANN@example.com ' })).toEqual({
      account,
      sessionVersion: 0,
    })
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
    const session = { accountId, version: 0 }
    expect(await findSessionActor(test.ctx, session)).toMatchObject({ accountId, plan: 'premium' })
    expect((await getAccount(ctx)).id).toBe(accountId)
    await test.ctx.db.account.delete({ where: { id: accountId } })
    expect(await findSessionActor(test.ctx, session)).toBeNull()
    expect(await findSessionActor(test.ctx, { accountId: 'nonsense', version: 0 })).toBeNull()
  })
})
