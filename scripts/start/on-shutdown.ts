/**
 * Calls `stop` once, at the first word that this process is to end: a signal, or the end of the process that
 * started it. Ends the process when that is done.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('SIGHUP', end)
  process.on('disconnect', end)
}

const parentCheckMs = 500

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
