import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAsKept, pictureOf } from './kept-look'
import { shareOrders } from './shared-orders'
import { watchConsole } from './visitor'

/** Pages of documents that no engine changes, drawn by the built product: what differs here is the drawing. */

const { renderSharePage } = createRequire(path.resolve('package.json'))(
  path.resolve('.build/share-page/draw.cjs'),
)
const documentOf = (name: string) =>
  JSON.parse(readFileSync(path.resolve('e2e/web/looks', `${name}.json`), 'utf8'))

let files: { styles: string[]; script: string; modules: string[] }
test.beforeAll(async () => {
  const html = await (await fetch(await shareOrders())).text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!)
  files = {
    styles: all(/<link rel="stylesheet" href="([^"]+)"/g),
    modules: all(/<link rel="modulepreload" href="([^"]+)"/g),
    script: all(/<script type="module" src="([^"]+)"/g)[0]!,
  }
})

async function show(page: Page, name: string) {
  const html: string = await renderSharePage({ view: documentOf(name), filter: {} }, files)
  const address = '/share/0000000000000000000000/view/'
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  // All of it is in the window, so that all charts wake.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()!.width, height })
  await expect(page.locator('[data-pending]')).toHaveCount(0)
}

const looks = {
  orders: [390, 820, 1440].flatMap((width) => [
    { width, colorScheme: 'light' as const },
    { width, colorScheme: 'dark' as const },
  ]),
  types: [
    { width: 390, colorScheme: 'dark' as const },
    { width: 820, colorScheme: 'light' as const },
    { width: 1440, colorScheme: 'light' as const },
  ],
}

for (const [name, each] of Object.entries(looks))
  for (const { width, colorScheme } of each)
    test(`${name} at ${width}, ${colorScheme}, looks as it was kept`, async ({ browser }) => {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-US',
      })
      const page = await context.newPage()
      const said = watchConsole(page)
      await show(page, name)
      expectAsKept(`${name}-${width}-${colorScheme}`, await pictureOf(page))
      expect(said).toEqual([])
      await context.close()
    })

test('a map wakes as it stands in the page: its places are read by pointer and keys, no outlines are fetched', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await show(page, 'types')
  for (const type of ['choropleth', 'geomap']) {
    const map = page.locator(`[data-card="${type}"] svg[role="img"]`)
    const told = page.locator(`[data-card="${type}"] [role="status"]`)
    await map.locator('[data-mark]').last().hover({ force: true })
    await expect(told).toBeVisible()
    const last = await told.textContent()
    await map.press('Home')
    await expect(told).not.toHaveText(last!)
    await map.press('Escape')
    await expect(told).toBeHidden()
  }
  expect(fetched.filter((url) => /countries|states|albers|geomap-|choropleth-/.test(url))).toEqual([])
})
