import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '@/lib/services/account/sign-in'
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
  for (let turn = 0; turn < 12; turn++) {
    await signIn(test.ctx, { email: 'demo@readout.local', password: 'wrong' }).catch(() => undefined)
  }
  await expect(signIn(test.ctx, { email: first!.email, password: first!.password })).rejects.toMatchObject({
    code: 'rate_limited',
  })
  expect(await ensureDemoAccount(test.ctx, dataDir)).toEqual(first)
})
