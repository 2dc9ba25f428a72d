import { expect, test } from '@playwright/test'
import { cardTypes } from '@/lib/contracts/cards'
import { expectAccessible } from './visitor'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('every card type is drawn, and axe finds nothing', async ({ page }) => {
      test.slow()
      await page.goto('/cards/')
      for (const type of cardTypes) {
        await expect(page.locator(`[data-card="${type}"]`).first()).toBeVisible()
      }
      await expect(page.locator('.animate-breathe')).toHaveCount(0, { timeout: 30_000 })
      await expectAccessible(page)
    })
  })
}
