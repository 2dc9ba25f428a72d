import { expect, type Page, test } from '@playwright/test'
import {
  arrive,
  chooseFile,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectDrawn,
  makeDashboard,
  sampleFile,
  signUp,
} from './visitor'

const looks = [
  { name: 'on a desktop', viewport: { width: 1440, height: 900 }, readsLong: expectAccessibleInBothThemes },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, readsLong: expectAccessibleInTheDark },
]

async function visit(page: Page, path: string, read = expectAccessibleInBothThemes) {
  await arrive(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await read(page)
}

/** Colours are the same in every window: where pages are long, a phone reads those of the dark alone. */
async function expectAccessibleInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expectAccessible(page)
}

for (const { name, readsLong, ...look } of looks) {
  test.describe(name, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing on the pages for everybody', async ({ page }) => {
      for (const path of ['/sign-in/', '/sign-up/', '/nowhere/', '/share/0123456789012345678901/view/']) {
        await visit(page, path)
      }
      await arrive(page, '/')
      await expectDrawn(page)
      await expectAccessibleInBothThemes(page)
    })

    test('axe finds nothing on the documentation', async ({ page }) => {
      test.slow()
      for (const path of ['', 'errors/', 'api/', 'api/webhooks/', 'api/objects/']) {
        await visit(page, `/docs/${path}`, readsLong)
      }
      // With a form open it shows all that it shows without.
      await arrive(page, '/docs/api/generations/')
      await page.getByRole('button', { name: 'Try it' }).first().click()
      await expect(page.getByRole('form', { name: 'Try it' })).toBeVisible()
      await readsLong(page)
    })

    test('axe finds nothing on the pages of an account', async ({ page }) => {
      test.slow()
      await signUp(page)
      for (const path of [
        '/dashboards/',
        '/settings/account/',
        '/settings/api-keys/',
        '/settings/webhooks/',
        '/dashboards/new/',
      ]) {
        await visit(page, path)
      }
      await chooseFile(page, sampleFile('store-orders.csv'))
      await expect(page.getByRole('region', { name: 'First rows of the file' })).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await makeDashboard(page)
      await expectDrawn(page)
      await expectAccessibleInBothThemes(page)
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'How it is made' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })
  })
}

test('the keyboard reaches the content first and everything after it', async ({ page }) => {
  await signUp(page)
  await arrive(page, '/dashboards/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Choose a file' })).toBeFocused()
})

test('the theme that somebody chooses stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await arrive(page, '/sign-in/')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
})
