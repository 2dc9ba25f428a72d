import { randomBytes } from 'node:crypto'
import type { Dashboard } from '@/lib/contracts/dashboard'
import type { PdfFormat } from '@/lib/contracts/pdf'

/** What a page of paper shows. */
export interface PrintJob {
  dashboard: Dashboard
  /** Where anybody can see the dashboard, for the foot of every page; null where nobody is to learn of a link. */
  url: string | null
  /** `2026-03-09`, in UTC. */
  printedOn: string
  format: PrintFormat
}

/** Paper, or one picture as messengers show it beside a link. */
export type PrintFormat = PdfFormat | 'picture'

const tokenBytes = 32

/** Kept on the global object: the API's bundle writes what the page's bundle reads. */
const kept = globalThis as { readoutPrintJobs?: Map<string, PrintJob> }

const jobs = () => {
  kept.readoutPrintJobs ??= new Map()
  return kept.readoutPrintJobs
}

/** Puts a job where the print page of this process finds it, once, under a name that nobody can guess. */
export function keepPrintJob(job: PrintJob): { token: string; forget: () => void } {
  const token = randomBytes(tokenBytes).toString('base64url')
  jobs().set(token, job)
  return { token, forget: () => void jobs().delete(token) }
}

/** The job of a token, which is of no more use afterwards. */
export function takePrintJob(token: string): PrintJob | null {
  const job = jobs().get(token) ?? null
  jobs().delete(token)
  return job
}
