import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/postgres/free-port'

/**
 * `npm run bench -- starts`: first starts as people make them by mistake, in a copy of this folder. Two at once, and
 * one that is ended while it builds; the next one must run. Not on Windows, whose copies are no links.
 */
const leftOut = new Set(['.git', '.next', '.build', 'data', 'node_modules', '.env'])
const startMs = 600_000
const endMs = 60_000
const project = path.resolve(import.meta.dirname, '..')
const copy = mkdtempSync(path.join(tmpdir(), 'readout-starts-'))
const failures: string[] = []

function tell(what: string, figures: object, isWell: boolean): void {
  console.log(`${isWell ? 'ok  ' : 'FAIL'} ${what}: ${JSON.stringify(figures)}`)
  if (!isWell) failures.push(what)
}

interface Start {
  baseUrl: string
  child: ChildProcess
  ended: Promise<number | null>
  said: () => string
}

async function start(): Promise<Start> {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', BASE_URL: baseUrl, DATA_DIR: 'data' }
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { baseUrl, child, ended, said: () => text }
}

/** 200 of health and of a page, or how it ended. */
async function outcomeOf({ baseUrl, ended, said }: Start): Promise<string> {
  let code: number | null | undefined
  void ended.then((given) => {
    code = given
  })
  const ask = (at: string) =>
    fetch(baseUrl + at).then(
      ({ status }) => status,
      () => 0,
    )
  for (const until = Date.now() + startMs; Date.now() < until; await sleep(250)) {
    if (code !== undefined) return `ended with ${code}: ${said().trim().split('\n').slice(-3).join(' / ')}`
    if (/^Readout runs at/m.test(said()))
      return `health ${await ask('/api/health/')}, page ${await ask('/sign-in/')}`
  }
  return `nothing after ${startMs / 1000} s: ${said().slice(-500)}`
}

async function end({ child, ended }: Start, signal: NodeJS.Signals): Promise<string> {
  const began = Date.now()
  child.kill(signal)
  const code = await Promise.race([ended, sleep(endMs).then(() => 'still there')])
  return `${code} after ${((Date.now() - began) / 1000).toFixed(1)} s`
}

const runs = 'health 200, page 200'

async function twoAtOnce(): Promise<void> {
  const starts = [await start(), await start()]
  const outcomes = await Promise.all(starts.map(outcomeOf))
  const said = starts.map(({ said }) => said().match(/could not|fail|error|Building/gi) ?? [])
  const ends = await Promise.all(starts.map((one) => end(one, 'SIGTERM')))
  tell(
    'two first starts at once',
    { outcomes, said, ends },
    outcomes.every((outcome) => outcome === runs),
  )
}

async function endedWhileItBuilds(signal: NodeJS.Signals): Promise<void> {
  empty('.next')
  const first = await start()
  while (!first.said().includes('Building the pages')) {
    if (first.child.exitCode !== null) throw new Error(first.said())
    await sleep(100)
  }
  await sleep(8000)
  const ending = await end(first, signal)
  const said = first.said().trim().split('\n').slice(-1)[0]
  const next = await start()
  const outcome = await outcomeOf(next)
  await end(next, 'SIGTERM')
  tell(`${signal} while it builds, then a start`, { ending, said, outcome }, outcome === runs)
}

const empty = (name: string) => rmSync(path.join(copy, name), { recursive: true, force: true })

try {
  for (const name of readdirSync(project).filter((name) => !leftOut.has(name)))
    execFileSync('cp', ['-R', path.join(project, name), copy])
  // Links, as a copy of half a gigabyte takes a while; nothing writes in there.
  execFileSync('cp', ['-Rl', path.join(project, 'node_modules'), copy])
  await twoAtOnce()
  await endedWhileItBuilds('SIGINT')
  await endedWhileItBuilds('SIGKILL')
  console.log(failures.length === 0 ? 'All ended in a product that runs.' : `${failures.length} did not.`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
