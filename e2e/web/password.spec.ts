import { expect, test } from '@playwright/test'
import { arrive, expectAccessible, password, signUp } from './visitor'

test('a password is changed, who did it stays, and other browsers are signed out', async ({
  page,
  browser,
}) => {
  const email = await signUp(page)
  const elsewhere = await browser.newPage()
  const signIn = async (given: string) => {
    await arrive(elsewhere, '/sign-in/')
    await elsewhere.getByLabel('E-mail').fill(email)
    await elsewhere.getByLabel('Password').fill(given)
    await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn(password)
  await elsewhere.waitForURL('**/dashboards/')

  await arrive(page, '/settings/account/')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.getByLabel('Current password').fill('wrong horse battery')
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
  await page.getByLabel('New password').fill('four other common words')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The current password is wrong.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The password is changed', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await elsewhere.reload()
  await elsewhere.waitForURL('**/sign-in/**')
  await signIn(password)
  await expect(elsewhere.getByText('The e-mail address or the password is wrong.')).toBeVisible()
  await signIn('four other common words')
  await elsewhere.waitForURL('**/dashboards/')
})
