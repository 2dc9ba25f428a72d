import { ServiceError } from '@/lib/services/errors'

export interface RenderSlots {
  /** Waits for a place and gives what frees it again; throws `overloaded` where too many wait already. */
  take: () => Promise<() => void>
}

export interface RenderBounds {
  /** Made at once. */
  runningMax: number
  waitingMax: number
  /** A place is free again after so long, though whoever asked still takes the page in. */
  heldMsMax: number
  /** For those beyond the bounds. */
  message?: string
}

const tryAgainSeconds = 3

/** Places for work that takes a processor's whole attention: more of it at once only makes all of it late. */
export function createRenderSlots({
  runningMax,
  waitingMax,
  heldMsMax,
  message = 'Too many people look at pages at this moment. Try again in a few seconds.',
}: RenderBounds): RenderSlots {
  const waiting: (() => void)[] = []
  let running = 0
  const hold = () => {
    running++
    let isFree = false
    const free = () => {
      if (isFree) return
      isFree = true
      clearTimeout(timer)
      running--
      waiting.shift()?.()
    }
    const timer = setTimeout(free, heldMsMax)
    timer.unref()
    return free
  }
  return {
    take: () => {
      if (running < runningMax) return Promise.resolve(hold())
      if (waiting.length >= waitingMax) return Promise.reject(overloaded(message))
      return new Promise((resolve) => waiting.push(() => resolve(hold())))
    },
  }
}

const overloaded = (message: string) =>
  new ServiceError('overloaded', { message, retryAfterSeconds: tryAgainSeconds })
