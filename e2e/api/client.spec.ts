import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { ApiError } from '@/lib/client/api-error'
import { createClient } from '@/lib/client/create-client'
import { openFile } from '@/lib/client/open-file'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { generationSchema } from '@/lib/contracts/generation'
import { test } from './keyed-test'
import { baseUrl, salesCsv } from './product'

/** The typed client against the product itself. */

const sample = 'public/samples/store-orders.csv'

test('the client makes, reads, changes and deletes a dashboard', async ({ premiumKey }) => {
  const client = createClient({ baseUrl, apiKey: premiumKey })
  const made = await client.generateDashboard({
    file: await openFile(sample),
    fileType: 'csv',
    title: 'Orders',
  })
  const generation = await client.waitForGeneration(made.generation_id)
  expect(generationSchema.parse(generation)).toMatchObject({ status: 'completed', error: null })
  const id = generation.dashboard_id ?? ''

  const dashboard = await client.getDashboard(id)
  expect(dashboardSchema.parse(dashboard).title).toBe('Orders')
  expect((await client.updateDashboard(id, { title: 'Mine' })).title).toBe('Mine')
  expect((await client.listDashboards({ limit: 100 })).items.map((item) => item.id)).toContain(id)
  expect((await client.getDataset(id)).columns.map(({ name }) => name)).toContain('revenue')
  expect((await (await client.downloadCleanedCsv(id)).text()).startsWith('order_id,')).toBe(true)
  const table = dashboard.chart_blocks.find(({ type }) => type === 'bar')
  expect((await client.downloadBlockCsv(id, table?.id ?? '')).size).toBeGreaterThan(10)

  const anew = await client.regenerateDashboard(id, { instructions: 'revenue by region' })
  expect((await client.waitForGeneration(anew.generation_id)).dashboard_id).toBe(id)
  expect((await client.deleteDashboard(id)).id).toBe(id)
  await expect(client.getDashboard(id)).rejects.toMatchObject({ code: 'not_found', status: 404 })
})

test('the client waits for a larger file and tells how far it is', async ({ premiumKey }) => {
  const client = createClient({ baseUrl, apiKey: premiumKey })
  const file = new Blob([salesCsv(40_000)])
  const made = await client.generateDashboard({ file, fileName: 'sales.csv', fileType: 'csv' })
  expect(made.status).toBe('processing')
  const percents: number[] = []
  const generation = await client.waitForGeneration(made.generation_id, {
    onProgress: ({ progress }) => percents.push(progress.percent),
  })
  expect(generation.status).toBe('completed')
  expect(percents).toEqual([...percents].sort((a, b) => a - b))
  expect(percents.at(-1)).toBe(100)
})

test('the client manages links and webhooks', async ({ premiumKey }) => {
  const client = createClient({ baseUrl, apiKey: premiumKey })
  const made = await client.generateDashboard({ file: await openFile(sample), fileType: 'csv' })
  const { dashboard_id: id } = await client.waitForGeneration(made.generation_id)
  const link = await client.createShareLink(id ?? '', { allowed_emails: ['ann@example.com'] })
  expect(link.visibility).toBe('private')
  expect((await client.updateShareLink(link.id, { name: 'Board' })).name).toBe('Board')
  expect((await client.listShareLinks(id ?? '')).items).toHaveLength(2)
  expect((await client.listShareViews(link.id)).view_count).toBe(0)
  expect(await client.getSharedDashboard(link.id)).toEqual({
    visibility: 'private',
    requires: ['email_code'],
  })
  expect((await client.revokeShareLink(link.id)).state).toBe('revoked')
  await expect(client.getSharedDashboard(link.id)).rejects.toMatchObject({
    code: 'share_link_revoked',
    status: 410,
  })

  const webhook = await client.createWebhook({ url: 'https://example.com/hook' })
  expect(webhook.secret).toMatch(/^whsec_/)
  expect((await client.updateWebhook(webhook.id, { is_enabled: false })).is_enabled).toBe(false)
  expect((await client.deleteWebhook(webhook.id)).id).toBe(webhook.id)
})

test('the same Idempotency-Key makes one dashboard, and errors are typed', async ({ freeKey }) => {
  const client = createClient({ baseUrl, apiKey: freeKey })
  const idempotencyKey = randomUUID()
  const send = async () =>
    client.generateDashboard({ file: await openFile(sample), fileType: 'csv' }, { idempotencyKey })
  const [first, second] = [await send(), await send()]
  expect(second).toEqual(first)

  const refused = await client
    .generateDashboard({ file: new Blob(['a\n1']), fileType: 'csv', allowPdfExport: true })
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ code: 'premium_required', param: 'allow_pdf_export', retryable: false })
  expect((refused as ApiError).requestId).toMatch(/^req_/)
  const nobody = createClient({ baseUrl, apiKey: 'nonsense' })
  await expect(nobody.getAccount()).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 })
  const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9', apiKey: 'x', retriesMax: 0 })
  await expect(nowhere.getAccount()).rejects.toMatchObject({ code: 'network_error', retryable: true })
})

test('an aborted wait ends at once', async ({ premiumKey }) => {
  const client = createClient({ baseUrl, apiKey: premiumKey })
  const made = await client.generateDashboard({ file: new Blob([salesCsv(40_000)]), fileType: 'csv' })
  const stop = new AbortController()
  const waiting = client.waitForGeneration(made.generation_id, { signal: stop.signal })
  stop.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})
