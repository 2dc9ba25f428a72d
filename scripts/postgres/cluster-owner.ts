import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { draftSuffix } from './draft-suffix'

/** Who owns and runs the database: Postgres refuses root. */
export interface Owner {
  uid: number
  gid: number
}

const nobodyId = 65_534
const ownFolder = '/proc/self/cwd'

/**
 * Who is to run the cluster in `data`: null for the person who runs us; as root whoever owns it, so that a folder that
 * came from elsewhere works as it is, else `nobody`.
 */
export function findOwner(data: string): Owner | null {
  if (process.getuid?.() !== 0) return null
  const { uid = 0, gid = 0 } = statSync(data, { throwIfNoEntry: false }) ?? {}
  return uid === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : { uid, gid }
}

function idOf(flag: '-u' | '-g'): number {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: [...stdio] }))
  } catch {
    return nobodyId
  }
}

/**
 * How the owner names the folder that its program is started in. By its path it may be out of reach, as a home is
 * closed to others; where Linux lets a process name its own folder, no folder above is asked.
 */
export const folderAs = (owner: Owner | null, folder: string): string =>
  owner && existsSync(ownFolder) ? ownFolder : folder

/** Whether a folder in this one can belong to the owner, and be used by it: not on every file system, nor for all users. */
export function canOwn(owner: Owner, folder: string): boolean {
  const probe = path.join(folder, `data.${draftSuffix()}`)
  try {
    mkdirSync(probe, { mode: 0o700 })
    chownSync(probe, owner.uid, owner.gid)
    const script = 'cd "$1" && : > probe && rm probe'
    execFileSync('sh', ['-c', script, 'sh', folderAs(owner, probe)], {
      ...owner,
      cwd: probe,
      stdio: 'ignore',
    })
    return statSync(probe).uid === owner.uid
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

/** A copy may have lost its owner and its mode on the way; Postgres starts on neither. */
export function takeOwnership(owner: Owner | null, data: string): void {
  const { uid, mode } = statSync(data)
  if (owner && uid !== owner.uid) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data])
  const user = owner?.uid ?? process.getuid?.()
  if (!owner && user !== undefined && uid !== user) {
    throw new Error(`${data} belongs to another user (${uid}). Give it back: chown -R ${user} ${data}.`)
  }
  if (process.platform !== 'win32' && mode & 0o077) chmodSync(data, 0o700)
}
