import { expect, type Page, test } from '@playwright/test'
import {
  chooseFile,
  expectAccessible,
  expectAccessibleInBothThemes,
  makeDashboard,
  sampleFile,
  signUp,
} from './visitor'

const bar = (page: Page) => page.getByRole('region', { name: 'Editing' })
const saved = (page: Page) => expect(bar(page).getByRole('status')).toHaveText('Saved')
const sentenceField = (page: Page) => page.getByLabel('What is it to show?')
const titlesOf = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Title of (?!the dashboard$)/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

test('a card is asked for in words, seen before it is added, undone and put back, by keyboard', async ({
  page,
}) => {
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await makeDashboard(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(bar(page)).toBeVisible()
  const before = await titlesOf(page)
  await bar(page).getByRole('button', { name: 'Add a card' }).focus()
  await page.keyboard.press('Enter')
  await expect(sentenceField(page)).toBeFocused()
  const dialog = page.getByRole('dialog')

  await page.keyboard.type('average discount by wombat')
  await expect(dialog.getByText('Not possible', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('button', { name: 'Add this card' })).toBeDisabled()
  await dialog
    .getByRole('list', { name: /^Instead of/ })
    .getByRole('button')
    .first()
    .click()
  await expect(sentenceField(page)).toBeFocused()
  await expect(dialog.getByText('Possible', { exact: true })).toBeVisible()
  const title = (await dialog.getByRole('article').getAttribute('aria-label')) ?? ''
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Place').selectOption('First')
  await sentenceField(page).press('Enter')
  await expect(dialog).toHaveCount(0)
  await saved(page)
  await expect.poll(() => titlesOf(page)).toEqual([title, ...before])

  await page.keyboard.press('Control+z')
  await saved(page)
  await expect.poll(() => titlesOf(page)).toEqual(before)
  await page.keyboard.press('Control+Shift+z')
  await saved(page)
  await expect.poll(() => titlesOf(page)).toEqual([title, ...before])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('article', { name: title, exact: true }).first()).toBeVisible()
})
