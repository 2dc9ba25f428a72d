import { syncFileBytesMax, syncTimeoutMs } from '@/lib/contracts/generation'
import type { Ctx } from '../context'
import { runGeneration } from './run-generation'

/** A run in the request has begun long before; the worker takes it up only if that process is gone. */
const smallFileDelaySeconds = 30

/** Who waits for the answer does not know the generation's name yet; what takes longer is looked at by others. */
const unseenMs = 1000

type Sized = Readonly<{ byteCount: number }>

/** Whether its generation is run within the request. */
export const isSmallFile = ({ byteCount }: Sized): boolean => byteCount <= syncFileBytesMax

/** How long the worker lets the request try by itself. */
export const jobDelaySeconds = (file: Sized): number => (isSmallFile(file) ? smallFileDelaySeconds : 0)

/** Runs a generation for as long as a request may take; whatever it throws, the generation stands, and the worker ends it. */
export async function runWithinRequest(ctx: Ctx, id: string): Promise<void> {
  const run = runGeneration(ctx, id, unseenMs).catch((error: unknown) => {
    ctx.logger.error(
      { error, generationId: id, requestId: ctx.requestId },
      'run within the request broke off',
    )
  })
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, syncTimeoutMs)
  })
  await Promise.race([run, timeout])
  clearTimeout(timer)
}
