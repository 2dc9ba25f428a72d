import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import type { Owner } from './cluster-owner'

const timeoutMs = 120_000

export interface RunOptions {
  owner: Owner | null
  cwd: string
  /** A file to be its standard input. */
  stdin?: string
}

/** Runs one of Postgres's programs with a bare environment; throws what it said where it fails. */
export async function run(program: string, args: string[], { owner, cwd, stdin }: RunOptions): Promise<void> {
  const env = {
    NODE_ENV: 'production' as const,
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    LC_ALL: 'C',
    TZ: 'UTC',
  }
  const input = stdin ? openSync(stdin, 'r') : null
  const child = spawn(program, args, {
    ...owner,
    cwd,
    env,
    timeout: timeoutMs,
    stdio: [input ?? 'ignore', 'ignore', 'pipe'],
  })
  if (input !== null) closeSync(input)
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    // Not its close: a server that it leaves running may hold on to what it prints to.
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve()
      setImmediate(() =>
        reject(new Error(stderr.trim() || `${program} ended (${signal ?? `code ${code}`}).`)),
      )
    })
  })
  child.stderr?.destroy()
}
