import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { generateCompletedSchema, generateFieldsSchema } from '@/lib/contracts/generation'
import type { Prisma } from '@/lib/db/generated/client'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { hashPassword } from '../account/password-hash'
import type { Ctx } from '../context'
import { codeTriesMax } from '../email-code/redeem-email-code'
import { sendEmailCode } from '../email-code/send-email-code'
import { startGeneration } from '../generation/start-generation'
import { countShareView } from './count-share-view'
import { findRequestedCode } from './find-requested-code'
import { getSharedBlockCsv } from './get-shared-block-csv'
import { getSharedCleanedCsv } from './get-shared-cleaned-csv'
import { openShareSession } from './open-share-session'
import { requestShareCode } from './request-share-code'
import { noPass, readVisit, requireViewer, type ViewerPass } from './require-viewer'
import { viewShareLink } from './view-share-link'
import { newViewerToken } from './viewer-token'

let test: TestContext
let owner: Awaited<ReturnType<TestContext['as']>>
let nobody: Ctx
beforeAll(async () => {
  test = await createTestContext()
  nobody = test.ctx
  owner = await test.as('premium')
})
beforeEach(() => {
  test.mails.length = 0
})
afterAll(() => test.close())

const csv = 'region,amount\nNorth,20\nSouth,10\n'

/** The id of a link to a dashboard of its own, set up as its owner could have. */
async function makeLink(data: Prisma.ShareLinkUpdateInput = {}): Promise<string> {
  const upload = await test.upload(owner, csv)
  const fields = generateFieldsSchema.parse({ file_type: 'csv' })
  const made = generateCompletedSchema.parse(await startGeneration(owner, { upload, fields }))
  await owner.db.shareLink.update({ where: { id: made.share_link.id }, data })
  return made.share_link.id
}

const privateTo = (...allowedEmails: string[]): Prisma.ShareLinkUpdateInput => ({
  visibility: 'private',
  allowedEmails,
})

const newBrowser = () => ({ ...noPass, browserToken: newViewerToken() })

/** Asks for a code and has the worker's part done; gives what was mailed, if anything was. */
async function ask(linkId: string, email: string, { browserToken }: ViewerPass): Promise<string | undefined> {
  const before = test.mails.length
  await requestShareCode(nobody, linkId, { email, browserToken: browserToken as string })
  const { id } = await nobody.db.emailCode.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await sendEmailCode(nobody, id)
  return test.mails[before]?.code
}

const enter = async (linkId: string, pass: ViewerPass, code = ''): Promise<ViewerPass> => {
  const { token } = await openShareSession(nobody, linkId, { pass, given: { code } })
  return { ...pass, sessionToken: token }
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the gate of a private link', () => {
  it('says what it asks for and nothing else', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const view = await viewShareLink(nobody, id)
    expect(view).toEqual({ visibility: 'private', requires: ['email_code'] })
    await expect(requireViewer(nobody, id, { pass: noPass })).rejects.toMatchObject({
      code: 'insufficient_scope',
      param: 'session',
    })
  })

  it('opens by the code that was mailed, in the browser that asked, once', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const browser = newBrowser()
    const code = await ask(id, 'ann@example.com', browser)
    expect(test.mails).toMatchObject([{ to: 'ann@example.com' }])
    expect(JSON.stringify(test.mails)).not.toMatch(/Orders|North|person\d/)
    expect(await findRequestedCode(nobody, id, browser)).toMatchObject({ email: 'ann@example.com' })
    expect(await findRequestedCode(nobody, id, newBrowser())).toBeNull()

    await expect(enter(id, newBrowser(), code)).rejects.toMatchObject({ param: 'code' })
    const inside = await enter(id, browser, code)
    expect(await viewShareLink(nobody, id, inside)).toMatchObject({
      dashboard: { title: 'Orders by region' },
    })
    expect(await requireViewer(nobody, id, { pass: inside })).toMatchObject({
      email: 'ann@example.com',
      isOwner: false,
    })
    await expect(enter(id, browser, code)).rejects.toMatchObject({ param: 'code' })
  })

  it('never tells its viewer who else may see it', async () => {
    const id = await makeLink(privateTo('ann@example.com', 'secret@example.net'))
    const browser = newBrowser()
    const inside = await enter(id, browser, await ask(id, 'ann@example.com', browser))
    expect(JSON.stringify(await viewShareLink(nobody, id, inside))).not.toContain('secret@example.net')
  })

  it('lets in whoever has an address of a domain', async () => {
    const id = await makeLink(privateTo('@example.org'))
    const browser = newBrowser()
    const inside = await enter(id, browser, await ask(id, 'any.one@example.org', browser))
    expect(await readVisit(nobody, id, inside)).toMatchObject({ email: 'any.one@example.org', requires: [] })
  })

  it('does the same for an address that is not listed, down to the statements, and mails nothing', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const seen: string[][] = []
    for (const email of ['ann@example.com', 'eve@example.com']) {
      const statements: string[] = []
      const spied = nobody.db.$extends({
        query: {
          $allOperations: ({ operation, model, args, query }) => {
            statements.push(`${model ?? ''}.${operation}`)
            return query(args)
          },
        },
      }) as unknown as Ctx['db']
      const browserToken = newViewerToken()
      const answer = await requestShareCode({ ...nobody, db: spied }, id, { email, browserToken })
      expect(Object.keys(answer)).toEqual(['email', 'expires_at'])
      seen.push(statements)
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]?.length).toBeGreaterThan(1)
    for (const { id: row } of await nobody.db.emailCode.findMany({ where: { shareLinkId: id } })) {
      await sendEmailCode(nobody, row)
    }
    expect(test.mails.map(({ to }) => to)).toEqual(['ann@example.com'])
  })

  it('answers every code alike for an address that is not listed', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const browser = newBrowser()
    expect(await ask(id, 'eve@example.com', browser)).toBeUndefined()
    const refusals = []
    for (const code of ['000000', '123456', '999999']) {
      refusals.push(await enter(id, browser, code).catch((error: Error) => error.message))
    }
    const listed = newBrowser()
    const code = (await ask(id, 'ann@example.com', listed)) as string
    refusals.push(await enter(id, listed, other(code)).catch((error: Error) => error.message))
    expect(new Set(refusals).size).toBe(1)
  })

  it('refuses the sixth try even if it is right', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const browser = newBrowser()
    const code = (await ask(id, 'ann@example.com', browser)) as string
    for (let i = 0; i < codeTriesMax; i++) {
      await expect(enter(id, browser, other(code))).rejects.toMatchObject({ param: 'code' })
    }
    await expect(enter(id, browser, code)).rejects.toMatchObject({ param: 'code' })
  })

  it('counts guesses that come at the same time', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const browser = newBrowser()
    const code = (await ask(id, 'ann@example.com', browser)) as string
    const guesses = Array.from({ length: 20 }, () => enter(id, browser, other(code)))
    await Promise.allSettled(guesses)
    const row = await nobody.db.emailCode.findFirstOrThrow({ where: { shareLinkId: id } })
    expect(row.tryCount).toBe(codeTriesMax)
    await expect(enter(id, browser, code)).rejects.toMatchObject({ param: 'code' })
  })

  it('takes a code once, however many enter it at the same time', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const browser = newBrowser()
    const code = (await ask(id, 'ann@example.com', browser)) as string
    const entered = await Promise.allSettled([1, 2, 3, 4].map(() => enter(id, browser, code)))
    expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes no code that has ended, nor an older one', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const browser = newBrowser()
    const first = (await ask(id, 'ann@example.com', browser)) as string
    const second = (await ask(id, 'ann@example.com', browser)) as string
    if (first !== second) await expect(enter(id, browser, first)).rejects.toMatchObject({ param: 'code' })
    await nobody.db.emailCode.updateMany({ where: { shareLinkId: id }, data: { expiresAt: new Date(0) } })
    await expect(enter(id, browser, second)).rejects.toMatchObject({ param: 'code' })
  })

  it('keeps no code, neither in its row nor in the queue', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const code = (await ask(id, 'ann@example.com', newBrowser())) as string
    const row = await nobody.db.emailCode.findFirstOrThrow({ where: { shareLinkId: id } })
    expect(JSON.stringify({ ...row, id: '', email: '' })).not.toContain(`"${code}"`)
    const jobs = await nobody.db.$queryRaw<
      { data: unknown }[]
    >`SELECT data FROM pgboss.job WHERE name = 'mail'`
    expect(jobs.map(({ data }) => data)).toContainEqual({ emailCodeId: row.id })
  })
})

describe('a session', () => {
  it('is checked on every read: list, end, revocation and its own age', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const browser = newBrowser()
    const pass = await enter(id, browser, await ask(id, 'ann@example.com', browser))
    const requires = async () => (await readVisit(nobody, id, pass)).requires
    const set = (data: Prisma.ShareLinkUpdateInput) => owner.db.shareLink.update({ where: { id }, data })
    expect(await requires()).toEqual([])
    await set({ allowedEmails: ['bob@example.com'] })
    expect(await requires()).toEqual(['email_code'])
    await set({ allowedEmails: ['@example.com'] })
    expect(await requires()).toEqual([])
    await owner.db.shareSession.updateMany({ where: { shareLinkId: id }, data: { expiresAt: new Date(0) } })
    expect(await requires()).toEqual(['email_code'])
    await set({ expiresAt: new Date(0) })
    await expect(requires()).rejects.toMatchObject({ code: 'share_link_expired' })
    await set({ revokedAt: new Date() })
    await expect(requires()).rejects.toMatchObject({ code: 'share_link_revoked' })
  })

  it('opens no other link, and no link opens by a token that nobody was given', async () => {
    const [id, another] = [
      await makeLink(privateTo('ann@example.com')),
      await makeLink(privateTo('ann@example.com')),
    ]
    const browser = newBrowser()
    const pass = await enter(id, browser, await ask(id, 'ann@example.com', browser))
    expect((await readVisit(nobody, another, pass)).requires).toEqual(['email_code'])
    const guessed = { ...browser, sessionToken: newViewerToken() }
    expect((await readVisit(nobody, id, guessed)).requires).toEqual(['email_code'])
  })

  it('of a password opens a public link until the password changes', async () => {
    const id = await makeLink({ passwordHash: await hashPassword('open sesame'), passwordVersion: 1 })
    expect(await viewShareLink(nobody, id)).toEqual({ visibility: 'public', requires: ['password'] })
    const open = (password: string) => openShareSession(nobody, id, { pass: noPass, given: { password } })
    await expect(open('open barley')).rejects.toMatchObject({ code: 'validation_error', param: 'password' })
    const { token, session } = await open('open sesame')
    expect(session.requires).toEqual([])
    const pass = { ...noPass, sessionToken: token }
    expect((await readVisit(nobody, id, pass)).requires).toEqual([])
    await owner.db.shareLink.update({ where: { id }, data: { passwordVersion: 2 } })
    expect((await readVisit(nobody, id, pass)).requires).toEqual(['password'])
  })

  it('gathers code and password where a link asks for both, in any order', async () => {
    const id = await makeLink({
      ...privateTo('ann@example.com'),
      passwordHash: await hashPassword('open sesame'),
      passwordVersion: 1,
    })
    expect((await readVisit(nobody, id, noPass)).requires).toEqual(['email_code', 'password'])
    const browser = newBrowser()
    const code = (await ask(id, 'ann@example.com', browser)) as string
    const first = await openShareSession(nobody, id, { pass: browser, given: { password: 'open sesame' } })
    expect(first.session.requires).toEqual(['email_code'])
    const pass = { ...browser, sessionToken: first.token }
    const wrong = { code, password: 'wrong' }
    await expect(openShareSession(nobody, id, { pass, given: wrong })).rejects.toMatchObject({
      param: 'password',
    })
    const second = await openShareSession(nobody, id, { pass, given: { code } })
    expect(second.session.requires).toEqual([])
    expect(second.token).not.toBe(first.token)
    expect((await readVisit(nobody, id, pass)).requires).toEqual(['email_code', 'password'])
  })
})

describe('whoever is signed in', () => {
  it('skips the code only where the address is verified and listed', async () => {
    const viewer = await test.as('free')
    const account = await viewer.db.account.findUniqueOrThrow({ where: { id: viewer.actor.accountId } })
    const id = await makeLink(privateTo(account.email))
    const requires = async (linkId: string) => (await readVisit(viewer, linkId, noPass)).requires
    expect(await requires(id)).toEqual(['email_code'])
    await viewer.db.account.update({ where: { id: account.id }, data: { emailVerifiedAt: new Date() } })
    expect(await requires(id)).toEqual([])
    expect(await requires(await makeLink(privateTo('ann@example.com')))).toEqual(['email_code'])
  })

  it('sees an own dashboard without a gate', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    expect(await readVisit(owner, id, noPass)).toMatchObject({ isOwner: true, requires: [] })
  })
})

describe('what a link allows', () => {
  it('is refused without it, and given with it to whoever has passed the gate', async () => {
    const id = await makeLink(privateTo('ann@example.com'))
    const browser = newBrowser()
    const pass = await enter(id, browser, await ask(id, 'ann@example.com', browser))
    const { dashboardId } = await owner.db.shareLink.findUniqueOrThrow({ where: { id } })
    const block = await owner.db.block.findFirstOrThrow({ where: { dashboardId, type: 'bar' } })
    const data = (from: ViewerPass) => getSharedBlockCsv(nobody, { linkId: id, blockId: block.id }, from)
    const table = (from: ViewerPass) => getSharedCleanedCsv(nobody, id, { pass: from })
    for (const read of [data, table]) {
      await expect(read(noPass)).rejects.toMatchObject({ param: 'session' })
      await expect(read(pass)).rejects.toMatchObject({
        code: 'insufficient_scope',
        param: 'allow_data_download',
      })
    }
    await expect(requireViewer(nobody, id, { pass, allowance: 'allow_pdf_export' })).rejects.toMatchObject({
      param: 'allow_pdf_export',
    })
    await owner.db.shareLink.update({ where: { id }, data: { allowDataDownload: true } })
    expect(String((await data(pass)).content)).toMatch(/^region,amount\r\n/)
    expect(await new Response((await table(pass)).content).text()).toContain('North')
    await expect(table(noPass)).rejects.toMatchObject({ param: 'session' })
    const foreign = await owner.db.block.findFirstOrThrow({ where: { dashboardId: { not: dashboardId } } })
    await expect(getSharedBlockCsv(nobody, { linkId: id, blockId: foreign.id }, pass)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('cuts a table on the server where cards do not scroll', async () => {
    const id = await makeLink()
    const { dashboardId } = await owner.db.shareLink.findUniqueOrThrow({ where: { id } })
    const rows = Array.from({ length: 25 }, (_, at) => ({ region: `R${at}` }))
    await owner.db.block.updateMany({
      where: { dashboardId, type: 'bar' },
      data: {
        type: 'table',
        spec: { columns: ['region'] },
        dataPreview: { columns: ['region'], rows, total_rows: 40 },
      },
    })
    const tableOf = async () => {
      const view = await viewShareLink(nobody, id)
      if (!('dashboard' in view)) throw new Error('The link is open.')
      const block = view.dashboard.chart_blocks.find(({ type }) => type === 'table')
      return block?.type === 'table' ? block.data_preview : null
    }
    expect(await tableOf()).toMatchObject({ rows: { length: 10 }, total_rows: 40 })
    await owner.db.shareLink.update({ where: { id }, data: { allowScrollableCards: true } })
    expect(await tableOf()).toMatchObject({ rows: { length: 25 }, total_rows: 40 })
  })
})

describe('views', () => {
  it('of a crowd are counted each once, though one of its links is gone', async () => {
    const [id, other, gone] = [await makeLink(), await makeLink(), await makeLink()]
    const again = newBrowser()
    const passes = [again, again, ...Array.from({ length: 40 }, newBrowser)]
    const viewerOf = async (linkId: string) => requireViewer(nobody, linkId, { pass: noPass })
    const [viewer, otherViewer, goneViewer] = [
      await viewerOf(id),
      await viewerOf(other),
      await viewerOf(gone),
    ]
    await owner.db.shareLink.delete({ where: { id: gone } })
    await Promise.all([
      ...passes.map((pass) => countShareView(nobody, viewer, pass)),
      countShareView(nobody, goneViewer, again),
      countShareView(nobody, { ...otherViewer, email: 'ada@example.com' }, again),
    ])
    const of = (linkId: string) => owner.db.shareLink.findUniqueOrThrow({ where: { id: linkId } })
    expect(await of(id)).toMatchObject({ viewCount: 41, lastViewedAt: expect.any(Date) })
    expect((await of(other)).viewCount).toBe(1)
    const emails = await owner.db.shareView.findMany({ where: { shareLinkId: { in: [id, other] } } })
    expect(emails.filter(({ email }) => email !== null)).toHaveLength(1)
  })

  it('are counted once a browser in half an hour, and never for the owner or a robot', async () => {
    const id = await makeLink()
    const [ann, bob] = [newBrowser(), newBrowser()]
    const count = async (ctx: Ctx, pass: ViewerPass) => {
      await countShareView(ctx, await requireViewer(ctx, id, { pass }), pass)
      return (await owner.db.shareLink.findUniqueOrThrow({ where: { id } })).viewCount
    }
    expect(await count(nobody, ann)).toBe(1)
    expect(await count(nobody, ann)).toBe(1)
    expect(await count(nobody, bob)).toBe(2)
    expect(await count(nobody, noPass)).toBe(2)
    expect(await count(owner, newBrowser())).toBe(2)
    const halfAnHourAgo = new Date(Date.now() - 31 * 60_000)
    await owner.db.shareView.updateMany({ where: { shareLinkId: id }, data: { viewedAt: halfAnHourAgo } })
    expect(await count(nobody, ann)).toBe(3)
    expect(await owner.db.shareLink.findUniqueOrThrow({ where: { id } })).toMatchObject({
      lastViewedAt: expect.any(Date),
    })
  })
})
