import { expect, type Page, test } from '@playwright/test'
import { createClient, type GenerateForm } from '@/lib/client/create-client'
import { mailsTo, readCode } from '../api/mailbox'
import { baseUrl, makeKey, salesCsv } from '../api/product'
import {
  arrive,
  chooseFile,
  expectAccessible,
  makeDashboard,
  makePremium,
  newEmail,
  sampleFile,
  signUp,
  watchConsole,
} from './visitor'

async function shareUrl(
  plan: 'free' | 'premium',
  form: Partial<GenerateForm>,
  csv = salesCsv(),
): Promise<string> {
  const client = createClient({ baseUrl, apiKey: makeKey(plan) })
  const file = new Blob([csv])
  const made = await client.generateDashboard({ file, fileName: 'sales.csv', fileType: 'csv', ...form })
  if (made.status !== 'completed') throw new Error('A small file is finished within the request.')
  return made.share_link.share_url
}

const gate = (page: Page) => page.getByRole('heading', { name: 'This dashboard is private' })

test('a private link says only that it is private', async ({ page }) => {
  const url = await shareUrl('premium', { title: 'Hidden treasure', allowedEmails: ['ada@example.com'] })
  const response = await arrive(page, url)
  await expect(gate(page)).toBeVisible()
  expect(await page.content()).not.toMatch(/treasure|North|revenue|ada@example/)
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': expect.stringContaining('no-store'),
  })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('without JavaScript the titles, figures, words, charts and tables are there', async ({ browser }) => {
  const url = await shareUrl('free', { title: 'Sales' })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const response = await arrive(page, url)
  const [head] = ((await response?.text()) ?? '').split('</head>')
  expect(head).toMatch(/<title>Sales\b/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales')
  await expect(page.locator('[data-card="kpi"]').first()).toContainText(/\d/)
  const bars = page.getByRole('article').filter({ has: page.locator('[data-card="bar"]') })
  // Drawn for several widths, of which one is seen and read.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(bars.first().getByRole('img')).toHaveCount(1)
    await expect(bars.first().getByRole('img').locator('[data-series] rect').first()).toBeVisible()
  }
  await bars.first().getByText('The numbers', { exact: true }).click()
  await expect(bars.first().getByRole('cell').first()).toBeVisible()
  await context.close()
})

test('what the server drew is taken over where it stands, once it is near', async ({ page }) => {
  const errors = watchConsole(page)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shift = list
        .getEntries()
        .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
      document.documentElement.dataset.shift = String(
        Number(document.documentElement.dataset.shift ?? 0) + shift,
      )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, await shareUrl('free', { title: 'Sales' }))
  const chart = page.locator(':is([data-card="bar"], [data-card="line"]):not(#further-cards *)').last()
  await expect(chart.getByRole('img')).toHaveCount(1)
  // The page's font may come late and break a line elsewhere; here it is about the charts.
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    document.documentElement.dataset.shift = '0'
  })
  const before = await chart.boundingBox()
  await chart.scrollIntoViewIfNeeded()
  await expect(chart.locator('[data-pending]')).toHaveCount(0, { timeout: 30_000 })
  await expect(chart.locator('svg[role="img"]')).toHaveCount(1)
  expect((await chart.boundingBox())?.height).toBe(before?.height)
  await chart.locator('svg[role="img"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(chart.getByRole('status')).toBeVisible()
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.005)
  expect(errors).toEqual([])
})

test('without JavaScript the gate opens too', async ({ browser }) => {
  const email = newEmail()
  const url = await shareUrl('premium', { title: 'Hidden treasure', allowedEmails: [email] })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await arrive(page, url)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Open the dashboard' }).click()
  await expect(page.getByText('This code is wrong or no longer works')).toBeVisible()
  await page.getByLabel('Six-digit code').fill(await readCode(email))
  await page.getByRole('button', { name: 'Open the dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden treasure')
  await context.close()
})

test('an owner shares with one person, who enters a code, is counted, and is shut out', async ({
  page,
  browser,
}) => {
  test.slow()
  const errors = watchConsole(page)
  makePremium(await signUp(page))
  await chooseFile(page, sampleFile('store-orders.csv'))
  await page.getByLabel('Title').fill('Orders of the year')
  await makeDashboard(page)

  const email = newEmail()
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Anyone who has the link.')).toBeVisible()
  await dialog.getByRole('button', { name: 'New link' }).click()
  await dialog.getByLabel('Name').fill('Board')
  await dialog.getByLabel('Only these people').fill('nonsense')
  await dialog.getByRole('button', { name: 'Make link' }).click()
  await expect(dialog.getByText('must be an e-mail address')).toBeVisible()
  await dialog.getByLabel('Only these people').fill(email)
  await dialog.getByRole('button', { name: 'Make link' }).click()
  const row = dialog.getByRole('listitem').filter({ hasText: 'Board' })
  await expect(row.getByText('Private', { exact: true })).toBeVisible()
  await expect(row.getByText(`Only ${email}.`)).toBeVisible()
  expect(page.url()).not.toContain('allowed_emails')
  const url = await row.getByRole('textbox', { name: 'Link' }).inputValue()
  await expectAccessible(page)

  const context = await browser.newContext()
  const viewer = await context.newPage()
  const viewerErrors = watchConsole(viewer)
  await arrive(viewer, url)
  await viewer.getByLabel('E-mail').fill(newEmail())
  await viewer.getByRole('button', { name: 'Send me a code' }).click()
  await viewer.getByRole('link', { name: 'ask again' }).click()
  await viewer.getByLabel('E-mail').fill(email)
  await viewer.getByRole('button', { name: 'Send me a code' }).click()
  await expect(viewer.getByText(`If ${email} may see this dashboard`)).toBeVisible()
  await viewer.getByLabel('Six-digit code').fill(await readCode(email))
  await viewer.getByRole('button', { name: 'Open the dashboard' }).click()
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('Orders of the year')
  await viewer.reload()
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('Orders of the year')
  await expect(viewer.getByRole('link', { name: 'Data as CSV' })).toHaveCount(0)
  expect(viewerErrors).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: 'Share' }).click()
  await row.getByRole('button', { name: /^Seen once/ }).click()
  await expect(row.getByText(email, { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Revoke' }).click()
  await row.getByRole('button', { name: 'Revoke link' }).click()
  await expect(dialog.getByText('1 closed link')).toBeVisible()
  await viewer.reload()
  await expect(viewer.getByRole('heading', { name: 'This link has been closed' })).toBeVisible()
  // The browser's own word on the list of addresses that was refused.
  expect(errors).toEqual([expect.stringContaining('422')])
  await context.close()
})

test('a verified address needs no code, and its account no gate', async ({ page }) => {
  const email = await signUp(page)
  const url = await shareUrl('premium', { title: 'Hidden treasure', allowedEmails: [email] })
  await arrive(page, url)
  await expect(gate(page)).toBeVisible()
  await arrive(page, '/settings/account/')
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  await page.getByLabel('Six-digit code').fill(await readCode(email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await arrive(page, url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden treasure')
  expect(mailsTo(email)).toHaveLength(1)
})

test('a free account sees what comes with premium, and why it is locked', async ({ page }) => {
  await signUp(page)
  await chooseFile(page, sampleFile('web-traffic.csv'))
  await makeDashboard(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'New link' }).click()
  await expect(dialog.getByText('On the free plan a link is public and ends after 7 days')).toBeVisible()
  await dialog.getByLabel('Name').fill('Team')
  await dialog.getByRole('button', { name: 'Make link' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Team' })).toContainText('Public')
})

test('markup in titles, cells and names is shown as text', async ({ page, browser }) => {
  const attack = '<img src=x onerror=alert(1)>'
  const csv = salesCsv().replaceAll('North', attack).replace('region', '<b>region</b>')
  const url = await shareUrl('free', { title: `${attack} & <script>alert(2)</script>` }, csv)
  const context = await browser.newContext()
  const viewer = await context.newPage()
  let dialogs = 0
  viewer.on('dialog', (dialog) => {
    dialogs++
    return dialog.dismiss()
  })
  await arrive(viewer, url)
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText(`${attack} & <script>alert(2)</script>`)
  await expect(viewer.getByRole('article').first()).toBeVisible()
  expect(await viewer.locator('img[src="x"], main script').count()).toBe(0)
  await context.close()

  await signUp(page)
  await chooseFile(page, sampleFile('web-traffic.csv'))
  await makeDashboard(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByLabel('Name').fill(attack)
  await page.getByRole('button', { name: 'Make link' }).click()
  await expect(page.getByRole('dialog').getByText(attack)).toBeVisible()
  expect(dialogs).toBe(0)
})
