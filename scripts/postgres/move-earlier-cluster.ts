import { execFileSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findElsewhere, putElsewhere } from './cluster-elsewhere'
import { canOwn } from './cluster-owner'
import { type ClusterPaths, keptFolder } from './cluster-paths'
import { draftSuffix } from './draft-suffix'
import { earlierHome } from './earlier-home'

/**
 * Brings a cluster of an earlier release into the data folder, or notes there where it stays; tells whether it was moved. One that
 * somebody uses is left to them until the next time.
 */
export async function moveEarlierCluster(given: {
  dataDir: string
  paths: ClusterPaths
  /** Stops its server; false where it is used. */
  release: () => Promise<boolean>
}): Promise<boolean> {
  const { owner, home, data } = given.paths
  const kept = keptFolder(given.dataDir)
  if (!owner || home !== earlierHome(given.dataDir) || findElsewhere(kept)) return false
  if (!canOwn(owner, kept)) {
    putElsewhere(kept, home)
    return false
  }
  if (!(await given.release())) return false
  moveFolder(data, path.join(kept, 'data'))
  rmSync(home, { recursive: true, force: true })
  console.error(`The database was moved from ${home} to ${kept}, with the rest of its data.`)
  return true
}

function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const draft = `${to}.${draftSuffix()}`
    execFileSync('cp', ['-a', from, draft])
    renameSync(draft, to)
  }
}
