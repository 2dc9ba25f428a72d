import { expect, test } from '@playwright/test'
import { arrive, chooseFile, makeDashboard, newEmail, password, sampleFile, signUp } from './visitor'

test.describe('files that can not be used are told before anything is sent', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page)
    await page.route('**/api/dashboard/generate/**', (route) => route.abort())
  })

  test('another kind of file', async ({ page }) => {
    await chooseFile(page, { name: 'book.xls', mimeType: 'application/zip', buffer: Buffer.from('PK') })
    await expect(page.getByRole('alert').filter({ hasText: 'can’t be used' })).toContainText(
      'Save as, “Excel workbook (.xlsx)”',
    )
  })

  test('one byte more than ten megabytes', async ({ page }) => {
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1, 'a,b\n')
    await chooseFile(page, { name: 'huge.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByRole('alert').filter({ hasText: 'can’t be used' })).toContainText('at most 10 MB')
  })
})

test('a file that only the server can judge ends with its reason and a way out', async ({ page }) => {
  await signUp(page)
  await chooseFile(page, {
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a": [1, 2'),
  })
  await expect(page.getByText('This is not valid JSON')).toBeVisible()
  // A form for what is likely no table would be filled in for nothing.
  await expect(page.getByLabel('Title')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try it all the same' }).click()
  await page.getByRole('button', { name: 'Make the dashboard' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No dashboard was made' })).toBeVisible()
  await page.getByRole('button', { name: 'Use another file' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

test('a wrong password and a taken address are told where they can be mended', async ({ page }) => {
  const email = await signUp(page)
  await page.context().clearCookies()
  await arrive(page, '/sign-in/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboards/')

  await page.context().clearCookies()
  await arrive(page, '/sign-up/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
})

test('whoever is not signed in is asked to, and comes back', async ({ page }) => {
  await arrive(page, '/settings/api-keys/')
  await page.waitForURL('**/sign-in/?next=**')
  await page.getByRole('link', { name: 'Sign up' }).last().click()
  await page.waitForURL('**/sign-up/?next=**')
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/settings/api-keys/')
})

test('nobody is sent to another site after signing in', async ({ page }) => {
  await arrive(page, '/sign-up/?next=https://example.com/')
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/dashboards/')
})

test('what belongs to somebody else is not there', async ({ page }) => {
  await signUp(page)
  await chooseFile(page, sampleFile('web-traffic.csv'))
  const place = await makeDashboard(page)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
  await signUp(page)
  await arrive(page, place)
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('an unknown link and a page that is not there say so', async ({ page, request }) => {
  const link = await request.get('/share/0123456789012345678901/view/')
  expect(link.status()).toBe(404)
  expect(await link.text()).toMatch(/<h1[^>]*>There is nothing here/)
  expect((await arrive(page, '/nowhere/'))?.status()).toBe(404)
})
