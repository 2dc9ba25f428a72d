import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { arrive, chooseFile, makeDashboard, signUp } from './visitor'

/** Small things of a page that people stumble over: focus, outlines, labels of nothing, paper, search, status. */

const goals = (team: string, counts: number[]) =>
  counts.map((count, month) => `2025-${String(month + 1).padStart(2, '0')}-01,${team},${count}`)
const goalsCsv = ['day,team,goals', ...goals('Red', [3, 0, 5, 2]), ...goals('Blue', [1, 0, 2, 4])].join('\n')

async function makeGoals(page: Page) {
  await signUp(page)
  await chooseFile(page, { name: 'goals.csv', mimeType: 'text/csv', buffer: Buffer.from(goalsCsv) })
  await expect(page.getByRole('heading', { name: 'goals.csv' })).toBeFocused()
  await page.getByLabel('What should it show?').fill('goals by month as horizontal bars')
  await makeDashboard(page)
}

const outlineOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)

test('bars of nothing are labelled 0, and a click leaves no frame behind', async ({ page }) => {
  await makeGoals(page)
  const bars = page.locator('[data-card="bar"]').first()
  await expect(bars.locator('[data-series] rect').first()).toBeVisible({ timeout: 30_000 })
  await expect(bars.locator('[data-pending]')).toHaveCount(0)
  expect(await bars.locator('text.figures').allTextContents()).toEqual(['4', '0', '7', '6'])
  await bars.locator('[data-band]').first().click()
  expect(await outlineOf(page)).toBe('none')
  await bars.locator('svg[role="img"]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await outlineOf(page)).toBe('solid')
})

test('paper is light, and charts take its width', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await makeGoals(page)
  const chart = page.locator('[data-chart-frame] svg').first()
  await expect(chart).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-card]').filter({ has: chart }).locator('[data-pending]')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 703, height: 900 })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  const [room, drawn] = [
    await page.locator('[data-chart-frame]').first().boundingBox(),
    await chart.boundingBox(),
  ]
  expect(Math.abs((drawn?.width ?? 0) - (room?.width ?? 0))).toBeLessThan(3)
  await expect(chart).toHaveAttribute('width', String(Math.floor(room?.width ?? 0)))
  // A4 and Letter are as wide as a phone and as a tablet
  for (const width of [703, 726, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    const whole = await page.locator('main').boundingBox()
    const lede = await page.locator('[data-card]').first().boundingBox()
    expect(lede?.width).toBeGreaterThan(0.9 * (whole?.width ?? 0))
  }
})

test('the first field has the focus', async ({ page }) => {
  await arrive(page, '/sign-in/')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await arrive(page, '/sign-up/')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await signUp(page)
  await arrive(page, '/dashboards/new/')
  await page.getByRole('button', { name: 'Paste a table' }).click()
  await expect(page.getByRole('textbox', { name: 'Table' })).toBeFocused()
})

test('the search asks for all dashboards, and an unknown one is not found', async ({ page }) => {
  await signUp(page)
  for (const title of ['Ferry', 'Harbour', 'Lighthouse', 'Pier']) {
    const status = await page.evaluate(
      async ([name, csv]) => {
        const form = new FormData()
        form.set('file_type', 'csv')
        form.set('title', name ?? '')
        form.set('file', new File([csv ?? ''], `${name}.csv`))
        return (await fetch('/api/dashboard/generate/', { method: 'POST', body: form })).status
      },
      [title, goalsCsv],
    )
    expect(status).toBe(200)
  }
  await arrive(page, '/dashboards/')
  const asked = page.waitForRequest((request) => request.url().includes('q=ferry'))
  await page.getByLabel('Search dashboards').fill('ferry')
  await asked
  await expect(page.getByRole('list', { name: 'Dashboards' }).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Search dashboards').fill('planet')
  await expect(page.getByText('None of your dashboards has “planet”')).toBeVisible()
  const unknown = await arrive(page, `/dashboards/${randomUUID()}/`)
  expect(unknown?.status()).toBe(404)
  const unmade = await arrive(page, `/dashboards/generations/${randomUUID()}/`)
  expect(unmade?.status()).toBe(404)
})

test('a page runs its own scripts, refuses others, and makes no code of text', async ({ page, request }) => {
  const response = await arrive(page, '/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-\w{32}' 'strict-dynamic';/)
  expect(policy).not.toContain('unsafe-eval')
  const again = (await request.get('/')).headers()['content-security-policy']
  expect(again).not.toBe(policy)
  // Later: what a debugger's own call runs is let through.
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    script.textContent = `setTimeout(() => {
      const said = document.documentElement.dataset
      document.body.insertAdjacentHTML('beforeend', '<img src="/nowhere" onerror="document.documentElement.dataset.foreign = 1">')
      document.body.lastElementChild.addEventListener('error', () => { said.ended = 'yes' })
      try { eval('1'); said.text = 'ran' } catch (error) { said.text = error.name }
    })`
    document.head.append(script)
  })
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-text', 'EvalError')
  await expect(root).toHaveAttribute('data-ended', 'yes')
  await expect(root).not.toHaveAttribute('data-foreign')
})

test('an open dialog hands nothing down to the page behind it, which would have all of it styled anew', async ({
  page,
}) => {
  await makeGoals(page)
  await page.getByRole('button', { name: 'Share', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'none')
  await expect(page.locator('main')).toHaveCSS('pointer-events', 'auto')
  const told = await page
    .locator('main')
    .evaluate((main) => getComputedStyle(main).getPropertyValue('--removed-body-scroll-bar-size'))
  expect(told).toBe('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
