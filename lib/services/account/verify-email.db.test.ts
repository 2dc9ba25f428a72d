import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountSchema } from '@/lib/contracts/account'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { sendEmailCode } from '../email-code/send-email-code'
import { confirmEmail } from './confirm-email'
import { getAccount } from './get-account'
import { requestEmailVerification } from './request-email-verification'

let test: TestContext
beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

it('an address is verified by the code that was mailed to it, by its own account', async () => {
  const ctx = await test.as()
  const other = await test.as()
  const { email } = await requestEmailVerification(ctx)
  const { id } = await ctx.db.emailCode.findFirstOrThrow({ where: { accountId: ctx.actor.accountId } })
  await sendEmailCode(ctx, id)
  expect(test.mails).toMatchObject([{ to: email }])
  const code = test.mails[0]?.code as string
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await expect(confirmEmail(other, code)).rejects.toMatchObject({ param: 'code' })
  await expect(confirmEmail(ctx, wrong)).rejects.toMatchObject({ param: 'code' })
  expect((await getAccount(ctx)).email_verified_at).toBeNull()
  const account = accountSchema.parse(await confirmEmail(ctx, code))
  expect(account.email_verified_at).not.toBeNull()
  expect((await getAccount(other)).email_verified_at).toBeNull()
  await expect(confirmEmail(ctx, code)).rejects.toMatchObject({ param: 'code' })
})

it('a key verifies nothing', async () => {
  const ctx = await test.as()
  const asKey = { ...ctx, actor: { ...ctx.actor, via: 'key' as const } }
  await expect(requestEmailVerification(asKey)).rejects.toMatchObject({ code: 'insufficient_scope' })
  await expect(confirmEmail(asKey, '123456')).rejects.toMatchObject({ code: 'insufficient_scope' })
})
