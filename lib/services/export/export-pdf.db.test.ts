import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateCompletedSchema, generateFieldsSchema } from '@/lib/contracts/generation'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { startGeneration } from '../generation/start-generation'
import { createShareLink } from '../share/create-share-link'
import { noPass } from '../share/require-viewer'
import { revokeShareLink } from '../share/revoke-share-link'
import { exportDashboardPdf, exportSharedPdf } from './export-pdf'
import { findSharedPicture } from './export-picture'
import type { PrintJob } from './print-jobs'

let test: TestContext
beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

async function make(ctx: Ctx, given: Record<string, string> = {}) {
  const upload = await test.upload(ctx, 'region,amount\nNorth,20\nSouth,10\n')
  const fields = generateFieldsSchema.parse({ file_type: 'csv', ...given })
  return generateCompletedSchema.parse(await startGeneration(ctx, { upload, fields }))
}

/** A printer that keeps what it is handed. */
function kept(ctx: Ctx) {
  const jobs: PrintJob[] = []
  const print = async (job: PrintJob) => {
    jobs.push(job)
    return Buffer.from('pdf')
  }
  return { ctx: { ...ctx, printer: { print } }, jobs }
}

const a4 = { format: 'A4' } as const

describe('exportDashboardPdf', () => {
  it('says how to install a browser where there is none', async () => {
    const ctx = await test.as('premium')
    const { dashboard_id: id } = await make(ctx)
    await expect(exportDashboardPdf(ctx, id, a4)).rejects.toMatchObject({
      code: 'overloaded',
      status: 503,
      message: expect.stringMatching(/Chromium.*CHROMIUM_PATH/),
    })
  })

  it('is for premium accounts, whatever the link allows', async () => {
    const ctx = await test.as('free')
    const { dashboard_id: id } = await make(ctx)
    await expect(exportDashboardPdf(ctx, id, a4)).rejects.toMatchObject({
      code: 'premium_required',
      param: 'pdf',
    })
    const other = await test.as('premium')
    await expect(exportDashboardPdf(other, id, a4)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('names at the foot the newest link that anybody can open, and else none', async () => {
    const { ctx, jobs } = kept(await test.as('premium'))
    const { dashboard_id: id, share_link } = await make(ctx)
    const print = async () => {
      await exportDashboardPdf(ctx, id, a4)
      return jobs.at(-1)?.url
    }
    const file = await exportDashboardPdf(ctx, id, { format: 'Letter' })
    expect(file).toEqual({ name: 'Orders by region', content: Buffer.from('pdf') })
    expect(jobs[0]).toMatchObject({ format: 'Letter', url: share_link.share_url, dashboard: { id } })
    await createShareLink(ctx, id, { allowed_emails: ['ann@example.com'] })
    await createShareLink(ctx, id, { password: 'correct horse battery' })
    expect(await print()).toBe(share_link.share_url)
    const newer = await createShareLink(ctx, id, {})
    expect(await print()).toBe(newer.share_url)
    for (const link of [share_link, newer]) await revokeShareLink(ctx, link.id)
    expect(await print()).toBeNull()
  })
})

describe('exportSharedPdf', () => {
  it('prints what its link allows, to whom it lets in', async () => {
    const owner = await test.as('premium')
    const { ctx, jobs } = kept(test.ctx)
    const options = { pass: noPass, ...a4 }
    const open = await make(owner, { allow_pdf_export: '1' })
    await exportSharedPdf(ctx, open.share_link.id, options)
    expect(jobs[0]).toMatchObject({ url: open.share_link.share_url, dashboard: { id: open.dashboard_id } })
    const shut = await make(owner)
    await expect(exportSharedPdf(ctx, shut.share_link.id, options)).rejects.toMatchObject({
      code: 'insufficient_scope',
      param: 'allow_pdf_export',
    })
    const listed = await make(owner, { allow_pdf_export: '1', allowed_emails: 'a@example.com' })
    await expect(exportSharedPdf(ctx, listed.share_link.id, options)).rejects.toMatchObject({
      param: 'session',
    })
    expect(jobs).toHaveLength(1)
  })

  it('leaves the foot without a link that is for named people', async () => {
    const owner = await test.as('premium')
    const { ctx, jobs } = kept(owner)
    const listed = await make(owner, { allow_pdf_export: '1', allowed_emails: 'a@example.com' })
    await exportSharedPdf(ctx, listed.share_link.id, { pass: noPass, ...a4 })
    expect(jobs[0]).toMatchObject({ url: null })
  })
})

describe('findSharedPicture', () => {
  it('is of links that are open to all, for whoever asks, and named by what it shows', async () => {
    const { ctx, jobs } = kept(await test.as('free'))
    const { share_link } = await make(ctx)
    const anybody = { ...ctx, actor: null }
    const { version, draw } = await findSharedPicture(anybody, share_link.id)
    await draw()
    expect(jobs).toMatchObject([{ format: 'picture', url: null, dashboard: { title: 'Orders by region' } }])
    expect((await findSharedPicture(anybody, share_link.id)).version).toBe(version)
  })

  it('tells nothing of a link that asks for proof, its owner or not, nor of one that has ended', async () => {
    const ctx = await test.as('premium')
    const { dashboard_id: id, share_link } = await make(ctx)
    const locked = await createShareLink(ctx, id, { password: 'open sesame' })
    const asked = await createShareLink(ctx, id, {
      allowed_emails: ['ada@example.com'],
    })
    for (const link of [locked, asked])
      for (const who of [ctx, { ...ctx, actor: null }])
        await expect(findSharedPicture(who, link.id)).rejects.toMatchObject({ code: 'not_found' })
    await revokeShareLink(ctx, share_link.id)
    await expect(findSharedPicture({ ...ctx, actor: null }, share_link.id)).rejects.toMatchObject({
      status: 410,
    })
  })
})
