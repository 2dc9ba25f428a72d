import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { freePort } from '../postgres/free-port'

const startTimeoutMs = 300_000
const stopTimeoutMs = 20_000

async function answers(url: string) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

interface ProductOptions {
  model?: { baseUrl: string }
  /** Another place for its data, which is emptied before and after. */
  dataDir?: string
}

/** Starts the built product as `npm start` does, on a free port, with data of its own, and with a model if one is given. */
export async function startProduct({ model, dataDir: given }: ProductOptions = {}) {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  // Of this port: another run in the same folder of ours has its own.
  const dataDir = given ?? path.resolve('.build/test-data', String(port))
  fs.rmSync(dataDir, { recursive: true, force: true })
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    BASE_URL: baseUrl,
    RATE_LIMITS: 'off',
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
    ...(model && { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'test-model', LLM_API_KEY: 'sk-test-secret' }),
  }
  const env = { ...settings, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }

  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let running = true
  exited.then(() => {
    running = false
  })

  const stop = async () => {
    if (!running) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await exited
    clearTimeout(timer)
    fs.rmSync(dataDir, { recursive: true, force: true })
  }

  const giveUpAt = Date.now() + startTimeoutMs
  while (!(await answers(`${baseUrl}/api/health/`))) {
    if (!running) throw new Error('The product ended while it was starting; its last lines say why.')
    if (Date.now() > giveUpAt) {
      await stop()
      throw new Error(
        `The product did not answer at ${baseUrl}/api/health/ within ${startTimeoutMs / 1000} s.`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return { baseUrl, env, stop }
}
