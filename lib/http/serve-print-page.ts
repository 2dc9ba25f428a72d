import type { ServerResponse } from 'node:http'
import { type PrintJob, takePrintJob } from '@/lib/services/export/print-jobs'
import { pagePolicy } from './page-policy'

/** Makes the page of what is printed. */
export type DrawPrintPage = (job: PrintJob) => string

/** Serves the page to be printed, once, to whoever knows its token: our own browser. False where there is none. */
export function servePrintPage(draw: DrawPrintPage, token: string, response: ServerResponse): boolean {
  const job = takePrintJob(token)
  if (!job) return false
  const body = Buffer.from(draw(job))
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy,
  })
  response.end(body)
  return true
}

const policy = pagePolicy('')
