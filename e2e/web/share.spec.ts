import { expect, test } from '@playwright/test'
import { createClient, type GenerateForm } from '@/lib/client/create-client'
import { baseUrl, makeKey, salesCsv } from '../api/product'

async function shareUrl(plan: 'free' | 'premium', form: Partial<GenerateForm>): Promise<string> {
  const client = createClient({ baseUrl, apiKey: makeKey(plan) })
  const file = new Blob([salesCsv()])
  const made = await client.generateDashboard({ file, fileName: 'sales.csv', fileType: 'csv', ...form })
  if (made.status !== 'completed') throw new Error('A small file is finished within the request.')
  return made.share_link.share_url
}

test('a private link says only that it is private', async ({ page }) => {
  const url = await shareUrl('premium', { title: 'Hidden treasure', allowedEmails: ['ada@example.com'] })
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'This dashboard is private' })).toBeVisible()
  expect(await page.content()).not.toMatch(/treasure|North|revenue|ada@example/)
})

test('without JavaScript the titles, figures, words and tables are there', async ({ browser }) => {
  const url = await shareUrl('free', { title: 'Sales' })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales')
  await expect(page.locator('[data-card="kpi"]').first()).toContainText(/\d/)
  const bars = page.getByRole('article').filter({ has: page.locator('[data-card="bar"]') })
  await expect(bars.first().getByRole('cell').first()).toBeVisible()
  await context.close()
})
