import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process, with what tells it from a later one of the same number. */
interface Known {
  pid: number
  since: string
}

interface Start {
  host: string
  supervisor: Known
  children: (Known & { name: string })[]
}

/** They drain for up to 10 s. */
const patienceMs = 12_000
const pollMs = 100

/** Keeps in a file which processes this start has, one a name, for the next start on the same port. */
export function keepStart(file: string): (name: string, pid: number) => void {
  const start: Start = { host: hostname(), supervisor: known(process.pid), children: [] }
  return (name, pid) => {
    start.children = [...start.children.filter((child) => child.name !== name), { name, ...known(pid) }]
    mkdirSync(path.dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, JSON.stringify(start))
    renameSync(draft, file)
  }
}

/** Forgets them, once all have ended. */
export const forgetStart = (file: string): void => rmSync(file, { force: true })

/**
 * Ends the processes that a start which was killed has left, by their numbers and only where they are still the same.
 * Gives the number of the start that has them where it still runs.
 */
export async function endLeftBehind(file: string): Promise<number | null> {
  const start = readStart(file)
  if (start?.host !== hostname()) return null
  if (isSame(start.supervisor)) return start.supervisor.pid
  for (const child of start.children.filter(isSame)) {
    console.error(`Ending the ${child.name} (process ${child.pid}) that a start which was killed has left.`)
    await end(child)
  }
  forgetStart(file)
  return null
}

async function end(child: Known): Promise<void> {
  process.kill(child.pid, 'SIGTERM')
  const deadline = Date.now() + patienceMs
  while (isSame(child)) {
    if (Date.now() > deadline) process.kill(child.pid, 'SIGKILL')
    await sleep(pollMs)
  }
}

const known = (pid: number): Known => ({ pid, since: sinceOf(pid) })

const isSame = ({ pid, since }: Known) => since !== '' && sinceOf(pid) === since

/** When it was started, as the system writes it; empty of one that has ended, or where that can't be told. */
function sinceOf(pid: number): string {
  try {
    if (process.platform === 'linux') return sinceBoot(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** The 22nd field of proc(5); the second, a name in brackets, may hold anything. A zombie has ended. */
function sinceBoot(stat: string): string {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z'
    ? ''
    : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
}

function readStart(file: string): Start | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Start
  } catch {
    return null
  }
}
