import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** How long presses on a slow phone take to be seen. */

const cpuSlowdown = 4
const phone = { width: 390, height: 844 }
/** Below this the browser tells of none. */
const leastMs = 16
/** What a press came to is told a frame after it was painted; after so long without another entry there is none. */
const quietMs = 120
const quietMaxMs = 1500

/** Runs in the page, before all that is the page's own. */
function watch(): void {
  const seen = { slowest: 0, lastAt: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    seen.lastAt = performance.now()
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) seen.slowest = Math.max(seen.slowest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: the slowest of what was pressed, once nothing more is told of it. */
async function settled({ quietMs, quietMaxMs }: { quietMs: number; quietMaxMs: number }): Promise<number> {
  const { seen } = window as unknown as { seen: { slowest: number; lastAt: number } }
  const from = performance.now()
  const isOver = () =>
    performance.now() - Math.max(from, seen.lastAt) >= quietMs || performance.now() - from >= quietMaxMs
  do {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 16)))
  } while (!isOver())
  return seen.slowest
}

export type Told = Map<string, number[]>

/** Presses, and notes how long the slowest of its events took to the next paint. */
const presser = (page: Page, told: Told) => async (kind: string, press: () => Promise<unknown>) => {
  await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { slowest: 0 }))
  await press()
  const ms = await page.evaluate(settled, { quietMs, quietMaxMs })
  told.set(kind, [...(told.get(kind) ?? []), Math.max(ms, leastMs)])
}

export type Press = ReturnType<typeof presser>

/** Opens a page as a phone does, slows it down once it is there, and hands it with what presses on it. */
export async function onPhone(
  browser: Browser,
  { url, told, as = {} }: { url: string; told: Told; as?: BrowserContextOptions },
  visit: (page: Page, press: Press) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, deviceScaleFactor: 2, ...as })
  const page = await context.newPage()
  // tsx gives functions their names by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await visit(page, presser(page, told))
  await context.close()
}

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

export function summary(told: Told): Record<string, string> {
  const all = [...told.values()].flat()
  const kinds = [...told].map(([kind, ms]) => [kind, `${quantile(ms, 0.5)} (most ${Math.max(...ms)})`])
  return { presses: String(all.length), 'p75 ms': String(quantile(all, 0.75)), ...Object.fromEntries(kinds) }
}
