import { expect, test } from '@playwright/test'
import { cardTypes } from '@/lib/contracts/cards'
import { arrive, expectAccessibleInBothThemes } from './visitor'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every card type is served, then drawn by its script, and axe finds nothing', async ({ page }) => {
  test.slow()
  await arrive(page, '/cards/')
  for (const type of cardTypes) {
    await expect(page.locator(`[data-card="${type}"]`).first()).toBeVisible()
  }
  // Near the window each is drawn anew, by its own script.
  for (const card of await page.getByRole('article').all()) await card.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-pending]')).toHaveCount(0, { timeout: 60_000 })
  await expectAccessibleInBothThemes(page)
  // a number that is cut at a comma would read as another: what goes on beyond the edge is shaded there
  const table = page.locator('section:has(> table)').first()
  await expect(table).toHaveCSS('background-attachment', 'local, scroll')
})
