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

const timeoutMs = 120_000

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
  try {
    return (await execute(program, args, { ...owner, cwd, env, timeout: timeoutMs })).stdout
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(stderr?.trim() || message, { cause: error })
  }
}
