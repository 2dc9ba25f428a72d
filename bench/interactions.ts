import fs from 'node:fs'
import { chromium, type Locator, type Page } from 'playwright'
import { createClient } from '@/lib/client/create-client'
import { makeKey } from '../e2e/api/product'
import { findOrInstallChromium } from '../scripts/test/find-chromium'
import { startProduct } from '../scripts/test/start-product'
import { edit, ownDashboard, signedIn } from './owner-presses'
import { onPhone, type Press, summary, type Told } from './slow-phone'

/**
 * `npm run bench -- interactions [FILE …]`: how long a viewer's and an owner's phone, its processor slowed down four
 * times, takes to show what a press came to, as Interaction to Next Paint counts it: the 75th percentile over all
 * presses of two visits, and the median of each kind. Presses that lead to another page are none. A minute a table.
 */
const visits = 2
/** A chart is awake so long after it has come into the window; nobody is quicker at it. */
const awakeMs = 300

const files = process.argv.slice(2)
const tables =
  files.length > 0 ? files : ['public/samples/store-orders.csv', 'public/samples/web-traffic.csv']

/** All that somebody presses who reads a dashboard, without leaving it. */
async function read(page: Page, press: Press): Promise<void> {
  for (const card of await cardsOf(page)) await pressChart(page, card, press)
  const evidence = page.locator('article details > summary:visible')
  for (let at = 0; at < Math.min(4, await evidence.count()); at++) {
    await evidence.nth(at).scrollIntoViewIfNeeded()
    await press('open evidence', () => evidence.nth(at).tap())
  }
  await pressMenu(page, press)
  await press('open the themes', () => page.getByRole('button', { name: 'Theme' }).first().tap())
  const dark = page.getByRole('menuitemradio', { name: 'Dark' })
  await dark.waitFor()
  await press('change the theme', () => dark.tap())
  await dark.waitFor({ state: 'hidden' })
}

async function cardsOf(page: Page): Promise<Locator[]> {
  const cards = page.locator('[data-card]:has(svg[role="img"]:visible)')
  return Array.from({ length: await cards.count() }, (_, at) => cards.nth(at))
}

async function pressChart(page: Page, card: Locator, press: Press): Promise<void> {
  await card.scrollIntoViewIfNeeded()
  await page.waitForTimeout(awakeMs)
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
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
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
    const [seen, owned]: [Told, Told] = [new Map(), new Map()]
    const as = await signedIn(browser, product.baseUrl)
    const own = await ownDashboard(browser, { baseUrl: product.baseUrl, as, file })
    for (let at = 0; at < visits; at++) {
      await onPhone(browser, { url: made.share_link.share_url, told: seen }, read)
      await onPhone(browser, { url: own, told: owned, as }, async (page, press) => {
        await read(page, press)
        await edit(page, press)
      })
    }
    console.log(`${file}, whom it is shared with`)
    console.table(summary(seen))
    console.log(`${file}, its owner`)
    console.table(summary(owned))
  }
} finally {
  await browser.close()
  await product.stop()
}
