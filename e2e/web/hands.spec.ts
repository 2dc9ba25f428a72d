import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { shareOrders } from './shared-orders'
import {
  arrive,
  chooseFile,
  enter,
  expectDrawn,
  makeDashboard,
  sampleFile,
  signUp,
  tabTo,
  watchConsole,
} from './visitor'

/** Whole journeys with one hand's tools: keys alone, or fingers alone on a phone. */

const filter = (page: Page) => page.getByRole('region', { name: 'Filter' })
const trend = (page: Page) => page.getByRole('article', { name: 'Revenue by month', exact: true })
const menuOf = (card: Locator) => card.getByRole('button', { name: /^More about/ })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

const onPhone = async (browser: Browser) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  return context.newPage()
}

/** The focus goes down the menu to an item, which is then chosen. */
async function choose(page: Page, name: string) {
  await expect(page.getByRole('menu')).toBeVisible()
  for (let step = 0; step < 10; step++) {
    if (await item(page, name).evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

test('a viewer with keys alone reads what a claim rests on, opens a chart large, filters and takes it back', async ({
  page,
}) => {
  test.slow()
  const said = watchConsole(page)
  await arrive(page, await shareOrders())
  await expectDrawn(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')

  await enter(page, trend(page).locator('summary').first())
  await expect(trend(page).getByText(/Drawn anew from its rows 200 times/)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, trend(page).getByRole('img').locator('visible=true'))
  await page.keyboard.press('ArrowRight')
  await expect(trend(page).getByRole('status')).toContainText(/2023/)
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, menuOf(trend(page)), 300)
  await page.keyboard.press('Enter')
  await choose(page, 'Explore')
  const dialog = page.getByRole('dialog', { name: 'Revenue by month' })
  await enter(page, dialog.getByRole('button', { name: 'Bars' }))
  await expect(dialog.locator('.recharts-bar-rectangle').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menuOf(trend(page))).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Filter', exact: true }), 300)
  await page.keyboard.press('Enter')
  await tabTo(page, filter(page).getByRole('checkbox', { name: /^West/ }))
  await page.keyboard.press('Space')
  await enter(page, filter(page).getByRole('button', { name: 'Apply' }))
  await expect(page).toHaveURL(/in\.region=West/)
  await expect(filter(page).getByRole('link', { name: 'Clear all' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/in\.region/)
  expect(said).toEqual([])
})

test('a viewer with fingers alone goes to a section, reads a claim, opens a chart large, filters and takes it back', async ({
  browser,
}) => {
  test.slow()
  const page = await onPhone(browser)
  const said = watchConsole(page)
  await arrive(page, await shareOrders())
  await expectDrawn(page)
  await page
    .getByRole('navigation', { name: 'On this dashboard' })
    .locator('visible=true')
    .getByRole('link')
    .nth(1)
    .tap()
  await expect(page).toHaveURL(/#./)

  await trend(page).locator('summary').first().tap()
  await expect(trend(page).getByText(/Drawn anew from its rows 200 times/)).toBeVisible()
  await menuOf(trend(page)).tap()
  await item(page, 'Explore').tap()
  const dialog = page.getByRole('dialog', { name: 'Revenue by month' })
  await dialog.getByRole('button', { name: 'Bars' }).tap()
  await expect(dialog.locator('.recharts-bar-rectangle').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: 'Filter', exact: true }).tap()
  await filter(page).getByRole('checkbox', { name: /^West/ }).tap()
  await filter(page).getByRole('button', { name: 'Apply' }).tap()
  await expect(page).toHaveURL(/in\.region=West/)
  await filter(page).getByRole('link', { name: 'Clear all' }).tap()
  await expect(page).not.toHaveURL(/in\.region/)
  expect(said).toEqual([])
  await page.context().close()
})

test('an analyst with keys alone says otherwise what a column is, sorts its rows, and keeps what came of it as a file', async ({
  page,
}) => {
  test.slow()
  const said = watchConsole(page)
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await makeDashboard(page)
  await enter(page, page.getByRole('link', { name: 'Data', exact: true }))
  await page.waitForURL('**/data/')
  const role = page.getByLabel('What Rating is')
  await tabTo(page, role, 150)
  await page.keyboard.type('A cat')
  await expect(role).toHaveValue('category')
  const table = page.getByRole('table', { name: 'The cleaned table' })
  const day = table.getByRole('columnheader', { name: /^Order date/ })
  await enter(page, day.getByRole('button', { name: 'Order date', exact: true }))
  await expect(day).toHaveAttribute('aria-sort', 'ascending')
  const changes = page.getByRole('region', { name: 'Changes' })
  await tabTo(page, changes.getByRole('button', { name: 'Regenerate' }), 200)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dashboard regenerated', { exact: true })).toBeVisible({ timeout: 60_000 })

  await page.keyboard.press('Shift+Tab')
  await tabTo(page, page.getByRole('link', { name: /^Store orders/ }), 300)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboards\/[0-9a-f-]{36}\/$/)
  await tabTo(page, page.getByRole('button', { name: 'Export', exact: true }))
  await page.keyboard.press('Enter')
  const download = page.waitForEvent('download')
  await choose(page, 'One HTML file')
  expect((await download).suggestedFilename()).toMatch(/\.html$/)
  expect(said).toEqual([])
})

test('an analyst with fingers alone renames, moves, hides and removes cards, takes one back, and shares', async ({
  browser,
}) => {
  test.slow()
  const page = await onPhone(browser)
  const said = watchConsole(page)
  await signUp(page)
  await arrive(page, '/dashboards/new/')
  await page.getByRole('button', { name: /store-orders\.csv/ }).tap()
  await page.getByRole('button', { name: 'Make the dashboard' }).tap()
  await page.waitForURL(/\/dashboards\/[0-9a-f-]{36}\/$/)
  await page.getByRole('button', { name: 'Edit', exact: true }).tap()
  const bar = page.getByRole('region', { name: 'Editing' })
  const saved = () => expect(bar.getByRole('status')).toHaveText('Saved')
  const titles = page.getByRole('textbox', { name: /^Title of (?!the dashboard$)/ })
  await expect(titles.first()).toBeVisible()
  const [first = '', second = ''] = await titles.evaluateAll((all) =>
    all.map((one) => (one as HTMLTextAreaElement).value),
  )
  await page.getByLabel('Title of the dashboard').tap()
  await page.getByLabel('Title of the dashboard').fill('Shops of mine')
  await page.getByLabel(`Title of ${first}`, { exact: true }).tap()
  await saved()
  await page.getByRole('button', { name: `Move ${first} later` }).tap()
  await expect(titles.first()).toHaveValue(second)
  await page.getByRole('button', { name: `Hide ${second} from others` }).tap()
  await saved()
  await page.getByRole('button', { name: `Remove ${first}`, exact: true }).tap()
  await expect(page.getByLabel(`Title of ${first}`, { exact: true })).toHaveCount(0)
  await bar.getByRole('button', { name: /^Undo/ }).tap()
  await expect(page.getByLabel(`Title of ${first}`, { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shops of mine')

  await page.getByRole('button', { name: 'Share', exact: true }).tap()
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/share\//)
  await page.getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(said).toEqual([])
  await page.context().close()
})
