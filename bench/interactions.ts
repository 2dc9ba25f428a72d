import fs from 'node:fs'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { createClient } from '@/lib/client/create-client'
import { makeKey } from '../e2e/api/product'
import { findOrInstallChromium } from '../scripts/test/find-chromium'
import { startProduct } from '../scripts/test/start-product'

/**
 * `npm run bench -- interactions [FILE …]`: how long a viewer's phone, its processor slowed down four times, takes to
 * show what a press came to, as Interaction to Next Paint counts it: the 75th percentile over all presses of some
 * visits, and the median of each kind. Presses that lead to another page are none.
 */
const visits = 4
const cpuSlowdown = 4
const phone = { width: 390, height: 844 }
/** Below this the browser tells of none. */
const leastMs = 16
const settleMs = 400

const files = process.argv.slice(2)
const tables =
  files.length > 0 ? files : ['public/samples/store-orders.csv', 'public/samples/web-traffic.csv']

/** Runs in the page, before all that is the page's own. */
function watch(): void {
  const seen = { slowest: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) seen.slowest = Math.max(seen.slowest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

type Told = Map<string, number[]>

/** Presses, and notes how long the slowest of its events took to the next paint. */
const presser = (page: Page, told: Told) => async (kind: string, press: () => Promise<unknown>) => {
  await page.evaluate(() => {
    ;(window as unknown as { seen: { slowest: number } }).seen.slowest = 0
  })
  await press()
  await page.waitForTimeout(settleMs)
  const ms = await page.evaluate(() => (window as unknown as { seen: { slowest: number } }).seen.slowest)
  told.set(kind, [...(told.get(kind) ?? []), Math.max(ms, leastMs)])
}

/** All that a viewer presses on a dashboard without leaving it. */
async function visit(browser: Browser, url: string, told: Told): Promise<void> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, deviceScaleFactor: 2 })
  const page = await context.newPage()
  // tsx gives functions their names by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const press = presser(page, told)
  for (const card of await cardsOf(page)) await pressChart(page, card, press)
  const evidence = page.locator('article details > summary:visible')
  for (let at = 0; at < Math.min(4, await evidence.count()); at++) {
    await evidence.nth(at).scrollIntoViewIfNeeded()
    await press('open evidence', () => evidence.nth(at).tap())
  }
  await pressMenu(page, press)
  const theme = page.getByRole('button', { name: /theme/i })
  if (await theme.count()) await press('change the theme', () => theme.first().tap())
  await context.close()
}

async function cardsOf(page: Page): Promise<Locator[]> {
  const cards = page.locator('[data-card]:has(svg[role="img"]:visible)')
  return Array.from({ length: await cards.count() }, (_, at) => cards.nth(at))
}

type Press = ReturnType<typeof presser>

async function pressChart(page: Page, card: Locator, press: Press): Promise<void> {
  await card.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const picture = card.locator('svg[role="img"]:visible').first()
  await picture.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'Escape'])
    await press('a key in a chart', () => page.keyboard.press(key))
  await picture.evaluate((element: HTMLElement | SVGElement) => element.blur())
  const box = (await picture.boundingBox())!
  // its first tap shows the values
  await press('tap a mark', () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2))
}

async function pressMenu(page: Page, press: Press): Promise<void> {
  const more = page.getByRole('button', { name: /^More about/ })
  for (const at of [1, 3]) {
    await more.nth(at).scrollIntoViewIfNeeded()
    await press('open a menu', () => more.nth(at).tap())
    const table = page.getByRole('menuitem', { name: 'Data as a table' })
    await table.waitFor()
    await press('open a table', () => table.tap())
    await page.getByRole('dialog').waitFor()
    await press('close a table', () => page.keyboard.press('Escape'))
  }
}

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

function summary(told: Told): Record<string, string> {
  const all = [...told.values()].flat()
  const kinds = [...told].map(([kind, ms]) => [kind, `${quantile(ms, 0.5)} (most ${Math.max(...ms)})`])
  return { presses: String(all.length), 'p75 ms': String(quantile(all, 0.75)), ...Object.fromEntries(kinds) }
}

const executablePath = await findOrInstallChromium()
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  Object.assign(process.env, product.env)
  const client = createClient({ baseUrl: product.baseUrl, apiKey: makeKey('premium') })
  for (const file of tables) {
    const text = new Blob([fs.readFileSync(file)])
    const fileName = file.split('/').at(-1)!
    const made = await client.generateDashboard({ file: text, fileName, fileType: 'csv' })
    if (made.status !== 'completed') throw new Error(`${file} is too large to be made within the request.`)
    const told: Told = new Map()
    for (let at = 0; at < visits; at++) await visit(browser, made.share_link.share_url, told)
    console.log(file)
    console.table(summary(told))
  }
} finally {
  await browser.close()
  await product.stop()
}
