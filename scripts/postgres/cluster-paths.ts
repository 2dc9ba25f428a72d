import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { findOwner, type Owner } from './run'

/** Where root keeps what `nobody` must reach: a project's own folder may be closed to others. */
export const rootHome = '/var/lib/readout'

export interface ClusterPaths {
  owner: Owner | null
  /** Holds the cluster and its log. */
  home: string
  data: string
  log: string
  /** Kept with the project's data, so that a data folder thrown away takes its database with it. */
  passwordFile: string
}

/** Where the database of a data folder lives; made where missing. */
export function clusterPaths(dataDir: string): ClusterPaths {
  const owner = findOwner()
  const kept = path.join(dataDir, 'postgres')
  mkdirSync(kept, { recursive: true, mode: 0o700 })
  const home = owner ? path.join(rootHome, hashOf(path.resolve(dataDir))) : kept
  mkdirSync(home, { recursive: true })
  if (owner) {
    chmodSync(rootHome, 0o755)
    chownSync(home, owner.uid, owner.gid)
  }
  return {
    owner,
    home,
    data: path.join(home, 'data'),
    log: path.join(home, 'postgres.log'),
    passwordFile: path.join(kept, 'password'),
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
