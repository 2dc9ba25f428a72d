import fs from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { createClient } from '@/lib/client/create-client'
import { makeKey } from '../e2e/api/product'
import { findOrInstallChromium } from '../scripts/test/find-chromium'
import { startProduct } from '../scripts/test/start-product'

/**
 * `npm run bench -- share-page [FILE …]`: what a viewer's phone gets of a shared dashboard, with its processor slowed
 * down four times: bytes on the wire, when the largest thing stood, how far things moved, and how long the longest
 * interaction took. Medians of five visits, each without a cache.
 */
const visits = 5
const files = process.argv.slice(2)
const cpuSlowdown = 4
const phone = { width: 390, height: 844 }

interface Seen {
  largestMs: number
  shift: number
  slowestMs: number
}

interface Visit extends Seen {
  htmlKb: number
  scriptsKb: number
  allScriptsKb: number
  charts: number
}

/** Runs in the page, before all that is the page's own. */
function watch(): void {
  const seen: Seen = { largestMs: 0, shift: 0, slowestMs: 0 }
  Object.assign(window, { seen })
  const on = (type: string, tell: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tell(entry as PerformanceEntry & { value: number })
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestMs = startTime
  })
  on('layout-shift', ({ value }) => {
    seen.shift += value
  })
  on('event', ({ duration }) => {
    seen.slowestMs = Math.max(seen.slowestMs, duration)
  })
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const bytes = await countBytes(page)
  // tsx gives functions their names by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  const html = (await (await page.request.get(url)).body()).toString()
  const [atLoad, charts] = [bytes.scripts, html.match(/<svg role="img"/g)?.length ?? 0]
  await readThrough(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  return {
    ...seen,
    charts,
    htmlKb: bytes.html / 1024,
    scriptsKb: atLoad / 1024,
    allScriptsKb: bytes.scripts / 1024,
  }
}

/** What goes over the wire, compressed as it is. */
async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const bytes = { html: 0, scripts: 0 }
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') bytes.scripts += encodedDataLength
    if (types.get(requestId) === 'Document') bytes.html += encodedDataLength
  })
  return bytes
}

/** Reads to the end, points at a chart, opens a card's menu and leaves it. */
async function readThrough(page: Page): Promise<void> {
  const { scrollHeight } = await page.evaluate(() => ({ scrollHeight: document.body.scrollHeight }))
  for (let y = 0; y < scrollHeight; y += phone.height) {
    await page.mouse.wheel(0, phone.height)
    await page.waitForTimeout(150)
  }
  await page.waitForLoadState('networkidle')
  // A click on a mark would filter by it, which is another page.
  await page.locator('[data-card] svg[role="img"]:visible').last().hover()
  await page
    .getByRole('button', { name: /^More about/ })
    .last()
    .click()
  await page.getByRole('menuitem').first().waitFor()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

async function measure(browser: Browser, url: string): Promise<Record<string, string>> {
  const all: Visit[] = []
  for (let at = 0; at < visits; at++) all.push(await visit(browser, url))
  const of = (key: keyof Visit) => median(all.map((one) => one[key]))
  return {
    'HTML kB': of('htmlKb').toFixed(0),
    'charts in it': String(of('charts')),
    'scripts kB': of('scriptsKb').toFixed(0),
    'all scripts kB': of('allScriptsKb').toFixed(0),
    'largest ms': of('largestMs').toFixed(0),
    shift: of('shift').toFixed(4),
    'slowest ms': of('slowestMs').toFixed(0),
  }
}

const typeOf = (file: string) => (/\.(json|xlsx)$/.exec(file)?.[1] ?? 'csv') as 'csv' | 'json' | 'xlsx'

const executablePath = await findOrInstallChromium()
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  Object.assign(process.env, product.env)
  const client = createClient({ baseUrl: product.baseUrl, apiKey: makeKey('premium') })
  const rows: Record<string, object> = {}
  for (const file of files.length > 0
    ? files
    : ['public/samples/store-orders.csv', 'public/samples/web-traffic.csv']) {
    const made = await client.generateDashboard({
      file: new Blob([fs.readFileSync(file)]),
      fileName: file.split('/').at(-1)!,
      fileType: typeOf(file),
    })
    if (made.status !== 'completed') throw new Error(`${file} is too large to be made within the request.`)
    rows[file] = await measure(browser, made.share_link.share_url)
  }
  console.table(rows)
} finally {
  await browser.close()
  await product.stop()
}
