import { expect, type Page, test } from '@playwright/test'
import { chooseFile, expectAccessible, makeDashboard, sampleFile, signUp, watchConsole } from './visitor'

/** The product under test is given a model that guesses; its server fails where somebody asks about a vendor. */
async function makeWith(page: Page, instructions: string) {
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await page.getByLabel('What should it show?').fill(instructions)
  await makeDashboard(page)
  const report = page.locator('details', { hasText: 'What I did with your instructions' })
  await report.locator('summary').click()
  return report
}

test('what a model reads stands first, and the report says who read what', async ({ page }) => {
  test.slow()
  const errors = watchConsole(page)
  const report = await makeWith(page, 'revenue by whereabouts\npie chart of revenue by category')
  const guessed = report.getByRole('listitem').filter({ hasText: '“revenue by whereabouts”' })
  await expect(guessed).toContainText('Partly')
  await expect(guessed).toContainText('A model took “whereabouts” for')
  await expect(report).toContainText('by the model test-model in 1 of 1 parts that the grammar left open')
  await expect(report).toContainText('never rows')
  await expect(report.getByRole('listitem').filter({ hasText: 'pie chart' })).toContainText('Done')
  const link = guessed.getByRole('link')
  const title = await link.textContent()
  await link.click()
  await expect(page.locator(':target').getByRole('article', { name: title ?? '' })).toBeInViewport()
  await expect(page.getByRole('article').first()).toHaveAccessibleName(title ?? '')
  await expectAccessible(page)
  expect(await page.content()).not.toContain('sk-test-secret')
  expect(errors).toEqual([])
})

test('where the model fails the dashboard is the grammar’s, and says so', async ({ page }) => {
  const report = await makeWith(page, 'revenue by vendor\npie chart of revenue by category')
  await expect(report.getByRole('listitem').filter({ hasText: 'vendor' })).toContainText('Not possible')
  await expect(report.getByRole('listitem').filter({ hasText: 'pie chart' })).toContainText('Done')
  await expect(report).toContainText('The model had no part in it: its server failed (500).')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/revenue by category/i)
})
