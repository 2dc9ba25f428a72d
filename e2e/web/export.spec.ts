import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import {
  arrive,
  chooseFile,
  expectAccessible,
  makeDashboard,
  makePremium,
  sampleFile,
  signUp,
} from './visitor'

/** A dashboard as a document, and made anew with other instructions. */

test.describe.configure({ timeout: 180_000 })

async function make(page: Page, plan: 'free' | 'premium', options: string[] = []): Promise<string> {
  const email = await signUp(page)
  if (plan === 'premium') makePremium(email)
  await chooseFile(page, sampleFile('store-orders.csv'))
  for (const option of options) await page.getByRole('checkbox', { name: option }).check()
  return makeDashboard(page)
}

async function savePdf(page: Page, format: 'A4' | 'Letter') {
  const download = page.waitForEvent('download', { timeout: 90_000 })
  await page.getByRole('menuitem', { name: `PDF, ${format}` }).click()
  const file = await download
  const pdf = await PDFDocument.load(await readFile(await file.path()))
  return { name: file.suggestedFilename(), width: Math.round(pdf.getPage(0).getWidth()) }
}

test('a premium owner saves a PDF, and a viewer where the link allows it', async ({ page }) => {
  await make(page, 'premium', ['Viewers may export a PDF'])
  await page.getByRole('button', { name: 'Export' }).click()
  expect(await savePdf(page, 'A4')).toEqual({
    name: 'store-orders-2023-2025-revenue-and-margin-per-revenue.pdf',
    width: 596,
  })
  await expect(page.getByText('The PDF is saved.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await arrive(
    page,
    (await page.getByRole('link', { name: 'Open it in a new tab' }).getAttribute('href')) ?? '',
  )
  await page.getByRole('button', { name: 'Export' }).click()
  expect(await savePdf(page, 'Letter')).toEqual({
    name: 'store-orders-2023-2025-revenue-and-margin-per-revenue.pdf',
    width: 612,
  })
})

test('a dashboard is kept as one HTML file, which needs no network, sign-in or script', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await make(page, 'free')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'One HTML file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('store-orders-2023-2025-revenue-and-margin-per-revenue.html')
  const html = (await readFile(await file.path())).toString()
  expect(html).not.toMatch(/<script|<button|src=|href="[^#]|url\("?[^d"]/)
  expect(html).not.toMatch(/What I did with your instructions|What each column was taken for/)

  const offline = await browser.newContext({ offline: true, viewport: { width: 390, height: 844 } })
  const kept = await offline.newPage()
  await kept.setContent(html)
  await expect(kept.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(kept.locator('svg[role="img"]:visible').first()).toBeVisible()
  await kept.locator('summary').filter({ hasText: 'Described' }).first().click()
  await expect(kept.getByText('this is what they show').first()).toBeVisible()
  await expectAccessible(kept)
  await offline.close()
})

test('a free owner is told why there is no PDF, and viewers of the link see none', async ({ page }) => {
  await make(page, 'free')
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('PDFs come with the premium plan')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'PDF, A4' })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: 'Print this page' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await arrive(
    page,
    (await page.getByRole('link', { name: 'Open it in a new tab' }).getAttribute('href')) ?? '',
  )
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
})

test('a dashboard is made anew with new instructions, and keeps its address', async ({ page }) => {
  const at = await make(page, 'free')
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(page.getByRole('dialog', { name: 'Regenerate with new instructions' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'revenue by month' }).click()
  const wishes = page.getByLabel('What should it show?')
  await wishes.press('End')
  await wishes.pressSequentially('\nprofit by planet')
  await expect(wishes).toHaveValue('revenue by month\nprofit by planet')
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expect(page.getByText('Dashboard regenerated', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(at)
  await page.getByText('What I did with your instructions').click()
  await expect(page.getByText('“profit by planet”')).toBeVisible()

  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(wishes).toHaveValue('revenue by month\nprofit by planet')
})

test('what could not be done is a click away from what can', async ({ page }) => {
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await page.getByLabel('What should it show?').fill('total units\nrevenue by vendor\nno pie charts')
  const path = await makeDashboard(page)
  const report = page.locator('details', { hasText: 'What I did with your instructions' })
  await report.locator('summary').click()
  await expect(report).toContainText('There is no column of vendor to break down by.')
  const offers = report.getByRole('list', { name: 'Instead of “revenue by vendor”' })
  await expect(offers.getByRole('button')).toHaveCount(3)
  await expectAccessible(page)

  await offers.getByRole('button', { name: 'revenue by channel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Regenerate with new instructions' })
  const field = dialog.getByLabel('What should it show?')
  await expect(field).toHaveValue('total units\nrevenue by channel\nno pie charts')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(offers.getByRole('button', { name: 'revenue by channel' })).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(report).toContainText('3 done')
  await expect(page.getByRole('article', { name: /^Revenue by channel/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
})
