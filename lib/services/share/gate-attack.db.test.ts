import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateCompletedSchema, generateFieldsSchema } from '@/lib/contracts/generation'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { sendEmailCode } from '../email-code/send-email-code'
import { startGeneration } from '../generation/start-generation'
import { openShareSession } from './open-share-session'
import { requestShareCode } from './request-share-code'
import { noPass } from './require-viewer'
import { newViewerToken } from './viewer-token'

let test: TestContext
beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

const listed = Array.from({ length: 24 }, (_, at) => `person${at}@example.com`)

async function makePrivateLink(): Promise<string> {
  const owner = await test.as('premium')
  const upload = await test.upload(owner, 'region,amount\nNorth,20\nSouth,10\n')
  const fields = generateFieldsSchema.parse({ file_type: 'csv', allowed_emails: listed.join(',') })
  return generateCompletedSchema.parse(await startGeneration(owner, { upload, fields })).share_link.id
}

let networks = 0
/** A browser in a network of its own, for which no limit by address holds. */
const elsewhere = () => {
  networks += 1
  return { ctx: { ...test.ctx, clientAddress: `net ${networks}` }, browserToken: newViewerToken() }
}

async function ask(linkId: string, email: string) {
  const { ctx, browserToken } = elsewhere()
  await requestShareCode(ctx, linkId, { email, browserToken })
  const { id } = await ctx.db.emailCode.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await sendEmailCode(ctx, id)
  return { id, ctx, pass: { ...noPass, browserToken } }
}

it('a crowd from many networks gets few mails and few guesses, and shuts nobody out', {
  timeout: 60_000,
}, async () => {
  const link = await makePrivateLink()
  const asked = []
  for (let turn = 0; turn < 5; turn++) {
    for (const email of listed.slice(1)) asked.push(await ask(link, email))
  }
  // Before: one for each, 115. A first one for each who is named, and 30 more.
  expect(test.mails.length).toBeLessThanOrEqual(listed.length - 1 + 30)

  for (const { ctx, pass } of asked) {
    for (let guess = 0; guess < 5; guess++) {
      const given = { code: String(100_000 + guess) }
      await openShareSession(ctx, link, { pass, given }).catch(() => undefined)
    }
  }
  const where = { shareLinkId: link, codeDigest: { not: null } }
  const { _sum: tried } = await test.ctx.db.emailCode.aggregate({ where, _sum: { tryCount: true } })
  // Before: five of each code. Now 50 in all, and then one of each.
  expect(tried.tryCount).toBeLessThanOrEqual(50 + asked.length)

  const before = test.mails.length
  const { ctx, pass } = await ask(link, listed[0] ?? '')
  const code = test.mails[before]?.code
  expect(test.mails[before]?.to).toBe(listed[0])
  await expect(openShareSession(ctx, link, { pass, given: { code } })).resolves.toMatchObject({
    session: { requires: [] },
  })
})
