import { expect, test } from '@playwright/test'
import { arrive, chooseFile, makeDashboard, sampleFile, signUp } from './visitor'

/** Held rooms are grey; a picture has a name. */
const held = '[data-card] .animate-breathe'
const closed = '#further-cards details:not([open])'
const pictures = '[data-card]:is([data-card="bar"], [data-card="line"]) svg[role="img"]'

test('an owner sees all charts at once, on a tablet and on a phone, and where another page led there', async ({
  page,
}) => {
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  const path = await makeDashboard(page)
  await expect(page.locator(held)).toHaveCount(0)
  const cards = await page.locator('[data-card="bar"], [data-card="line"]').count()
  const html = await (await page.request.get(path)).text()
  expect(html.split('role="img"').length - 1).toBeGreaterThanOrEqual(cards)
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await arrive(page, path)
    await expect(page.locator(held)).toHaveCount(0)
    await page.getByText('What else there is', { exact: true }).and(page.getByRole('heading')).click()
    await expect(page.locator(pictures).locator('visible=true')).toHaveCount(cards)
    // what is closed in it does not look open
    await expect(page.locator('#further-cards > summary > svg')).toHaveCSS('rotate', '90deg')
    await expect(page.locator(`${closed} > summary > svg`).first()).toHaveCSS('rotate', 'none')
  }
})

test('who asks in German sees headings and the months of an axis in German', async ({ page }) => {
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await page.getByLabel('What should it show?').fill('Umsatz nach Monat als Linie')
  await makeDashboard(page)
  await expect(page.getByRole('heading', { name: 'Wie es verlief' })).toBeVisible()
  await expect(page.locator('[data-card="line"] svg[role="img"]').first()).toContainText('Juli')
  await expect(page.locator(held)).toHaveCount(0)
  await expect(page.locator('[data-card="line"] svg[role="img"]').first()).toContainText('Juli')
})
