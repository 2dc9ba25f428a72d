import { type ChildProcess, spawn } from 'node:child_process'

export interface SupervisedProcess {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
}

export interface Supervised {
  /** Resolves when it says that it is ready the first time; throws where it ends before. */
  ready: Promise<void>
  /** Ends it for good: asks, waits, then kills. */
  stop: (timeoutMs: number) => Promise<void>
}

const backoffFirstMs = 500
const backoffMaxMs = 30_000
/** One that ran this long is well again: the next restart is quick. */
const healthyMs = 60_000

/** Runs a process and starts it again when it ends by itself, each time a little later. */
export function supervise(process_: SupervisedProcess): Supervised {
  let child: ChildProcess
  let stopping = false
  let backoffMs = backoffFirstMs
  let restart: NodeJS.Timeout | undefined
  let settle: { ready: () => void; failed: (error: Error) => void } | null = null
  const ready = new Promise<void>((resolve, reject) => {
    settle = { ready: resolve, failed: reject }
  })

  const start = () => {
    const startedAt = Date.now()
    child = spawn(process.execPath, process_.args, {
      env: process_.env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('message', () => {
      settle?.ready()
      settle = null
    })
    child.once('close', (code, signal) => {
      if (stopping) return
      if (settle) return settle.failed(new Error(`The ${process_.name} did not start.`))
      if (Date.now() - startedAt > healthyMs) backoffMs = backoffFirstMs
      console.error(`The ${process_.name} ended (${signal ?? `code ${code}`}) and is started again.`)
      restart = setTimeout(start, backoffMs)
      backoffMs = Math.min(backoffMs * 2, backoffMaxMs)
    })
  }

  start()
  const stop = (timeoutMs: number) => {
    stopping = true
    clearTimeout(restart)
    return endChild(child, timeoutMs)
  }
  return { ready, stop }
}

function endChild(child: ChildProcess, timeoutMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
