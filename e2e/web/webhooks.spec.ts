import { expect, test } from '@playwright/test'
import { verifyWebhook } from '@/lib/client/verify-webhook'
import { startWebhookReceiver } from '@/test/support/webhook-receiver'
import { arrive, expectAccessible, signUp } from './visitor'

test('a webhook is made, tested, looked into, rotated, disabled and deleted', async ({ page }) => {
  test.slow()
  const receiver = await startWebhookReceiver()
  receiver.answer((response) => response.writeHead(503).end())
  await signUp(page)
  await arrive(page, '/settings/webhooks/')
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New webhook' }).click()
  await page.getByRole('button', { name: 'Make webhook' }).click()
  await expect(page.getByText('Enter the address that is to be called.')).toBeVisible()
  await page.getByLabel('Address').fill('https://10.0.0.1/hooks')
  await page.getByRole('button', { name: 'Make webhook' }).click()
  await expect(
    page.getByText(/The address must lead to a host on the public internet; .*WEBHOOK_PRIVATE_HOSTS/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByLabel('Name').fill('Team chat')
  await page.getByRole('button', { name: 'Make webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy the signing secret now' })
  const secret = (await dialog.getByRole('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: /Team chat/ }).click()
  await expect(page.getByRole('heading', { name: 'Team chat' })).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)
  await page.getByRole('button', { name: 'Send test' }).click()
  const row = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await expect(row).toContainText('Refused (503)')
  receiver.answer((response) => response.end())
  await expect(row).toContainText('Delivered', { timeout: 20_000 })
  verifyWebhook(secret, receiver.received.at(-1)!)
  await expect(page.getByText('Working')).toBeVisible()

  await row.getByRole('button', { name: /^Details of webhook.test/ }).click()
  const details = page.getByRole('dialog', { name: 'webhook.test' })
  await expect(details.getByRole('row').filter({ hasText: 'Taken (200)' })).toBeVisible()
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Send again' }).click()
  await expect(details.getByRole('row')).toHaveCount(4, { timeout: 20_000 })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Rotate secret' }).click()
  await page.getByRole('radio', { name: /Sign with both for 24 hours/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  expect(await dialog.getByRole('code').textContent()).not.toBe(secret)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/The one before signs too until/)).toBeVisible()

  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Nothing is sent while it is disabled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send test' })).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Enable' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Name').fill('Team room')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Team room' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  await receiver.close()
})
