import type { BrowserServer, Page, Route } from 'playwright'
import type { PdfFormat } from '@/lib/contracts/pdf'
import { environmentWith } from '@/lib/env'
import { inTemporaryFolder } from '@/lib/storage/temporary-folder'
import type { PrintFormat } from './print-jobs'

/** What the browser asks for, answered by us: it has no network of its own. */
export type LoadPath = (path: string) => Promise<{ status: number; contentType: string; body: Buffer }>

export interface PrintPageInput {
  chromiumPath: string
  /** The page to print; it says that it is ready by `data-print="ready"` on its root. */
  path: string
  load: LoadPath
  format: PrintFormat
  timeoutMs: number
  signal?: AbortSignal
}

export class PrintTimeoutError extends Error {
  override name = 'PrintTimeoutError'
}

/** Text of 14 px becomes 8.4 points, and two charts stand side by side. */
const scale = 0.8
const marginMm = 12
/** Of paper between its margins, in CSS pixels (1/96 inch), before scaling. */
const widthMm: Record<PdfFormat, number> = { A4: 210, Letter: 215.9 }
const pixelsPerMm = 96 / 25.4
const viewportHeight = 1200
/** What the Open Graph's readers show whole, mostly small: drawn larger than a page, so that its head is still read. */
export const pictureSize = { width: 1200, height: 630 }
const pictureZoom = 1.25
const pictureView = { width: pictureSize.width / pictureZoom, height: pictureSize.height / pictureZoom }
/** What is small or long gives way to the figures and the first chart, which goes on beyond the edge. */
const pictureLook = `
  body { padding: 32px 40px }
  h1, h1 + p, [data-look="lede"] p {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden
  }
  h1 + p { -webkit-line-clamp: 1; max-width: none }
  h1 + p + p, [data-look="lede"] header, h2:not(article h2),
  :not(:only-child) > [data-look="strip"] svg[preserveAspectRatio] { display: none }
  [data-look="lede"] p { margin-bottom: 12px }
  body::after {
    content: ""; position: fixed; inset: auto 0 0; height: 64px; background: linear-gradient(transparent, white)
  }
`

/** A reserved name (RFC 2606) that no resolver knows; https, for scripts that ask for a secure context. */
const origin = 'https://print.invalid'

const launchArgs = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-proxy-server',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-gpu',
  '--renderer-process-limit=1',
  '--js-flags=--max-old-space-size=256',
]

/**
 * Prints a page to PDF, or draws its head as PNG, in a Chromium of its own, which is killed with all its processes at the end, at the limit and
 * when the caller goes away. It reaches nothing but what `load` answers.
 */
export const printPage = (input: PrintPageInput): Promise<Buffer> =>
  inTemporaryFolder((folder) => printWith(input, folder))

/** A browser that is killed leaves what it keeps in its temporary folder. */
async function printWith(input: PrintPageInput, temporaryFolder: string): Promise<Buffer> {
  const { chromium } = await import('playwright')
  const isRoot = process.getuid?.() === 0
  const load = ahead(input)
  const giveUpAt = performance.now() + input.timeoutMs
  const server = await chromium.launchServer({
    executablePath: input.chromiumPath,
    // Chromium refuses to run as root with its sandbox.
    chromiumSandbox: !isRoot,
    args: launchArgs,
    env: environmentWith({ TMPDIR: temporaryFolder }),
    host: '127.0.0.1',
    timeout: input.timeoutMs,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  try {
    const timeoutMs = giveUpAt - performance.now()
    return await within({ ...input, timeoutMs }, printIn(server, { ...input, load }))
  } finally {
    await server.kill()
  }
}

/** The page itself is made while the browser starts. */
function ahead({ path, load }: PrintPageInput): LoadPath {
  const page = load(path)
  page.catch(() => undefined)
  return (asked) => (asked === path ? page : load(asked))
}

async function printIn(server: BrowserServer, input: PrintPageInput): Promise<Buffer> {
  const { chromium } = await import('playwright')
  const browser = await chromium.connect(server.wsEndpoint(), { timeout: input.timeoutMs })
  const context = await browser.newContext({
    ...(input.format === 'picture'
      ? { viewport: pictureView, deviceScaleFactor: pictureZoom }
      : { viewport: { width: layoutWidth(input.format), height: viewportHeight } }),
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
    timezoneId: 'UTC',
  })
  await context.route('**/*', (route) => answerRoute(route, input.load))
  return toFile(await context.newPage(), input)
}

async function toFile(page: Page, { path, format, timeoutMs }: PrintPageInput): Promise<Buffer> {
  page.setDefaultTimeout(timeoutMs)
  if (format === 'picture') await page.addInitScript(withLook, pictureLook)
  await page.emulateMedia({ media: 'print' })
  const answer = await page.goto(origin + path)
  if (!answer?.ok()) throw new Error(`The page to print was answered with ${answer?.status() ?? 'nothing'}.`)
  await page.waitForSelector('html[data-print="ready"]', { state: 'attached' })
  if (format === 'picture') return page.screenshot({ type: 'png' })
  const margin = `${marginMm}mm`
  return page.pdf({
    format,
    scale,
    margin: { top: margin, right: margin, bottom: '16mm', left: margin },
    printBackground: true,
    tagged: true,
    outline: true,
  })
}

/** Runs in the page, before it is laid out; the page's policy lets no style element in. */
function withLook(css: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    const look = new CSSStyleSheet()
    look.replaceSync(css)
    document.adoptedStyleSheets.push(look)
  })
}

/** So wide that nothing moves when the page is laid out on paper. */
const layoutWidth = (format: PdfFormat): number =>
  Math.floor(((widthMm[format] - 2 * marginMm) * pixelsPerMm) / scale)

async function answerRoute(route: Route, load: LoadPath): Promise<void> {
  const request = route.request()
  const url = new URL(request.url())
  if (url.origin !== origin || request.method() !== 'GET') return route.abort('blockedbyclient')
  const { status, contentType, body } = await load(url.pathname + url.search)
  await route.fulfill({ status, contentType, body })
}

/** The limit of a print, whatever the browser does; what it still does then ends with the browser. */
async function within({ timeoutMs, signal }: PrintPageInput, printing: Promise<Buffer>): Promise<Buffer> {
  printing.catch(() => undefined)
  let stop = () => {}
  const stopped = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new PrintTimeoutError('The limit is over.')), timeoutMs)
    const leave = () => reject(signal?.reason)
    signal?.addEventListener('abort', leave)
    stop = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
    if (signal?.aborted) leave()
  })
  return Promise.race([printing, stopped]).finally(stop)
}
