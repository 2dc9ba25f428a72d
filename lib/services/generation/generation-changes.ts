import { Client } from 'pg'
import { connectionLimits } from '@/lib/db/connection-limits'

/** Sent with a generation's id when its stage changes and when it ends. */
export const generationChannel = 'readout_generation_changed'

export interface Subscription {
  /** Resolves at the next change, at once if there was one since the last call, and at the latest after so long. */
  next: (timeoutMs: number, signal?: AbortSignal) => Promise<void>
  close: () => void
}

/** Tells changes of generations, whichever process makes them; where it is deaf, `next` just takes its time. */
export interface GenerationChanges {
  subscribe: (generationId: string) => Subscription
  close: () => Promise<void>
}

/** Listens on one connection, which is opened at the first subscription and again after it broke. */
export function createGenerationChanges(databaseUrl: string): GenerationChanges {
  const listeners = new Map<string, Set<() => void>>()
  let client: Client | undefined
  const forget = (broken: Client) => {
    if (client === broken) client = undefined
  }
  const connect = () => {
    if (client) return
    const opened = new Client({ connectionString: databaseUrl, ...connectionLimits })
    client = opened
    opened.on('notification', ({ payload = '' }) => {
      for (const wake of listeners.get(payload) ?? []) wake()
    })
    opened.on('error', () => forget(opened))
    opened.on('end', () => forget(opened))
    opened
      .connect()
      .then(() => opened.query(`LISTEN ${generationChannel}`))
      .catch(() => forget(opened))
  }
  return {
    subscribe: (id) => {
      connect()
      return subscribe(listeners, id)
    },
    close: async () => {
      await client?.end().catch(() => {})
    },
  }
}

function subscribe(listeners: Map<string, Set<() => void>>, id: string): Subscription {
  let changed = false
  let resolveNext = () => {}
  const wake = () => {
    changed = true
    resolveNext()
  }
  const own = listeners.get(id) ?? new Set()
  listeners.set(id, own.add(wake))
  const next = async (timeoutMs: number, signal?: AbortSignal) => {
    if (!changed && !signal?.aborted) {
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', done)
          resolve()
        }
        const timer = setTimeout(done, timeoutMs)
        signal?.addEventListener('abort', done)
        resolveNext = done
      })
    }
    changed = false
  }
  const close = () => {
    own.delete(wake)
    if (own.size === 0) listeners.delete(id)
  }
  return { next, close }
}
