import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { Press } from './slow-phone'

/** What the owner of a dashboard does that a viewer does not. */

type StorageState = Pick<BrowserContextOptions, 'storageState'>

/** The cookies of a new account. */
export async function signedIn(browser: Browser, baseUrl: string): Promise<StorageState> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${baseUrl}/sign-up/`)
  await page.getByLabel('E-mail').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/dashboards/')
  const storageState = await context.storageState()
  await context.close()
  return { storageState }
}

/** The address of the dashboard that the account makes of a file. */
export async function ownDashboard(
  browser: Browser,
  { baseUrl, as, file }: { baseUrl: string; as: StorageState; file: string },
): Promise<string> {
  const context = await browser.newContext(as)
  const page = await context.newPage()
  await page.goto(`${baseUrl}/dashboards/new/`, { waitUntil: 'networkidle' })
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByRole('region', { name: 'First rows of the file' }).waitFor()
  await page.getByRole('button', { name: 'Make the dashboard' }).click()
  await page.waitForURL(/\/dashboards\/[0-9a-f-]{36}\/$/)
  const url = page.url()
  await context.close()
  return url
}

/** Opens what stands above the cards, then the editor, and changes some and takes that back. */
export async function edit(page: Page, press: Press): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  for (const name of ['Regenerate', 'Share', 'Export']) {
    const button = page.getByRole('button', { name, exact: true }).first()
    await press(`open ${name}`, () => button.tap())
    const opened = page.getByRole('dialog').or(page.getByRole('menu')).first()
    await opened.waitFor()
    await press(`close ${name}`, () => page.keyboard.press('Escape'))
    await opened.waitFor({ state: 'hidden' })
  }
  await press('open the editor', () => page.getByRole('button', { name: 'Edit', exact: true }).tap())
  const bar = page.getByRole('region', { name: 'Editing' })
  await bar.waitFor()
  const title = page.getByLabel('Title of the dashboard')
  await title.focus()
  await press('type a letter', () => page.keyboard.type('x'))
  await press('rename', () => page.keyboard.press('Enter'))
  for (const name of [/ later$/, /as wide as the page$/, /^Hide .* from others$/, /^Remove /]) {
    const tool = page.getByRole('button', { name }).first()
    await tool.scrollIntoViewIfNeeded()
    await press(
      `editing: ${String(name)
        .replace(/[^a-z ]/gi, '')
        .trim()}`,
      () => tool.tap(),
    )
    await press('undo', () => bar.getByRole('button', { name: /^Undo/ }).tap())
  }
  await press('undo', () => bar.getByRole('button', { name: /^Undo/ }).tap())
  await press('leave the editor', () => bar.getByRole('button', { name: 'Done' }).tap())
}
