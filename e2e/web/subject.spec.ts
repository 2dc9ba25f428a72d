import { expect, test } from '@playwright/test'
import { chooseFile, expectAccessible, expectAccessibleInBothThemes, makeDashboard, signUp } from './visitor'

/** Numbers of which none is more what a table is about than another. */
function alikeColumns(): string {
  const steps = [37, 53, 71, 89]
  const lines = Array.from({ length: 120 }, (_, row) =>
    [
      ['red', 'green', 'blue'][row % 3],
      ...steps.map((step) => (40 + ((row * step) % 101) / 4).toFixed(2)),
    ].join(),
  )
  return ['colour,gauss,lumen,tesla,henry', ...lines].join('\n')
}

test('where it is not sure what a table is about it asks, and an answer is a click away', async ({
  page,
}) => {
  await signUp(page)
  const buffer = Buffer.from(alikeColumns())
  await chooseFile(page, { name: 'readings.csv', mimeType: 'text/csv', buffer })
  await makeDashboard(page)
  const question = page.getByRole('region', { name: 'What it is about' })
  await expect(question).toContainText('Is this about henry?')
  await expect(page.getByRole('article').first()).toContainText(/henry averages/i)
  await expectAccessible(page)

  await question.getByRole('button', { name: 'gauss' }).click()
  await expect(page.getByText('Dashboard regenerated', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('article').first()).toContainText(/gauss averages/i)
  await expect(question).toHaveCount(0)

  await page.getByRole('button', { name: 'Regenerate' }).click()
  const field = page.getByLabel('What is it about?')
  await expect(field).toHaveValue('gauss')
  await expectAccessible(page)
  await field.selectOption({ label: 'As we find' })
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expect(question).toContainText('Is this about henry?')

  await page.getByRole('link', { name: '3 questions about the data' }).click()
  const asked = page.getByRole('region', { name: 'Questions about the data' })
  const henry = asked.getByRole('group', { name: 'May the numbers of “henry” be added up?' })
  await expect(henry.getByRole('button')).toHaveText([/averaged.*As it is/, 'Amounts, to be added up'])
  await henry.getByRole('button', { name: 'Amounts, to be added up' }).press('Enter')
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect(changes).toContainText('Henry is a number; Henry is added up')
  await expectAccessibleInBothThemes(page)
  await changes.getByRole('button', { name: 'Regenerate' }).click()
  await expect(changes).toHaveCount(0, { timeout: 60_000 })
  await expect(asked).toBeVisible()
  await expect(henry).toHaveCount(0)
})
