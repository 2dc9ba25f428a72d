import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries'
import { rootHome } from './cluster-elsewhere'
import { folderAs, takeOwnership } from './cluster-owner'
import type { ClusterPaths } from './cluster-paths'
import { draftSuffix } from './draft-suffix'
import { run } from './run'
import { databaseUser, isAlive } from './running-server'

/**
 * Makes the cluster where there has been none, and gives its password. The password is put in its place last: where it
 * is and the cluster is not, the cluster was lost, and no empty one is made in its stead.
 */
export async function ensureCluster(paths: ClusterPaths, binaries: Binaries): Promise<string> {
  const isMade = existsSync(paths.passwordFile)
  if (!existsSync(paths.data)) {
    if (isMade) throw lost(paths)
    removeLeftovers(paths)
    await makeCluster(paths, binaries)
  }
  if (!existsSync(paths.passwordFile)) keepPassword(paths)
  takeOwnership(paths.owner, paths.data)
  return readFileSync(paths.passwordFile, 'utf8').trim()
}

async function makeCluster(paths: ClusterPaths, binaries: Binaries): Promise<void> {
  console.error(`A new, empty database is made in ${paths.data}.`)
  const draft = `${paths.data}.${draftSuffix()}`
  const password = draftPassword(paths)
  const passwordFile = passwordOf(draft)
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (paths.owner) for (const file of [draft, passwordFile]) chownSync(file, paths.owner.uid, paths.owner.gid)
  try {
    await run(binaries.initdb, initArguments(paths, draft), {
      owner: paths.owner,
      cwd: draft,
      stdin: paths.owner ? passwordOf(draft) : undefined,
    })
    renameSync(draft, paths.data)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was quicker; its cluster has the same password.
    if (!existsSync(paths.data)) throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

const passwordOf = (draft: string) => `${draft}.password`

/** Same sorting on every machine, and a password even on the loopback. */
const initArguments = ({ owner }: ClusterPaths, draft: string) => [
  `--pgdata=${folderAs(owner, draft)}`,
  `--username=${databaseUser}`,
  // Its path may be out of the owner's reach.
  `--pwfile=${owner ? '/dev/stdin' : passwordOf(draft)}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

const draftFile = ({ passwordFile }: ClusterPaths) => `${passwordFile}.draft`

/** The same one for all who make the cluster at once. */
function draftPassword(paths: ClusterPaths): string {
  const file = draftFile(paths)
  if (!existsSync(file)) {
    const draft = `${file}.${draftSuffix()}`
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
    placeOnce(draft, file)
  }
  return readFileSync(existsSync(file) ? file : paths.passwordFile, 'utf8').trim()
}

function keepPassword(paths: ClusterPaths): void {
  if (existsSync(draftFile(paths))) placeOnce(draftFile(paths), paths.passwordFile)
  if (existsSync(paths.passwordFile)) return
  throw new Error(
    `${paths.passwordFile} is missing, without which ${paths.data} can't be read. Bring it back.`,
  )
}

/** Another process may have been quicker. */
function placeOnce(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function lost({ data, passwordFile }: ClusterPaths): Error {
  const earlier = process.getuid?.() === 0 ? earlierClusters() : []
  const hint =
    earlier.length > 0
      ? ` Earlier releases kept it under ${rootHome}: it may be ${earlier.join(' or ')}.`
      : ''
  return new Error(
    `The database of ${passwordFile} is not in ${data}.${hint} Bring it back there, or remove ${path.dirname(passwordFile)} to begin with an empty one.`,
  )
}

const earlierClusters = () =>
  existsSync(rootHome)
    ? readdirSync(rootHome)
        .map((name) => path.join(rootHome, name, 'data'))
        .filter((data) => existsSync(data) && !existsSync(path.join(data, '..', 'id')))
    : []

/** Drafts of starts that were killed while they made a cluster. */
function removeLeftovers(paths: ClusterPaths): void {
  for (const entry of readdirSync(paths.home)) {
    const pid = /^data\.(\d+)-/.exec(entry)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(path.join(paths.home, entry), { recursive: true, force: true })
  }
}
