import type { Generation } from '@/lib/contracts/generation'

export interface WaitOptions {
  signal?: AbortSignal
  /** Called with every state that is read, the last included. */
  onProgress?: (generation: Generation) => void
  /** How long the server holds one request while nothing ends; 0 asks without waiting. */
  waitSeconds?: number
}

type GetGeneration = (
  id: string,
  options: { signal?: AbortSignal; waitSeconds?: number },
) => Promise<Generation>

/** A long poll answers when the generation ends, or after this long; short where somebody watches the progress. */
const waitSeconds = { silent: 25, watched: 1 }
/** Against a storm of requests where the server answers at once. */
const pauseMs = 100

/** Resolves with the generation once it has completed or failed. */
export async function waitForGeneration(
  getGeneration: GetGeneration,
  id: string,
  options: WaitOptions,
): Promise<Generation> {
  for (;;) {
    const generation = await getGeneration(id, {
      signal: options.signal,
      waitSeconds: options.waitSeconds ?? (options.onProgress ? waitSeconds.watched : waitSeconds.silent),
    })
    options.onProgress?.(generation)
    if (generation.status !== 'processing') return generation
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    options.signal?.throwIfAborted()
  }
}
