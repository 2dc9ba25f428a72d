import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { TableRows } from '@/lib/contracts/table-rows'
import type { FilterResult } from '@/lib/engine/filtered/filter-dashboard'
import { SelectionError } from '@/lib/engine/filtered/selection-conditions'
import { openQueue } from '@/lib/jobs/queue'
import { createLogger } from '@/lib/logger'
import type { Mail } from '@/lib/mail/mail'
import { ensureAccount } from '@/lib/services/account/ensure-account'
import type { Actor, Ctx } from '@/lib/services/context'
import { storeUpload, type Upload } from '@/lib/services/dataset/store-upload'
import { createPrinter } from '@/lib/services/export/printer'
import type { AnalyzeInput, CleanInput, FilterInput, PageInput } from '@/lib/services/generation/engine-pool'
import type { EngineResult } from '@/lib/services/generation/engine-task'
import { filterFile, pageFile } from '@/lib/services/generation/filter-file'
import { createGenerationChanges } from '@/lib/services/generation/generation-changes'
import { createDiskStorage } from '@/lib/storage/disk-storage'
import { ordersDraft } from './orders-draft'
import { createTestDatabase } from './test-database'

export interface TestContext {
  ctx: Ctx
  databaseUrl: string
  /** What was sent by mail, oldest first. */
  mails: Mail[]
  /** The context of an account of its own. */
  as: (plan?: 'free' | 'premium') => Promise<Ctx & { actor: Actor }>
  upload: (ctx: Ctx, text: string | Buffer, fileName?: string) => Promise<Upload>
  close: () => Promise<void>
}

type Analyze = (input: AnalyzeInput) => Promise<EngineResult>

/** A context on a real database, queue and disk; the engine is the suite's own, a ready draft by default. */
export async function createTestContext(
  analyzeFile: Analyze = async () => ordersResult,
): Promise<TestContext> {
  const database = await createTestDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'readout-files-'))
  const queue = await openQueue(database.url)
  const mails: Mail[] = []
  const logger = createLogger({ write: () => undefined })
  const ctx: Ctx = {
    db: database.prisma,
    storage: createDiskStorage(folder),
    queue,
    engine: { analyzeFile, cleanFile: copyFile, filterFile: filterHere, pageFile: pageHere },
    changes: createGenerationChanges(database.url),
    mail: { send: async (mail) => void mails.push(mail) },
    model: null,
    printer: createPrinter({
      databaseUrl: database.url,
      chromiumPath: path.join(folder, 'no-chromium'),
      ownOrigin: 'http://127.0.0.1:9',
      logger,
    }),
    logger,
    requestId: 'req_test',
    clientAddress: 'local',
    actor: null,
    limits: [],
    claim: null,
  }
  let accounts = 0
  return {
    ctx,
    mails,
    databaseUrl: database.url,
    as: async (plan = 'free') => {
      accounts += 1
      return { ...ctx, actor: await ensureAccount(ctx, { email: `person${accounts}@example.com`, plan }) }
    },
    upload: (own, text, fileName = 'orders.csv') =>
      storeUpload(own, { fileName, stream: Readable.from([Buffer.from(text)]) }),
    close: async () => {
      await ctx.changes.close()
      await queue.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the suite's engine takes for a cleaned table. */
const copyFile = async ({ path: file, cleanedTo }: CleanInput) => copyFileSync(file, cleanedTo)

export const ordersResult: EngineResult = { draft: ordersDraft, timing: { read: 1, total: 2 } }

/** As an engine process does, in this one. */
async function filterHere({ signal: _signal, ...task }: FilterInput): Promise<FilterResult> {
  const message = filterFile(task)
  if (message.type === 'unfit') throw new SelectionError(message.param, message.message)
  if (message.type !== 'filtered') throw new Error(`The engine answered ${message.type}.`)
  return message.result
}

async function pageHere({ signal: _signal, ...task }: PageInput): Promise<TableRows> {
  const message = pageFile(task)
  if (message.type === 'unfit') throw new SelectionError(message.param, message.message)
  if (message.type !== 'paged') throw new Error(`The engine answered ${message.type}.`)
  return message.result
}
