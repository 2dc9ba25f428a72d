import { expect, type Page, test } from '@playwright/test'
import { shareOrders } from './shared-orders'
import { arrive, expectAccessible, expectDrawn, watchConsole } from './visitor'

const filter = (page: Page) => page.getByRole('region', { name: 'Filter' })
const channels = (page: Page) => page.getByRole('article', { name: 'Revenue by channel' })

/** Arrives at the card, where its picture can be pointed at. */
async function arriveAtBars(page: Page, url: string) {
  await arrive(page, url)
  await expectDrawn(page)
  await channels(page).scrollIntoViewIfNeeded()
  await expect(channels(page).locator('[data-pending]')).toHaveCount(0)
}

test('a bar filters all cards by a click, and Escape shows the whole table again', async ({ page }) => {
  const said = watchConsole(page)
  await arriveAtBars(page, await shareOrders())
  const band = channels(page).locator('[data-band]:visible')
  await band.nth(0).hover()
  await expect(channels(page).getByRole('status')).toContainText('Click to filter')
  await band.nth(0).click()
  await expect(page).toHaveURL(/\?in\.channel=Online/)
  await expect(filter(page).getByRole('link', { name: /^Remove the filter channel: Online/i })).toBeVisible()
  await expect(filter(page).getByRole('status')).toContainText('of 1,419 rows')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/in\.channel/)
  expect(said).toEqual([])
})

test('a bar filters by Enter and by the second tap of a finger', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const url = await shareOrders()
  await arriveAtBars(page, url)
  await channels(page).getByRole('img').locator('visible=true').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(channels(page).getByRole('status')).toContainText('Press Enter to filter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?in\.channel=Partner/)

  await arriveAtBars(page, url)
  const band = channels(page).locator('[data-band]:visible').nth(2)
  await band.tap()
  await expect(channels(page).getByRole('status')).toContainText('Tap again to filter')
  await expect(page).not.toHaveURL(/in\.channel/)
  await band.tap()
  await expect(page).toHaveURL(/\?in\.channel=Store/)
  await context.close()
})

test('a stretch of the trend filters by its days, which are set beside those of the year before', async ({
  page,
}) => {
  const said = watchConsole(page)
  await arriveAtBars(page, await shareOrders())
  const trend = page.getByRole('article', { name: 'Revenue by month' })
  await trend.scrollIntoViewIfNeeded()
  await expect(trend.locator('[data-pending]')).toHaveCount(0)
  await trend.getByRole('img').locator('visible=true').focus()
  await page.keyboard.press('End')
  for (let month = 0; month < 5; month++) await page.keyboard.press('Shift+ArrowLeft')
  await expect(trend.getByRole('status')).toContainText('Jul 2024 to Dec 2024')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?from=2024-07-01&to=2024-12-31/)
  await expect(trend.locator('[data-ghost="whole"]:visible')).toHaveCount(1)

  await filter(page).getByRole('link', { name: 'same period last year' }).press('Enter')
  await expect(page).toHaveURL(/compare=previous_year/)
  await expect(filter(page).getByRole('status')).toContainText('Compared with Jul 1, 2023 to Dec 31, 2023')
  await expect(trend.locator('[data-ghost="compared"]:visible')).toHaveCount(1)
  await expect(page.locator('[data-card="kpi"]').first()).toContainText('from Jul 1, 2023 to Dec 31, 2023')
  await expectAccessible(page)
  expect(said).toEqual([])
})

test('a stretch is dragged over with the mouse', async ({ page }) => {
  await arriveAtBars(page, await shareOrders())
  const trend = page.getByRole('article', { name: 'Revenue by month' })
  await trend.scrollIntoViewIfNeeded()
  const picture = trend.getByRole('img').locator('visible=true')
  const { x, y, width, height } = (await picture.boundingBox())!
  await page.mouse.move(x + width * 0.3, y + height / 2)
  await page.mouse.down({ button: 'middle' })
  await page.mouse.move(x + width * 0.5, y + height / 2, { steps: 4 })
  await expect(trend.locator('[data-stretch]')).toHaveCount(0)
  await page.mouse.up({ button: 'middle' })
  await page.mouse.move(x + width * 0.3, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.6, y + height / 2, { steps: 4 })
  await expect(trend.locator('[data-stretch]')).toHaveCount(1)
  await page.mouse.up()
  await expect(page).toHaveURL(/\?from=2023-\d\d-01&to=2024-\d\d-\d\d/)
})

test('the name at the end of a line filters by it, by a press and by Enter', async ({ page }) => {
  const url = await shareOrders('revenue by month and channel')
  const ends = page.locator('[data-card="line"]').first()
  for (const how of ['press', 'keys']) {
    await arrive(page, url)
    await expectDrawn(page)
    await ends.scrollIntoViewIfNeeded()
    await expect(ends.locator('[data-pending]')).toHaveCount(0)
    if (how === 'press') await ends.locator('svg text', { hasText: 'Partner' }).click()
    else await ends.getByRole('button', { name: 'Partner' }).press('Enter')
    await expect(page).toHaveURL(/\?in\.channel=Partner/)
  }
})
