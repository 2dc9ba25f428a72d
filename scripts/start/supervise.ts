import { type ChildProcess, spawn } from 'node:child_process'

export interface SupervisedProcess {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  /** Told the number of each process that is started. */
  onStart?: (pid: number) => void
  /** Whether it still does its work, asked again and again once it is ready; one that does not is killed. */
  isWell?: () => Promise<boolean>
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
/** Three times in a row: under load an answer may be late. */
const illnessesMax = 3

/** Runs a process and starts it again when it ends by itself, each time a little later. */
export function supervise(process_: SupervisedProcess, lookMs = 5000): Supervised {
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
    if (child.pid) process_.onStart?.(child.pid)
    child.once('message', () => {
      settle?.ready()
      settle = null
      if (process_.isWell) watch(child, { name: process_.name, isWell: process_.isWell, lookMs })
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

interface Watch {
  name: string
  isWell: () => Promise<boolean>
  lookMs: number
}

/** Kills one that runs but no longer does its work; its end then starts it again. */
function watch(child: ChildProcess, { name, isWell, lookMs }: Watch): void {
  let illnesses = 0
  const look = async () => {
    if (hasEnded(child)) return
    illnesses = (await isWell()) ? 0 : illnesses + 1
    if (hasEnded(child)) return
    if (illnesses < illnessesMax) return void setTimeout(look, lookMs).unref()
    console.error(`The ${name} runs but does not answer.`)
    child.kill('SIGKILL')
  }
  setTimeout(look, lookMs).unref()
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function endChild(child: ChildProcess, timeoutMs: number): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
