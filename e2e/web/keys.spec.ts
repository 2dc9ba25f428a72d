import { expect, test } from '@playwright/test'
import { expectAccessible, signUp } from './visitor'

test('a key is seen once, works, and stops working when it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signUp(page)
  await page.goto('/settings/api-keys/')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('button', { name: 'Make key' }).click()
  await expect(page.getByText('Give the key a name.')).toBeVisible()
  await page.getByLabel('Name').fill('Nightly report')
  await page.getByRole('button', { name: 'Make key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy your key now' })
  const key = (await dialog.getByRole('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()

  const row = page.getByRole('row').filter({ hasText: 'Nightly report' })
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
  await expect(row.getByText('Revoked')).toBeVisible()
  expect((await program.get('/api/dashboard/')).status()).toBe(401)
  await program.dispose()
})
