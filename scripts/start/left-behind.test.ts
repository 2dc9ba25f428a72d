import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endLeftBehind, keepStart } from './left-behind'

let folder: string
let file: string
let child: ChildProcess
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'readout-left-'))
  file = path.join(folder, 'starts', '3000.json')
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
})
afterEach(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

type Kept = { supervisor: { since: string }; children: { since: string }[] }

/** As it stands after the start was killed. */
function change(edit: (kept: Kept) => void) {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  edit(kept)
  writeFileSync(file, JSON.stringify(kept))
}

const ended = () => new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))

it('ends what a start that was killed has left', { timeout: 30_000 }, async () => {
  keepStart(file)('web server', child.pid!)
  change(({ supervisor }) => {
    supervisor.since = 'another boot 1'
  })
  const end = ended()
  expect(await endLeftBehind(file)).toBeNull()
  expect(await end).toBe('SIGTERM')
  expect(existsSync(file)).toBe(false)
})

it('leaves alone what got the number since, and what belongs to a start that runs', async () => {
  keepStart(file)('web server', child.pid!)
  expect(await endLeftBehind(file)).toBe(process.pid)
  change(({ supervisor, children }) => {
    supervisor.since = 'another boot 1'
    children[0]!.since = 'another boot 2'
  })
  expect(await endLeftBehind(file)).toBeNull()
  expect(() => process.kill(child.pid!, 0)).not.toThrow()
})
