import { existsSync } from 'node:fs'

/** Debian's without windows comes first: it needs half of the processor. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that is named, else Playwright's own, else the system's; null where there is none. */
export async function findChromium(named: string | undefined): Promise<string | null> {
  if (named) return existsSync(named) ? named : null
  const { chromium } = await import('playwright')
  return [chromium.executablePath(), ...systemPaths].find((file) => file && existsSync(file)) ?? null
}
