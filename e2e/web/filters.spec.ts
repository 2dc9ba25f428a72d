import { expect, type Page, test } from '@playwright/test'
import { shareOrders } from './shared-orders'
import { arrive, expectAccessible, watchConsole } from './visitor'

const bar = (page: Page) => page.getByRole('region', { name: 'Filter' })
const firstFigure = (page: Page) => page.locator('[data-card="kpi"]').first()

for (const javaScriptEnabled of [true, false])
  test(`a viewer filters ${javaScriptEnabled ? 'by keyboard' : 'without JavaScript'}, and the address holds the view`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const said = watchConsole(page)
    const url = await shareOrders()
    await arrive(page, url)
    const whole = await firstFigure(page).textContent()
    await page.getByRole('link', { name: 'Filter' }).focus()
    await page.keyboard.press('Enter')
    const west = bar(page).getByRole('checkbox', { name: /^West/ })
    await west.focus()
    await page.keyboard.press('Space')
    await bar(page).getByLabel('First day').fill('2024-01-01')
    await bar(page).getByRole('button', { name: 'Apply' }).press('Enter')
    await expect(bar(page).getByRole('status')).toContainText('of 1,419 rows')
    await expect(page).toHaveURL(/\?from=2024-01-01&in\.region=West$/)
    const filtered = await firstFigure(page).textContent()
    expect(filtered).not.toBe(whole)
    await expect(page.getByText('Of the whole table.').first()).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page)

    await arrive(page, page.url())
    expect(await firstFigure(page).textContent()).toBe(filtered)
    await bar(page)
      .getByRole('link', { name: /^Remove the filter region/i })
      .press('Enter')
    await expect(page).not.toHaveURL(/in\.region/)
    await expect(page).toHaveURL(/from=2024-01-01/)
    if (javaScriptEnabled) await page.keyboard.press('Escape')
    else await bar(page).getByRole('link', { name: 'Clear all' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Filter', exact: true })).toBeVisible()
    expect(await firstFigure(page).textContent()).toBe(whole)
    expect(said).toEqual([])
    await context.close()
  })

test('a filter that the table has nothing for is told, and the whole table stands', async ({ page }) => {
  await arrive(page, `${await shareOrders()}?in.region=Atlantis`)
  await expect(page.getByRole('alert').filter({ hasText: 'No row has “Atlantis”' })).toBeVisible()
  await expect(firstFigure(page)).toContainText(/\d/)
  await expectAccessible(page)
})
