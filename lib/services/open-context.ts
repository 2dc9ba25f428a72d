import path from 'node:path'
import { getDatabaseUrl, getPrisma } from '@/lib/db/prisma-client'
import { getEnv } from '@/lib/env'
import { openQueue } from '@/lib/jobs/queue'
import { openModel } from '@/lib/llm/open-model'
import { getLogger } from '@/lib/logger'
import { createMailer } from '@/lib/mail/create-mailer'
import { createDiskStorage } from '@/lib/storage/disk-storage'
import type { Ctx } from './context'
import { createPrinter } from './export/printer'
import { analyzeFile, cleanFile, filterFile, pageFile } from './generation/engine-pool'
import { createGenerationChanges } from './generation/generation-changes'

type Ports = Pick<Ctx, 'db' | 'storage' | 'queue' | 'engine' | 'changes' | 'mail' | 'model' | 'printer'>

type OpenCall = Pick<Ctx, 'requestId'> & Partial<Pick<Ctx, 'clientAddress' | 'actor' | 'limits'>>

/** Kept on the global object: the development server loads modules anew, and each bundle has its own copy. */
const kept = globalThis as { readoutPorts?: Promise<Ports> }

/** A context on this process's database, storage, queue and engine, which are opened once. */
export async function openContext(call: OpenCall): Promise<Ctx> {
  kept.readoutPorts ??= openPorts()
  const ports = await kept.readoutPorts.catch((error: unknown) => {
    kept.readoutPorts = undefined
    throw error
  })
  const { requestId, clientAddress = 'local', actor = null, limits = [] } = call
  return { ...ports, logger: getLogger(), requestId, clientAddress, actor, limits, claim: null }
}

/** For a process that ends by itself, such as a script. */
export async function closePorts(): Promise<void> {
  const ports = await kept.readoutPorts
  kept.readoutPorts = undefined
  await ports?.changes.close()
  await ports?.queue.close()
  await ports?.db.$disconnect()
}

async function openPorts(): Promise<Ports> {
  const env = getEnv()
  const storage = createDiskStorage(path.join(env.dataDir, 'files'))
  const databaseUrl = getDatabaseUrl()
  return {
    db: getPrisma(),
    storage,
    queue: await openQueue(databaseUrl),
    engine: { analyzeFile, cleanFile, filterFile, pageFile },
    changes: createGenerationChanges(databaseUrl),
    mail: createMailer(env),
    model: openModel(env),
    printer: createPrinter({
      databaseUrl,
      chromiumPath: env.chromiumPath,
      ownOrigin: ownOrigin(env),
      logger: getLogger(),
    }),
  }
}

const everyInterface = new Set([undefined, '::', '0.0.0.0'])

/** This process's web server as it reaches itself. */
function ownOrigin({ host, port }: { host: string | undefined; port: number }): string {
  const name = everyInterface.has(host) ? '127.0.0.1' : host
  return `http://${name?.includes(':') ? `[${name}]` : name}:${port}`
}
