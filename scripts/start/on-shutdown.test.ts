import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
let child: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'readout-shutdown-'))
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const onShutdown = path.resolve(import.meta.dirname, 'on-shutdown.ts')

/** A process of ours, told to run this with `onShutdown` at hand. */
function run(body: string): Promise<number | null> {
  const script = path.join(folder, 'program.ts')
  writeFileSync(script, `import { onShutdown } from '${onShutdown}'\nsetInterval(() => {}, 1000)\n${body}\n`)
  child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve) => child?.once('exit', resolve))
}

it('ends a process whose parent ended before it listened', { timeout: 20_000 }, async () => {
  const ended = run(`setTimeout(() => onShutdown(async () => {}), 500)`)
  child?.disconnect()
  expect(await ended).toBe(0)
})

it('ends one when its parent ends', { timeout: 20_000 }, async () => {
  const ended = run(`onShutdown(async () => process.exit(7)); process.send('ready')`)
  child?.once('message', () => child?.disconnect())
  expect(await ended).toBe(7)
})

it('ends one that does not come to an end by itself', { timeout: 20_000 }, async () => {
  const ended = run(`onShutdown(() => new Promise(() => {}), 500); process.send('ready')`)
  child?.once('message', () => child?.kill('SIGTERM'))
  expect(await ended).toBe(1)
})
