import { expect, type Locator, type Page, test } from '@playwright/test'
import { shareOrders } from './shared-orders'
import {
  arrive,
  chooseFile,
  expectAccessibleInBothThemes,
  expectDrawn,
  expectPartAccessible,
  makeDashboard,
  sampleFile,
  signUp,
} from './visitor'

const looks = [
  { name: 'on a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const

async function visit(page: Page, path: string) {
  await arrive(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInBothThemes(page)
}

/** Opens all that is folded, also what was within a fold. */
async function openAll(page: Page, summaries: string) {
  await page.locator(summaries).evaluateAll((all) => {
    for (const summary of all) (summary.parentElement as HTMLDetailsElement).open = true
  })
}

/** The menu of a button, and the dialogs of some of its items. */
async function lookInto(page: Page, button: Locator, items: string[]) {
  await button.first().click()
  await expectPartAccessible(page, '[role="menu"]')
  for (const [at, name] of items.entries()) {
    if (at > 0) await button.first().click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await expectPartAccessible(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Escape')
}

for (const { name, ...look } of looks) {
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
        await visit(page, `/docs/${path}`)
      }
      // With a form open it shows all that it shows without.
      await arrive(page, '/docs/api/generations/')
      await page.getByRole('button', { name: 'Try it' }).first().click()
      await expect(page.getByRole('form', { name: 'Try it' })).toBeVisible()
      await expectAccessibleInBothThemes(page)
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
      await openAll(page, '#main summary')
      await expectPartAccessible(page, '#main')
      await lookInto(page, page.getByRole('button', { name: /^More about Revenue by month/ }), [
        'How it is made',
        'Explore',
      ])
      await lookInto(page, page.getByRole('button', { name: 'Export' }), [])
      for (const name of ['Share', 'Regenerate']) {
        await page.getByRole('button', { name, exact: true }).click()
        await expectPartAccessible(page, '[role="dialog"]')
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible()
      await expectPartAccessible(page, '#main')
    })

    test('axe finds nothing where a viewer filters, nor where nothing is left', async ({ page }) => {
      const link = await shareOrders()
      await arrive(page, `${link}?in.region=South&from=2024-01-01&compare=previous_year`)
      await openAll(page, 'main summary')
      await expectAccessibleInBothThemes(page)
      for (const query of ['in.region=Atlantis', 'from=2030-01-01']) {
        await arrive(page, `${link}?${query}`)
        await expectPartAccessible(page, 'main')
      }
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
