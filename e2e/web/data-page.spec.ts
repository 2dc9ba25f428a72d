import { expect, test } from '@playwright/test'
import {
  arrive,
  chooseFile,
  expectAccessibleInBothThemes,
  makeDashboard,
  sampleFile,
  signUp,
} from './visitor'

test('what a table was taken for is seen with its reasons and said otherwise, and its rows are looked through', async ({
  page,
}) => {
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  const path = await makeDashboard(page)
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  await page.waitForURL(`**${path}data/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
  await expect(page.getByText('one order', { exact: true })).toBeVisible()

  const table = page.getByRole('table', { name: 'The cleaned table' })
  const revenues = () => table.locator('tbody tr').first().locator('td[aria-colindex="12"]')
  const revenue = table.getByRole('columnheader', { name: /^Revenue/ })
  await expect(table.getByRole('cell', { name: 'SO-10001' })).toBeVisible()
  await revenue.scrollIntoViewIfNeeded()
  // whoever sorts far down begins at the top
  await page
    .getByRole('region', { name: 'The cleaned table' })
    .evaluate((frame) => frame.scrollTo({ top: 9000 }))
  await expect(table.getByRole('cell', { name: 'SO-10256' })).toBeVisible()
  await revenue.getByRole('button', { name: 'Revenue', exact: true }).click()
  await revenue.getByRole('button', { name: 'Revenue', exact: true }).click()
  await expect(revenue).toHaveAttribute('aria-sort', 'descending')
  await expect(revenues()).toHaveText('10,366.72')
  await revenue.getByRole('button', { name: 'Filter Revenue' }).click()
  await page.getByLabel('To', { exact: true }).fill('1000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove the filter Revenue to 1000' })).toBeVisible()
  await expect(revenues()).toHaveText('997.5')
  await expect(page).toHaveURL(/sort=revenue&order=desc&max\.revenue=1000/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove the filter Revenue to 1000' })).toBeVisible()
  await page.getByRole('button', { name: 'Name, unit and meanings of Region' }).click()
  await page.getByLabel('Called').fill('Sales area')
  await page.getByLabel('What South means').fill('The South')
  await expectAccessibleInBothThemes(page)

  await page.getByLabel('What Rating is').selectOption('A category')
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect(changes).toContainText('Rating is a category; call Region “Sales area”')
  await changes.getByRole('button', { name: 'Regenerate' }).click()
  await expect(page.getByText('Dashboard regenerated', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(changes).toHaveCount(0)
  const rating = page.getByRole('listitem').filter({ has: page.getByLabel('What Rating is') })
  await expect(rating).toContainText('Set by you')
  await expect(page.getByRole('heading', { name: 'Sales area' })).toBeVisible()
})

test('a step of the cleaning that guessed is undone and redone, and the dashboard follows', async ({
  page,
}) => {
  const regions = ['North', 'South', 'East', 'north ', 'South', 'North']
  const rows = Array.from({ length: 120 }, (_, row) => `${1000 + row},${regions[row % 6]},${10 + (row % 7)}`)
  await signUp(page)
  await chooseFile(page, {
    name: 'visits.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['visit,region,minutes', ...rows].join('\n')),
  })
  const path = await makeDashboard(page)
  const changes = page.getByRole('region', { name: 'Changes' })
  const spellings = page.getByRole('listitem').filter({ hasText: 'north' })
  for (const [press, then] of [
    ['Undo', 'Redo'],
    ['Redo', 'Undo'],
  ] as const) {
    await arrive(page, `${path}data/`)
    await spellings.getByRole('button', { name: new RegExp(`^${press}`) }).click()
    await changes.getByRole('button', { name: 'Regenerate' }).click()
    await expect(page.getByText('Dashboard regenerated', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(spellings.getByRole('button', { name: new RegExp(`^${then}`) })).toBeVisible()
    const region = page.getByRole('listitem').filter({ has: page.getByLabel('What Region is') })
    await expect(region).toContainText(press === 'Undo' ? '4 values' : '3 values')
  }
})
