import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const stopMs = 40_000
const pollMs = 250

export interface Product {
  /** The start script's number; null while there is none. */
  pid: () => number | null
  /** Starts it again where it was killed. */
  ensure: () => void
  healthy: (timeoutMs: number) => Promise<void>
  stop: () => Promise<void>
}

/** The real product as `npm start` runs it. */
export function openProduct(projectDir: string, env: Record<string, string>): Product {
  let child: ChildProcess | null = null
  let lastWords = ''
  let endings = 0
  const ensure = () => {
    if (child) return
    const started = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: projectDir,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    })
    child = started
    started.stderr.on('data', (text: Buffer) => {
      lastWords = (lastWords + text.toString()).slice(-2000)
    })
    started.once('exit', (code) => {
      if (code !== null && code !== 0) endings += 1
      if (child === started) child = null
    })
  }
  ensure()
  const healthy = async (timeoutMs: number) => {
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline) {
      if (endings > 0) throw new Error(`A start ended by itself:\n${lastWords}`)
      ensure()
      if (await isHealthy(`${env.BASE_URL}/api/health/`)) return
      await sleep(pollMs)
    }
    throw new Error(`The product was not well again after ${timeoutMs / 1000} s:\n${lastWords}`)
  }
  const stop = async () => {
    const last = child
    if (!last) return
    last.kill('SIGTERM')
    const ended = new Promise((resolve) => last.once('exit', resolve))
    if (!(await Promise.race([ended.then(() => true), sleep(stopMs)]))) last.kill('SIGKILL')
  }
  return { pid: () => child?.pid ?? null, ensure, healthy, stop }
}

const isHealthy = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  )
