import { execFileSync } from 'node:child_process'
import path from 'node:path'

interface Process {
  pid: number
  parent: number
  command: string
}

const patterns = {
  web: path.join('.build', 'processes', 'web.mjs'),
  worker: path.join('.build', 'processes', 'worker.mjs'),
  engine: path.join('.build', 'engine', 'engine-child.mjs'),
}

export type Role = keyof typeof patterns

/** The product's processes of this project on this machine. */
export function ownProcesses(projectDir: string, role: Role): Process[] {
  const script = path.join(projectDir, patterns[role])
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((line) => line.includes(script))
    .map((line) => {
      const [pid, parent, ...command] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), command: command.join(' ') }
    })
}

/** All that run, by number. */
export const allOwn = (projectDir: string): Map<number, string> =>
  new Map(
    (Object.keys(patterns) as Role[]).flatMap((role) =>
      ownProcesses(projectDir, role).map(({ pid }) => [pid, role] as const),
    ),
  )
