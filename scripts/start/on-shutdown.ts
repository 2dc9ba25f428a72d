import { Worker } from 'node:worker_threads'
import { cleanErrorText } from '@/lib/clean-log-fields'

/** Longer than any `stop` takes by itself; then what still holds this process does not matter. */
const stopMsMax = 15_000
const parentCheckMs = 500

/** Ends this process when its parent has been gone so long, also where nothing but a thread of its own still runs. */
const orphanWatch = (limitMs: number) => `
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${limitMs})
  }, ${parentCheckMs})
`

/**
 * Calls `stop` once, at the first word that this process is to end: a signal, or the end of the process that
 * started it, which may have come before this was called. Ends the process when that is done, or takes too long.
 */
export function onShutdown(stop: () => Promise<void>, limitMs = stopMsMax): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), limitMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(cleanErrorText(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('SIGHUP', end)
  if (process.connected === undefined) return
  process.on('disconnect', end)
  new Worker(orphanWatch(limitMs), { eval: true, execArgv: [] }).unref()
  // Told before anybody listened.
  if (!process.connected) end()
}

/**
 * Under npm, whose end by a signal is no signal to us: ends this process when its parent has ended. A start from
 * a shell may well outlive it.
 */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, parentCheckMs)
  timer.unref()
}
