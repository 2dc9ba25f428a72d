import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { findElsewhere, putElsewhere } from './cluster-elsewhere'
import { canOwn, findOwner, type Owner } from './cluster-owner'
import { findEarlierHome } from './earlier-home'

export interface ClusterPaths {
  owner: Owner | null
  /** Holds the cluster, and drafts of it. */
  home: string
  data: string
  log: string
  /** With the cluster or, where that is elsewhere, in the data folder all the same. */
  passwordFile: string
}

/** In the data folder: what is kept of the database, nearly always all of it. */
export const keptFolder = (dataDir: string): string => path.join(dataDir, 'postgres')

/**
 * Where the database of a data folder is, or is to be made: in the folder itself, but where that can't belong to
 * anybody but root. Throws where the folder says that it is elsewhere, and it is not there.
 */
export function clusterPaths(dataDir: string): ClusterPaths {
  const kept = keptFolder(dataDir)
  mkdirSync(kept, { recursive: true, mode: 0o700 })
  const home = findElsewhere(kept) ?? findEarlierHome(dataDir, kept) ?? homeFor(kept)
  return pathsIn(home, kept)
}

/** Those of a cluster in the folder `home`. */
export function pathsIn(home: string, kept: string): ClusterPaths {
  const data = path.join(home, 'data')
  return {
    owner: findOwner(data),
    home,
    data,
    log: path.join(data, 'postgres.log'),
    passwordFile: path.join(kept, 'password'),
  }
}

/** Decided when the cluster is made. */
function homeFor(kept: string): string {
  const data = path.join(kept, 'data')
  const owner = findOwner(data)
  return !owner || existsSync(data) || canOwn(owner, kept) ? kept : putElsewhere(kept)
}
