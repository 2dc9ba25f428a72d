import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { rootHome } from './cluster-elsewhere'

/**
 * As root, earlier releases kept the cluster under a name made of the data folder's. The folder's password says that
 * this one is its own; null where there is none.
 */
export function findEarlierHome(dataDir: string, kept: string): string | null {
  if (process.getuid?.() !== 0 || existsSync(path.join(kept, 'data'))) return null
  const home = earlierHome(dataDir)
  const isOurs = existsSync(path.join(home, 'data')) && existsSync(path.join(kept, 'password'))
  return isOurs ? home : null
}

export const earlierHome = (dataDir: string): string =>
  path.join(rootHome, createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16))
