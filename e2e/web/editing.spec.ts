import { expect, type Page, test } from '@playwright/test'
import {
  arrive,
  chooseFile,
  expectAccessible,
  expectAccessibleInBothThemes,
  makeDashboard,
  sampleFile,
  signUp,
} from './visitor'

/** A dashboard of one's own, open to be edited. */
async function edit(page: Page): Promise<string> {
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  const path = await makeDashboard(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(bar(page)).toBeVisible()
  return path
}

const bar = (page: Page) => page.getByRole('region', { name: 'Editing' })
const saved = (page: Page) => expect(bar(page).getByRole('status')).toHaveText('Saved')
const titles = (page: Page) => page.getByRole('textbox', { name: /^Title of (?!the dashboard$)/ })
const titlesOf = (page: Page) =>
  titles(page).evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

async function write(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).fill(text)
  await page.keyboard.press('Enter')
  await saved(page)
}

test('by mouse: what is changed is shown, saved, undone, and stays when the dashboard is made anew', async ({
  page,
}) => {
  test.slow()
  const path = await edit(page)
  const [first = '', second = '', third = ''] = await titlesOf(page)
  await write(page, 'Title of the dashboard', 'Shops of mine')
  await write(page, `Title of ${second}`, 'Renamed by hand')
  await page.getByRole('button', { name: `Move ${first}`, exact: true }).hover()
  await page.mouse.down()
  const target = await page.getByRole('article', { name: third, exact: true }).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 60, { steps: 8 })
  await expect(page.getByText(`${first}, over place 3`)).toBeAttached()
  await page.mouse.up()
  await saved(page)
  await expect
    .poll(() => titlesOf(page).then((all) => all.slice(0, 3)))
    .toEqual(['Renamed by hand', third, first])
  await page.getByRole('button', { name: `Remove ${third}`, exact: true }).click()
  await expect(page.getByLabel(`Title of ${third}`, { exact: true })).toHaveCount(0)
  await saved(page)
  await page.getByRole('button', { name: `Undo: Remove “${third}”` }).click()
  await expect(page.getByLabel(`Title of ${third}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Hide ${first} from others`, exact: true }).click()
  await saved(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shops of mine')
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Renamed by hand')
  await expect(page.getByRole('article', { name: first, exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expect(page.getByText('Dashboard regenerated', { exact: true })).toBeVisible({ timeout: 60_000 })
  await arrive(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shops of mine')
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Renamed by hand')
  await expect(page.getByRole('article', { name: first, exact: true })).toHaveCount(0)
})

test('cards stand as wide as on the page while they are edited', async ({ page }) => {
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await makeDashboard(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const widths = () =>
    page
      .locator('article:has([data-card="kpi"]), article:has([data-card="bar"])')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width / 40)))
  // those that are folded have none, and stand behind the others
  const read = (await widths()).filter((width) => width > 0)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(bar(page)).toBeVisible()
  await expect.poll(async () => (await widths()).slice(0, read.length)).toEqual(read)
  await page.setViewportSize({ width: 820, height: 1100 })
  await expectAccessible(page)
})

test('a chart is swapped for one that fits, made wide and given other colours', async ({ page }) => {
  await edit(page)
  const swap = page.getByRole('button', { name: /^Draw .* as another chart$/ }).first()
  await swap.scrollIntoViewIfNeeded()
  await swap.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('svg').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const offered = dialog.getByRole('listitem').first()
  const name = await offered.locator('span').first().textContent()
  await offered.getByRole('button').click()
  await saved(page)
  await page.getByRole('button', { name: /^Undo: Draw otherwise/ }).click()
  await saved(page)
  await page.getByRole('button', { name: /^Redo: Draw otherwise/ }).click()
  await saved(page)
  await swap.click()
  await expect(dialog.getByText(name ?? '', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const size = page.getByRole('button', { name: /^Make .* half as wide$/ }).first()
  const label = await size.getAttribute('aria-label')
  await size.click()
  await saved(page)
  await expect(
    page.getByRole('button', { name: label?.replace('half as wide', 'as wide as the page') }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Colours' }).click()
  await page.getByLabel('First colour').fill('#ffff66')
  await expect(dialog).toContainText('Too near a light page')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Use these colours' }).click()
  await saved(page)
  await expect(page.getByRole('button', { name: 'Undo: Change the colours' })).toBeVisible()
})

test('by keyboard alone: renamed, moved, removed, undone and redone', async ({ page }) => {
  test.slow()
  await signUp(page)
  await chooseFile(page, sampleFile('store-orders.csv'))
  await makeDashboard(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Editing/ })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  const [first = '', second = ''] = await titlesOf(page)
  await tabTo(page, `Move ${first}`)
  await page.keyboard.press('Space')
  await expect(page.getByText(`Picked up ${first}, over place 1`)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`${first}, over place 2`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => titlesOf(page).then((all) => all.slice(0, 2))).toEqual([second, first])
  await saved(page)
  await page.keyboard.press('Control+z')
  await expect.poll(() => titlesOf(page).then((all) => all.slice(0, 2))).toEqual([first, second])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => titlesOf(page).then((all) => all.slice(0, 2))).toEqual([second, first])
  await tabTo(page, `Title of ${second}`)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Typed')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(`Title of ${second}`, { exact: true })).toHaveValue(second)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Typed')
  await page.keyboard.press('Enter')
  await saved(page)
  await tabTo(page, `Remove ${first}`)
  await page.keyboard.press('Enter')
  await saved(page)
  expect((await titlesOf(page)).slice(0, 2)).not.toContain(first)
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel(`Title of ${first}`, { exact: true })).toBeVisible()
})

/** By Tab, as far as it takes. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    if (here === name) return
  }
  throw new Error(`No way by Tab to ${name}.`)
}

test('another tab’s change is not written over: it is shown, and this one can be done on top', async ({
  page,
  context,
}) => {
  const path = await edit(page)
  const other = await context.newPage()
  await arrive(other, path)
  await other.getByRole('button', { name: 'Edit', exact: true }).click()
  await write(other, 'Title of the dashboard', 'Theirs')
  await page.getByLabel('Description of the dashboard').fill('Mine')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: 'Changed in another tab' })
  await expect(alert).toContainText('Not saved: Describe the dashboard.')
  await expect(page.getByLabel('Title of the dashboard')).toHaveValue('Theirs')
  await expectAccessibleInBothThemes(page)
  await alert.getByRole('button', { name: 'Do it again on top' }).click()
  await saved(page)
  await arrive(other, path)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Theirs')
  await expect(other.getByText('Mine', { exact: true })).toBeVisible()
})

test('what can’t be saved for now is said, kept and tried again', async ({ page }) => {
  await edit(page)
  await page.route('**/api/dashboard/*/', (route) => route.abort())
  await page.getByLabel('Title of the dashboard').fill('Mine')
  await page.keyboard.press('Enter')
  await expect(bar(page).getByRole('alert')).toContainText('Couldn’t save.')
  await page.unroute('**/api/dashboard/*/')
  await bar(page).getByRole('button', { name: 'Retry' }).click()
  await saved(page)
  await expect(page.getByLabel('Title of the dashboard')).toHaveValue('Mine')
})
