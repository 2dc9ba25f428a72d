import type { EngineProcess } from './engine-process'

export interface ProcessSupplyOptions {
  /** At the most, at a time. */
  count: number
  start: () => EngineProcess
  /** Asked of one that has done its work and still runs. */
  isReusable: (process: EngineProcess) => Promise<boolean>
}

interface Turn {
  take: (process: EngineProcess) => void
  refuse: (reason: Error) => void
}

/** Hands out processes, one of them started ahead; who comes when all are busy waits in line. */
export function createProcessSupply({ count, start, isReusable }: ProcessSupplyOptions) {
  const all = new Set<EngineProcess>()
  const idle: EngineProcess[] = []
  const waiting: Turn[] = []
  let closed = false

  const add = () => {
    const process = start()
    all.add(process)
    process.ended.then(() => all.delete(process))
    return process
  }
  /** The file that a process has read last to be filtered, and may still hold. */
  const holding = new WeakMap<EngineProcess, string>()
  const takeIdle = (file: string | undefined) => {
    const place = idle.findIndex((process) => file !== undefined && holding.get(process) === file)
    return idle.splice(Math.max(0, place), 1)[0]
  }
  const renew = (process: EngineProcess) => {
    process.kill()
    all.delete(process)
    return add()
  }

  const handOn = (process: EngineProcess) => {
    const turn = waiting.shift()
    if (turn) turn.take(process)
    else idle.push(process)
  }
  /** Those that are to be looked at before they are handed on once more. */
  const overdue = new WeakSet<EngineProcess>()
  /** One that is at work again by then is renewed after that. */
  const renewIdle = async (process: EngineProcess) => {
    if (await isReusable(process)) return
    const place = idle.indexOf(process)
    if (place < 0) overdue.add(process)
    else if (!closed) idle.splice(place, 1, renew(process))
  }

  idle.push(add())
  return {
    /** One that has read `file` already, where it is free. */
    async acquire(signal?: AbortSignal, file?: string): Promise<EngineProcess> {
      signal?.throwIfAborted()
      if (closed) throw new Error('The engine is shutting down.')
      const free = takeIdle(file)
      if (free) return free.isAlive() ? free : renew(free)
      if (all.size < count) return add()
      return waitForTurn(waiting, signal)
    },
    async release(process: EngineProcess, file?: string): Promise<void> {
      if (file === undefined) holding.delete(process)
      else holding.set(process, file)
      // whoever looks at a table asks again at once, and is not to find the process that holds it away
      const isFree = waiting.length === 0 && !overdue.has(process)
      if (file !== undefined && isFree && process.isAlive() && !closed) {
        idle.push(process)
        void renewIdle(process)
        return
      }
      overdue.delete(process)
      const reusable = process.isAlive() && (await isReusable(process))
      if (closed) return process.kill()
      handOn(reusable ? process : renew(process))
    },
    /** Kills all, also those that are at work. */
    async close(): Promise<void> {
      closed = true
      for (const turn of waiting.splice(0)) turn.refuse(new Error('The engine is shutting down.'))
      const running = [...all]
      for (const process of running) process.kill()
      await Promise.all(running.map((process) => process.ended))
    },
  }
}

function waitForTurn(waiting: Turn[], signal?: AbortSignal): Promise<EngineProcess> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(turn), 1)
      reject(signal?.reason)
    }
    const turn: Turn = {
      take: (process) => {
        signal?.removeEventListener('abort', leave)
        resolve(process)
      },
      refuse: reject,
    }
    signal?.addEventListener('abort', leave, { once: true })
    waiting.push(turn)
  })
}
