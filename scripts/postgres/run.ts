import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Who owns and runs the database: Postgres refuses root, so there it is `nobody`. */
export interface Owner {
  uid: number
  gid: number
}

const nobodyId = 65_534

/** Null where the person who runs us may run Postgres too. */
export function findOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function idOf(flag: '-u' | '-g'): number {
  try {
    return Number(
      execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return nobodyId
  }
}

export interface RunOptions {
  owner: Owner | null
  cwd: string
}

/** Runs one of Postgres's programs with a bare environment and gives what it printed. */
export async function run(program: string, args: string[], { owner, cwd }: RunOptions): Promise<string> {
  const env = {
    NODE_ENV: 'production' as const,
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    LC_ALL: 'C',
    TZ: 'UTC',
  }
  const { stdout } = await execute(program, args, { ...owner, cwd, env, timeout: 120_000 })
  return stdout
}
