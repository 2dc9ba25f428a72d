import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '@/lib/services/account/sign-in'
import { consumeLimit } from '@/lib/services/limit/consume-limit'
import { signInAccountLimit } from '@/lib/services/limit/limit'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { ensureDemoAccount } from './demo-account'

let test: TestContext
let dataDir: string
beforeAll(async () => {
  test = await createTestContext()
  dataDir = mkdtempSync(path.join(tmpdir(), 'readout-demo-'))
})
afterAll(async () => {
  await test.close()
  rmSync(dataDir, { recursive: true })
})

it('is the same at each start, whatever somebody tried to sign in with meanwhile', async () => {
  const first = await ensureDemoAccount(test.ctx, dataDir)
  const email = 'demo@readout.local'
  // Each sign-in costs the digest of a password: the last two are enough.
  for (let turn = 0; turn < signInAccountLimit.pointsMax - 2; turn++)
    await consumeLimit(test.ctx, signInAccountLimit, email)
  for (let turn = 0; turn < 3; turn++)
    await signIn(test.ctx, { email, password: 'wrong' }).catch(() => undefined)
  await expect(signIn(test.ctx, { email: first!.email, password: first!.password })).rejects.toMatchObject({
    code: 'rate_limited',
  })
  expect(await ensureDemoAccount(test.ctx, dataDir)).toEqual(first)
})
