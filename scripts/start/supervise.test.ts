import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Supervised, supervise } from './supervise'

let folder: string
let supervised: Supervised | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'readout-supervise-'))
})
afterEach(async () => {
  await supervised?.stop(1000)
  supervised = undefined
  rmSync(folder, { recursive: true })
})

/** Each start of the program adds its pid to the list. */
const program = `
  require('node:fs').appendFileSync(process.env.PIDS, process.pid + '\\n')
  process.on('disconnect', () => process.exit())
`

function run(rest: string, isWell?: () => Promise<boolean>): Supervised {
  const script = path.join(folder, 'program.cjs')
  writeFileSync(script, program + rest)
  const env = { ...process.env, PIDS: path.join(folder, 'pids') }
  supervised = supervise({ name: 'program', args: [script], env, isWell }, 50)
  return supervised
}

const pids = () => readFileSync(path.join(folder, 'pids'), 'utf8').trim().split('\n').map(Number)

async function pidsOf(starts: number): Promise<number[]> {
  while (pids().length < starts) await new Promise((resolve) => setTimeout(resolve, 20))
  return pids()
}

describe('supervise', () => {
  it('starts a process again that was killed', { timeout: 30_000 }, async () => {
    await run(`process.send('ready')`).ready
    process.kill(pids()[0]!, 'SIGKILL')
    const [first, second] = await pidsOf(2)
    expect(second).not.toBe(first)
  })

  it('starts a process again that runs but does not answer', { timeout: 30_000 }, async () => {
    await run(`process.send('ready'); setInterval(() => {}, 1000)`, async () => pids().length > 1).ready
    const [first, second] = await pidsOf(2)
    expect(second).not.toBe(first)
    expect(() => process.kill(first!, 0)).toThrow('ESRCH')
  })

  it('says that one did not start, and leaves it at that', { timeout: 30_000 }, async () => {
    await expect(run('process.exit(1)').ready).rejects.toThrow('The program did not start.')
    expect(pids()).toHaveLength(1)
  })

  it('asks one to end, and kills it where it does not', { timeout: 30_000 }, async () => {
    const stubborn = run(`process.on('SIGTERM', () => {}); process.send('ready')`)
    await stubborn.ready
    await stubborn.stop(200)
    expect(() => process.kill(pids()[0]!, 0)).toThrow('ESRCH')
  })
})
