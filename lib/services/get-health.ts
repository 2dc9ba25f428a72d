import type { Health } from '@/lib/contracts/health'
import { version } from '@/package.json'
import type { Ctx } from './context'
import { ServiceError } from './errors'

/** Health is asked every few seconds; a database that takes longer is as good as away. */
const timeoutMs = 3000

/** Whether the product can serve; throws `overloaded` where its database can't be reached or no file be kept. */
export async function getHealth(ctx: Ctx): Promise<Health> {
  const health = await readDatabase(ctx)
  await within(ctx.storage.requireWritable(), timeoutMs).catch((cause: Error) => {
    const isSlow = cause instanceof TooSlowError
    const message = isSlow ? `Keeping a file takes more than ${timeoutMs / 1000} s.` : 'No file can be kept.'
    ctx.logger[isSlow ? 'warn' : 'error']({ reason: cause.message }, `health: ${message}`)
    throw new ServiceError('overloaded', { message, cause })
  })
  return health
}

class TooSlowError extends Error {}

async function readDatabase(ctx: Ctx): Promise<Health> {
  try {
    const queue = await within(countGenerations(ctx), timeoutMs)
    return { status: 'ok', version, database: 'ok', queue }
  } catch (cause) {
    ctx.logger.warn({ error: cause }, 'health: the database does not answer')
    throw new ServiceError('overloaded', { message: 'The database does not answer.', cause })
  }
}

/** A job of a process that was killed counts as running for long; a generation's lease ends soon. */
async function countGenerations({ db, queue }: Ctx) {
  const [{ waiting }, running] = await Promise.all([
    queue.count(),
    db.generation.count({ where: { status: 'processing', leaseExpiresAt: { gt: new Date() } } }),
  ])
  return { waiting, running }
}

function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlowError(`no answer within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
