import { expect, test } from '@playwright/test'
import { cardTypes } from '@/lib/contracts/cards'
import { arrive, expectAccessibleInBothThemes } from './visitor'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every card type is drawn, and axe finds nothing', async ({ page }) => {
  test.slow()
  await arrive(page, '/cards/')
  for (const type of cardTypes) {
    await expect(page.locator(`[data-card="${type}"]`).first()).toBeVisible()
  }
  await expect(page.locator('.animate-breathe')).toHaveCount(0, { timeout: 30_000 })
  await expectAccessibleInBothThemes(page)
})
