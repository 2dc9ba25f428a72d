import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { ordersOf, workbookOf } from '@/lib/engine/read/xlsx/workbook.fixture'
import {
  arrive,
  chooseFile,
  enter,
  expectAccessible,
  expectDrawn,
  makeDashboard,
  makePremium,
  newEmail,
  password,
  sampleFile,
  signUp,
  tabTo,
  watchConsole,
} from './visitor'

test('by keyboard alone from signing up to a dashboard that somebody else reads', async ({
  page,
  browser,
}) => {
  test.slow()
  const errors = watchConsole(page)
  const type = (text: string) => page.keyboard.type(text)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await arrive(page, '/sign-up/')
  await tabTo(page, page.getByLabel('E-mail'))
  await type(newEmail())
  await page.keyboard.press('Tab')
  await type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboards/')
  await expect(page.getByRole('heading', { name: 'Your first dashboard is one file away' })).toBeVisible()

  await enter(page, page.getByRole('link', { name: 'New dashboard' }))
  await page.waitForURL('**/dashboards/new/')
  await enter(page, button(/store-orders\.csv/))
  await expect(page.getByText('comma-separated')).toBeVisible()
  await expect(page.getByRole('region', { name: 'First rows of the file' })).toBeVisible()
  await tabTo(page, page.getByLabel('Title'))
  await type('Orders of the year')
  const suggestions = page.getByRole('list', { name: 'Suggestions from your columns' })
  await enter(page, suggestions.getByRole('button').first())
  await enter(page, button('Make the dashboard'))
  await page.waitForURL(/\/dashboards\/[0-9a-f-]{36}\/$/)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders of the year')
  await expect(page.getByText('What I did with your instructions')).toBeVisible()
  await expect(page.getByText('1 done')).toBeVisible()
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(6)
  await expectDrawn(page)

  await enter(page, button('Share'))
  const url = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.keyboard.press('Escape')
  await expect(button('Share')).toBeFocused()
  expect(errors).toEqual([])

  const viewer = await browser.newContext()
  const shared = await viewer.newPage()
  const viewerErrors = watchConsole(shared)
  const response = await arrive(shared, url)
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText('Orders of the year')
  await expectDrawn(shared)
  await expect(shared.getByText('What I did with your instructions')).toHaveCount(0)
  expect(viewerErrors).toEqual([])
  await viewer.close()
})

test('by touch alone a card shows its data, how it was made and its evidence, and saves its rows', async ({
  browser,
}) => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await signUp(page)
  await arrive(page, '/dashboards/new/')
  await page.getByRole('button', { name: /store-orders\.csv/ }).tap()
  await expect(page.getByRole('region', { name: 'First rows of the file' })).toBeVisible()
  await page.getByRole('button', { name: 'Make the dashboard' }).tap()
  await page.waitForURL(/\/dashboards\/[0-9a-f-]{36}\/$/)
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('[data-card="line"]') })
    .filter({ has: page.getByText(/^(Sure|Likely)$/) })
    .first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  const menu = card.getByRole('button', { name: `More about ${title}` })

  await card.getByText(/^(Sure|Likely)$/).tap()
  await expect(card.getByText(/Drawn anew from its rows 200 times/)).toBeVisible()
  await expectAccessible(page)
  await card.getByText('How it was computed', { exact: true }).tap()
  await expect(card.getByRole('list', { name: 'Figures in the text' })).toBeVisible()

  await menu.tap()
  await page.getByRole('menuitem', { name: 'Data as a table' }).tap()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('table')).toBeVisible()
  const rows = await dialog.getByRole('row').count()
  expect(rows).toBeGreaterThan(2)
  await dialog.getByRole('tab', { name: 'How it is made' }).tap()
  await expect(dialog.getByRole('tabpanel')).not.toBeEmpty()
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toHaveCount(0)

  await menu.tap()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download CSV' }).tap()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(rows)
  await context.close()
})

test('a card is opened large and drawn in another way, and closes again', async ({ page }) => {
  const errors = watchConsole(page)
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await makeDashboard(page)
  const card = page.getByRole('article').filter({ has: page.locator('[data-card="line"]') })
  const title = (await card.first().getByRole('heading').textContent()) ?? ''
  await card
    .first()
    .getByRole('button', { name: `More about ${title}` })
    .click()
  await page.getByRole('menuitem', { name: 'Explore' }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.locator('.recharts-line')).not.toHaveCount(0)
  await dialog.getByRole('button', { name: 'Bars' }).click()
  await expect(dialog.locator('.recharts-bar-rectangle').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Bars' })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.locator('.recharts-brush')).toBeVisible()
  await dialog.getByLabel('Compare with').selectOption('a year before')
  await expect(dialog.locator('.recharts-line path')).not.toHaveCount(0)
  const picture = (await dialog.locator('.recharts-surface').first().boundingBox())!
  await page.mouse.move(picture.x + picture.width * 0.9, picture.y + picture.height / 2)
  await expect(dialog.getByRole('status')).toContainText(/2023.*\([+-][\d.]+%\)/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a card is kept as a picture that needs nothing of the page, light in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await makeDashboard(page)
  const card = page.getByRole('article').filter({ has: page.locator('[data-card="bar"]') })
  await card.first().scrollIntoViewIfNeeded()
  await expect(card.first().locator('[data-series] rect').first()).toBeVisible({ timeout: 30_000 })
  const title = (await card.first().getByRole('heading').textContent()) ?? ''
  const save = async (kind: string) => {
    await card
      .first()
      .getByRole('button', { name: `More about ${title}` })
      .click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: `Download ${kind}` }).click()
    return readFile(await (await download).path())
  }
  const svg = (await save('SVG')).toString()
  const seen = await card.first().locator('svg[role="img"] text').allTextContents()
  for (const text of [title, ...seen]) expect(svg.replace(/&amp;/g, '&')).toContain(text)
  expect(svg).toMatch(/^<svg [^>]*>.*<rect [^>]*fill="#ffffff"/s)
  expect(svg).toContain('src: url("data:font/woff2;base64,')
  expect(svg).not.toMatch(/var\(|light-dark|class=|More about/)
  // What is folded away is not in the picture either.
  expect(svg).not.toContain('this is what they show')
  // The ink of the light theme, as the title is written.
  expect(svg).toContain('fill="rgb(24, 24, 27)"')
  const png = await save('PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBe(2000)
})

test('a large file shows its progress and ends as a dashboard that the list knows', async ({ page }) => {
  await signUp(page)
  const line = (row: number) =>
    `2024-${String((row % 12) + 1).padStart(2, '0')}-15,Region ${row % 5},${(row * 37) % 1000}`
  const csv = ['date,region,revenue', ...Array.from({ length: 70_000 }, (_, row) => line(row))].join('\n')
  await chooseFile(page, { name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const heard = page.waitForResponse('**/events/')
  await page.getByRole('button', { name: 'Make the dashboard' }).click()
  await page.waitForURL('**/dashboards/generations/**')
  expect((await heard).headers()['content-type']).toContain('text/event-stream')
  await page.waitForURL(/\/dashboards\/[0-9a-f-]{36}\/$/)
  await expect(page.getByRole('article').first()).toBeVisible()

  await arrive(page, '/dashboards/')
  await expect(page.getByRole('listitem').filter({ hasText: 'large' })).toContainText('Shared')
})

test('a pasted table and a sample are previewed like a file', async ({ page }) => {
  await signUp(page)
  await arrive(page, '/dashboards/new/')
  await page.getByRole('button', { name: 'Paste a table' }).click()
  await page
    .getByRole('textbox', { name: 'Table' })
    .fill('[{"city":"Bonn","sales":3},{"city":"Ulm","sales":5}]')
  await page.getByRole('button', { name: 'Use this table' }).click()
  await expect(page.getByRole('heading', { name: 'pasted.json' })).toBeVisible()
  await expect(page.getByText('JSON · 2 columns · 2 rows')).toBeVisible()

  await page.getByRole('button', { name: 'Use another file' }).click()
  await page.getByRole('button', { name: /energy\.json/ }).click()
  await expect(page.getByRole('heading', { name: 'energy.json' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'First rows of the file' })).toBeVisible()
})

test('a workbook is previewed and becomes a dashboard', async ({ page }) => {
  await signUp(page)
  const buffer = Buffer.from(workbookOf({ Orders: ordersOf(60) }))
  await chooseFile(page, { name: 'orders.xlsx', mimeType: 'application/octet-stream', buffer })
  await expect(page.getByText('Excel workbook · 3 columns · 60 rows')).toBeVisible()
  await expect(page.getByRole('region', { name: 'First rows of the file' })).toContainText('North')
  await expect(page.getByLabel('Sheet')).toHaveCount(0)
  await makeDashboard(page)
  await expectDrawn(page)
})

test('the sheet of a workbook is chosen when it is sent, and another when it is made anew', async ({
  page,
}) => {
  await signUp(page)
  const staff = Array.from({ length: 40 }, (_, row) => [
    ['Sales', 'Lab', 'Desk'][row % 3],
    30 + ((row * 7) % 29),
  ])
  const buffer = Buffer.from(workbookOf({ Orders: ordersOf(60), Staff: [['team', 'age'], ...staff] }))
  await chooseFile(page, { name: 'firm.xlsx', mimeType: 'application/octet-stream', buffer })
  const rows = page.getByRole('region', { name: 'First rows of the file' })
  await expect(rows).toContainText('North')
  await expect(page.getByLabel('Sheet')).toHaveValue('Orders')
  await page.getByLabel('Sheet').selectOption('Staff')
  await expect(rows).toContainText('Desk')
  await makeDashboard(page)
  await expect(page.getByText('40 rows, 2 columns')).toBeVisible()
  await page.getByRole('button', { name: 'Regenerate' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Sheet')).toHaveValue('Staff')
  await dialog.getByLabel('Sheet').selectOption('Orders')
  await dialog.getByRole('button', { name: 'Regenerate' }).click()
  await expect(page.getByText('60 rows, 3 columns')).toBeVisible({ timeout: 30_000 })
})

test('a table of years as columns is made long when that is chosen', async ({ page }) => {
  await signUp(page)
  const rows = Array.from({ length: 24 }, (_, row) => `Team ${row},${row + 3},${40 - row}`)
  const buffer = Buffer.from(['team,2022,2023', ...rows].join('\n'))
  await chooseFile(page, { name: 'teams.csv', mimeType: 'text/csv', buffer })
  await makeDashboard(page)
  await page.getByRole('button', { name: 'Regenerate' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Shape of the table').selectOption('Make it long: 2 years as rows')
  await dialog.getByRole('button', { name: 'Regenerate' }).click()
  await expect(page.getByText('48 rows, 3 columns')).toBeVisible({ timeout: 30_000 })
})

test('premium options are there, locked, with the reason', async ({ page }) => {
  await signUp(page)
  await chooseFile(page, sampleFile('web-traffic.csv'))
  await expect(page.getByText('These options come with premium')).toBeVisible()
  await expect(page.getByLabel('Only these people')).toBeDisabled()
  await expect(page.getByLabel('Viewers may export a PDF')).toBeDisabled()
  await arrive(page, '/settings/account/')
  await expect(page.getByText('Free', { exact: true })).toBeVisible()
})

test('a premium account names who may see its dashboard', async ({ page }) => {
  makePremium(await signUp(page))
  await arrive(page, '/settings/account/')
  await expect(page.getByText('Premium', { exact: true })).toBeVisible()
  await chooseFile(page, sampleFile('web-traffic.csv'))
  await page.getByLabel('Only these people').fill('ada@example')
  await page.getByRole('button', { name: 'Make the dashboard' }).click()
  await expect(page.getByText('Write addresses such as')).toBeVisible()
  await page.getByLabel('Only these people').fill('ada@example.com, @example.org')
  await page.getByLabel('Cards scroll').check()
  await makeDashboard(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog')).toContainText('ada@example.com, @example.org')
})
