import { expect, test } from '@playwright/test'
import { errorStatus } from '@/lib/contracts/errors'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import { rooms } from '@/lib/openapi/rooms'
import { makeKey } from '../api/product'
import { arrive, expectAccessible, sampleFile, watchConsole } from './visitor'

test('the documentation loads nothing from elsewhere and breaks no policy', async ({ page, baseURL }) => {
  const errors = watchConsole(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) foreign.push(url)
  })
  for (const path of ['', 'errors/', 'api/', 'api/generations/', 'api/objects/']) {
    await arrive(page, `/docs/${path}`, { waitUntil: 'networkidle' })
  }
  expect([foreign, errors]).toEqual([[], []])
})

test('every operation has its place in the reference, and every code on the page of errors', async ({
  page,
}) => {
  for (const room of Object.keys(rooms)) {
    await arrive(page, `/docs/api/${room}/`)
    for (const { id, summary } of allOperations.filter((operation) => operation.room === room)) {
      await expect(page.locator(`#${id}`).getByRole('heading', { name: summary, exact: true })).toBeVisible()
    }
  }
  await arrive(page, '/docs/errors/')
  for (const code of Object.keys(errorStatus)) {
    await expect(page.locator(`#${code}`).getByRole('heading', { name: code })).toBeVisible()
  }
  expect((await arrive(page, '/docs/api/nowhere/'))?.status()).toBe(404)
})

test('an operation is found by its words, and led to', async ({ page }) => {
  await arrive(page, '/docs/')
  const search = page.getByRole('navigation', { name: 'Documentation', exact: true }).getByRole('searchbox')
  await search.fill('ferry')
  await expect(page.getByText('Nothing has these words.').first()).toBeVisible()
  await search.fill('rotate')
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^Rotate/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/docs\/api\/[a-z-]+\/#/)
  await expect(search).toHaveValue('')
})

test('links within the documentation lead somewhere', async ({ page, request }) => {
  const targets = new Map<string, string>()
  for (const path of [
    '',
    'errors/',
    'api/',
    ...Object.keys(rooms).map((room) => `api/${room}/`),
    'api/objects/',
  ]) {
    await arrive(page, `/docs/${path}`)
    for (const href of await page
      .locator('main a')
      .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href))) {
      targets.set(href, path)
    }
  }
  const pages = new Map<string, string>()
  const broken: string[] = []
  for (const [target, from] of targets) {
    const [url = '', anchor] = target.split('#')
    if (!pages.has(url)) {
      const response = await request.get(url)
      pages.set(url, response.ok() ? await response.text() : '')
    }
    const html = pages.get(url) ?? ''
    if (html === '' || (anchor && !html.includes(`id="${anchor}"`))) broken.push(`${from} → ${target}`)
  }
  expect(targets.size).toBeGreaterThan(100)
  expect(broken).toEqual([])
})

test('somebody tries a request from the page', async ({ page }) => {
  const key = makeKey('free')
  await arrive(page, '/docs/api/generations/#generateDashboard')
  const section = page.locator('#generateDashboard')
  await section.getByRole('button', { name: 'Try it' }).click()
  await section.getByLabel('API key').fill('nonsense')
  await section.getByLabel('file', { exact: true }).setInputFiles(sampleFile('store-orders.csv'))
  await section.getByRole('button', { name: 'Send' }).click()
  await expect(section.getByRole('form').getByText(/^401 in/)).toBeVisible()
  await section.getByLabel('API key').fill(key)
  await section.getByRole('button', { name: 'Send' }).click()
  await expect(section.getByRole('form').getByText(/^200 in/)).toBeVisible({ timeout: 30_000 })
  await expect(section.getByRole('region', { name: 'Answer', exact: true })).toContainText('"dashboard_id"')
})

test('without JavaScript the reference can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await arrive(page, '/docs/api/dashboards/')
  await expect(page.getByRole('heading', { name: 'Read a dashboard', exact: true })).toBeVisible()
  await arrive(page, '/docs/')
  await expect(page.getByText('READOUT_API_KEY', { exact: false }).first()).toBeVisible()
  await context.close()
})
