import type { Logger } from 'pino'
import { answerMsMax as answerMsMaxDefault } from '../answer-limit'
import { ServiceError } from '../errors'
import { findChromium } from './find-chromium'
import { keepPrintJob, type PrintJob } from './print-jobs'
import { type LoadPath, PrintTimeoutError, printPage } from './print-page'
import { createPrintQueue } from './print-queue'

export interface Printer {
  /**
   * The pages of a job as a PDF, or its picture as PNG, which is made only where no PDF is wanted meanwhile. Throws
   * `overloaded` where there is no browser or too much to do, and a `PrintFailure` where a browser was started in vain.
   */
  print: (job: PrintJob, options: { signal?: AbortSignal }) => Promise<Buffer>
}

export interface PrinterOptions {
  databaseUrl: string
  chromiumPath: string | undefined
  /** Where this process answers, such as `http://127.0.0.1:3000`. */
  ownOrigin: string
  logger: Logger
  /** From being asked to the answer, waiting for its turn and all. */
  answerMsMax?: number
}

/** The rest is enough for a print, on a busy machine too. */
const waitShare = 1 / 3
/** Less than a PDF waits, so that one that came meanwhile has its turn yet. */
const pictureShare = 0.3

/** It may well fail again, and costs a browser each time. */
export class PrintFailure extends ServiceError {
  override readonly name = 'PrintFailure'
}

/** By its name: the printer may be of another bundle, which has a class of its own. */
export const isPrintFailure = (error: unknown): boolean => (error as Error)?.name === 'PrintFailure'

export function createPrinter({
  databaseUrl,
  chromiumPath: named,
  ownOrigin,
  logger,
  answerMsMax = answerMsMaxDefault,
}: PrinterOptions): Printer {
  const queue = createPrintQueue(databaseUrl, answerMsMax * waitShare)
  return {
    print: async (job, { signal }) => {
      const onlyWhenIdle = job.format === 'picture'
      const giveUpAt = performance.now() + answerMsMax * (onlyWhenIdle ? pictureShare : 1)
      const chromiumPath = await findChromium(named)
      if (!chromiumPath) throw noChromium(named)
      return queue(
        async () => {
          const { token, forget } = keepPrintJob(job)
          const path = `/print/${token}/`
          const load = loadFrom(ownOrigin, path)
          const { format } = job
          const timeoutMs = Math.max(giveUpAt - performance.now(), 1)
          return printPage({ chromiumPath, path, load, format, timeoutMs, signal })
            .catch((error: unknown) => {
              if (signal?.aborted) throw error
              logger.error({ error }, 'a dashboard could not be printed')
              throw notPrinted(error)
            })
            .finally(forget)
        },
        { signal, onlyWhenIdle },
      )
    },
  }
}

const drawnWith = /^\/(?:_next\/static|_share)\//

/** The page itself and what it is drawn with: nothing else of ours can be reached from it. */
const loadFrom =
  (ownOrigin: string, path: string): LoadPath =>
  async (asked) => {
    if (asked !== path && !drawnWith.test(asked)) return refused
    const response = await fetch(ownOrigin + asked, { redirect: 'error' })
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'application/octet-stream',
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

const refused = { status: 404, contentType: 'text/plain', body: Buffer.alloc(0) }

/** Somebody has to install one first. */
const noChromiumSeconds = 60 * 60

const noChromium = (named: string | undefined) =>
  new ServiceError('overloaded', {
    message: named
      ? `PDFs need Chromium, and there is none at CHROMIUM_PATH (${named}). Set it to an installed one; until then, print the page from the browser.`
      : 'PDFs need Chromium, and none is installed here. Install it on the server ("npx playwright install chromium", or "apt-get install chromium-headless-shell" on Debian), or set CHROMIUM_PATH to one; until then, print the page from the browser.',
    retryAfterSeconds: noChromiumSeconds,
  })

const notPrinted = (error: unknown) =>
  new PrintFailure('overloaded', {
    message:
      error instanceof PrintTimeoutError
        ? 'The PDF was not ready in time. Try again shortly.'
        : 'The PDF could not be printed. Try again shortly, or print the page from the browser.',
    cause: error,
  })
