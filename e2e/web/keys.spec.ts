import { expect, test } from '@playwright/test'
import { arrive, expectAccessible, signUp } from './visitor'

test('a key is seen once, works, and stops working when it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signUp(page)
  await arrive(page, '/settings/api-keys/')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('button', { name: 'Make key' }).click()
  await expect(page.getByText('Give the key a name.')).toBeVisible()
  await page.getByLabel('Name').fill('Nightly report')
  await page.getByRole('button', { name: 'Make key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy your key now' })
  const key = (await dialog.getByRole('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()

  const row = page.getByRole('listitem').filter({ hasText: 'Nightly report' })
  await expect(row).toContainText(`…${key.slice(-4)}`)
  await expect(page.getByText(key)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  expect((await program.get('/api/dashboard/')).status()).toBe(200)

  await row.getByRole('button', { name: 'Revoke Nightly report' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(row.getByRole('heading')).toContainText('Revoked')
  expect((await program.get('/api/dashboard/')).status()).toBe(401)
  await program.dispose()
})

test('a key with few scopes is rotated by keyboard, and both work for a while', async ({ page }) => {
  await signUp(page)
  await arrive(page, '/settings/api-keys/')
  await page.getByRole('button', { name: 'New key' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New key' })
  await form.getByLabel('Name').fill('Reader')
  for (const scope of ['Make, change and delete dashboards', 'Manage share links', 'Manage webhooks'])
    await form.getByRole('checkbox', { name: scope }).press('Space')
  await form.getByRole('checkbox', { name: 'Read dashboards and their data' }).press('Space')
  await form.getByLabel('Expires after').selectOption('A year')
  await form.getByRole('button', { name: 'Make key' }).press('Enter')
  await expect(form.getByText('Choose at least one.')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('checkbox', { name: 'Read dashboards and their data' }).press('Space')
  await form.getByRole('button', { name: 'Make key' }).press('Enter')
  await page.getByRole('button', { name: 'Done' }).press('Enter')

  const items = page.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  await expect(items).toContainText(['Reader'])
  await expect(items.first()).toContainText('AccessRead')
  await page.getByRole('button', { name: 'Rotate Reader' }).press('Enter')
  const rotate = page.getByRole('dialog', { name: 'Rotate “Reader”' })
  await rotate.getByLabel('The old key').selectOption('One more week')
  await expectAccessible(page)
  await rotate.getByRole('button', { name: 'Rotate key' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Copy your key now' }).getByRole('code')).toHaveText(
    /^\w+_\w{36}$/,
  )
  await page.keyboard.press('Escape')
  await expect(items).toContainText(['Active', 'Rotated'])
  await expect(page.getByRole('button', { name: 'Rotate Reader' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Revoke Reader' })).toHaveCount(2)
  await expectAccessible(page)
})
