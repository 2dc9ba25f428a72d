import { expect, type Page, test } from '@playwright/test'
import {
  chooseFile,
  expectAccessibleInBothThemes,
  makeDashboard,
  sampleFile,
  signUp,
  watchConsole,
} from './visitor'

const choice = (page: Page) => page.getByRole('region', { name: 'Before and after' })

async function regenerate(page: Page, wish: string) {
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByLabel('What should it show?').fill(wish)
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expect(page.getByText('Dashboard regenerated', { exact: true })).toBeVisible({ timeout: 60_000 })
}

test('what making it anew has changed is listed, and either dashboard can be kept', async ({ page }) => {
  test.slow()
  const said = watchConsole(page)
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await makeDashboard(page)
  await expect(choice(page)).toHaveCount(0)
  const card = page.getByRole('article', { name: 'Average rating by region' })
  await expect(card).toHaveCount(0)

  await regenerate(page, 'average rating by region as bars')
  await expect(card).toHaveCount(1)
  // the chart that is asked for takes a place, and a finding is told in words again that another chart showed
  await expect(choice(page)).toContainText('2 new, 1 gone')
  await expect(choice(page)).toContainText('NewAverage rating by region')
  await expectAccessibleInBothThemes(page)
  await choice(page).getByRole('button', { name: 'Go back to the old' }).press('Enter')
  await expect(choice(page)).toHaveCount(0)
  await expect(card).toHaveCount(0)

  await regenerate(page, 'average rating by region as bars')
  await choice(page).getByRole('button', { name: 'Keep the new' }).click()
  await expect(choice(page)).toHaveCount(0)
  await expect(card).toHaveCount(1)
  expect(said).toEqual([])
})
