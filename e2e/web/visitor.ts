import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, type Response } from '@playwright/test'

/** What the specs do as people do: sign up, choose a file, read the page. */

export const password = 'correct horse battery'

export const newEmail = () => `${randomUUID()}@example.com`

export const sampleFile = (name: string) => path.resolve('public/samples', name)

/** Goes there, and waits until what is streamed into the page has come to its place: till then it is there twice. */
export async function arrive(page: Page, ...where: Parameters<Page['goto']>): Promise<Response | null> {
  const response = await page.goto(...where)
  await expect(page.locator('div[hidden][id^="S:"]')).toHaveCount(0)
  return response
}

/** Tab by Tab to where one wants to go, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, stepsMax = 80): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < stepsMax; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${stepsMax} Tabs do not lead to ${wanted}.`)
}

/** Tabs there and presses Enter. */
export async function enter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** Fills in the form and arrives at the list of dashboards. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await arrive(page, '/sign-up/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/dashboards/')
  return email
}

/** As an operator does it. */
export function makePremium(email: string): void {
  const args = ['--import', 'tsx', 'scripts/key.ts', '--email', email, '--plan', 'premium']
  execFileSync(process.execPath, args, { encoding: 'utf8' })
}

/** Chooses a file and waits until its first rows are there. */
export async function chooseFile(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
) {
  await arrive(page, '/dashboards/new/')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
}

/** Sends the chosen file and arrives at its dashboard. */
export async function makeDashboard(page: Page): Promise<string> {
  // the preview moves the button down, and a click that it parts is none
  await expect(page.getByRole('region', { name: 'First rows of the file' })).toBeVisible()
  await page.getByRole('button', { name: 'Make the dashboard' }).click()
  await page.waitForURL(/\/dashboards\/[0-9a-f-]{36}\/$/)
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 })
  return new URL(page.url()).pathname
}

/** Charts are drawn by scripts of their own, as they come near the window, which a busy machine fetches late. */
export async function expectDrawn(page: Page) {
  await page.locator('[data-card="line"], [data-card="bar"]').first().scrollIntoViewIfNeeded()
  await expect(
    page.locator('[data-card="line"] svg:visible, [data-card="bar"] svg:visible').first(),
  ).toBeVisible({
    timeout: 30_000,
  })
}

/** Errors that a page writes to the console, its policy's refusals among them. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose answer the theme can change. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Axe finds nothing against WCAG 2.2 A and AA, and nothing is wider than the window. */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/./)
  await whenStill(page)
  await expectNoViolations(new AxeBuilder({ page }).options({ runOnly: wcag, resultTypes: ['violations'] }))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

/** The same of a part alone that has opened on a page that was looked at whole, in the theme that the page has. */
export async function expectPartAccessible(page: Page, part: string) {
  await expect(page.locator(part).first()).toBeVisible()
  await whenStill(page)
  const axe = new AxeBuilder({ page }).include(part)
  await expectNoViolations(axe.options({ runOnly: wcag, resultTypes: ['violations'] }))
}

/** The same page under both themes, which differ in colours alone. */
export async function expectAccessibleInBothThemes(page: Page) {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).not.toHaveClass(/dark/)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveClass(/dark/)
  await whenStill(page)
  await expectNoViolations(new AxeBuilder({ page }).withRules(colorRules))
}

/** What is fading in has not its own colours yet. */
const whenStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

async function expectNoViolations(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}
