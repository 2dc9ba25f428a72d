import type { OutgoingHttpHeaders } from 'node:http'

/** A page as it was answered. */
export interface ReadyPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

export interface KeptPages {
  /** The page that is kept under a key, else as it is made now, once for all who ask meanwhile. */
  get: (key: string, make: () => Promise<ReadyPage>) => Promise<ReadyPage>
}

interface Kept {
  page: Promise<ReadyPage>
  /** Null while it is being made. */
  bytes: number | null
}

interface KeptBounds {
  ageMsMax: number
  bytesMax: number
  /** How long an error is thrown again instead of another try; 0 by default. */
  failedMs?: (error: unknown) => number
}

/** Keeps pages that were made well for a short while, the newest of them within so many bytes. */
export function createKeptPages({ ageMsMax, bytesMax, failedMs = () => 0 }: KeptBounds): KeptPages {
  const kept = new Map<string, Kept>()
  const forget = (key: string, entry: Kept) => {
    if (kept.get(key) === entry) kept.delete(key)
  }
  const keep = (key: string, entry: Kept, page: ReadyPage) => {
    entry.bytes = page.body.length
    if (page.status !== 200) return forget(key, entry)
    setTimeout(() => forget(key, entry), ageMsMax).unref()
    let bytes = 0
    for (const [newer, { bytes: own }] of [...kept].reverse()) {
      bytes += own ?? 0
      if (bytes > bytesMax) kept.delete(newer)
    }
  }
  const keepFailure = (key: string, entry: Kept, error: unknown) => {
    const ms = failedMs(error)
    if (ms > 0) setTimeout(() => forget(key, entry), ms).unref()
    else forget(key, entry)
  }
  return {
    get: (key, make) => {
      const found = kept.get(key)
      if (found) return found.page
      const entry: Kept = { page: make(), bytes: null }
      kept.set(key, entry)
      entry.page.then(
        (page) => keep(key, entry, page),
        (error: unknown) => keepFailure(key, entry, error),
      )
      return entry.page
    },
  }
}
