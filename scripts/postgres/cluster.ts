import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries'
import type { ClusterPaths } from './cluster-paths'
import { run } from './run'
import { databaseUser, isAlive } from './running-server'

/** Makes the cluster where there is none, and gives its password. */
export async function ensureCluster(paths: ClusterPaths, binaries: Binaries): Promise<string> {
  if (existsSync(paths.data) && !existsSync(paths.passwordFile)) await setAside(paths, binaries)
  const password = keptPassword(paths.passwordFile)
  if (existsSync(paths.data)) return password
  removeLeftovers(paths)
  const draft = `${paths.data}.${draftSuffix()}`
  const passwordDraft = `${draft}.password`
  writeFileSync(passwordDraft, `${password}\n`, { mode: 0o600 })
  if (paths.owner) chownSync(passwordDraft, paths.owner.uid, paths.owner.gid)
  try {
    await run(binaries.initdb, initArguments(draft, passwordDraft), { owner: paths.owner, cwd: paths.home })
    renameSync(draft, paths.data)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was quicker; its cluster has the same password.
    if (!existsSync(paths.data)) throw error
  } finally {
    rmSync(passwordDraft, { force: true })
  }
  return password
}

/** Same sorting on every machine, and a password even on the loopback. */
const initArguments = (data: string, passwordFile: string) => [
  `--pgdata=${data}`,
  `--username=${databaseUser}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/** The data folder was thrown away and its database outlived it elsewhere: begin anew, but keep the last one. */
async function setAside(paths: ClusterPaths, binaries: Binaries): Promise<void> {
  const aside = `${paths.data}-before`
  await run(binaries.pgCtl, ['stop', '-D', paths.data, '-m', 'fast', '-w'], {
    owner: paths.owner,
    cwd: paths.home,
  }).catch(() => undefined)
  rmSync(aside, { recursive: true, force: true })
  renameSync(paths.data, aside)
}

/** Begins with the process, so that what a killed one left can be told. */
const draftSuffix = () => `${process.pid}-${randomBytes(4).toString('hex')}`

function keptPassword(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${draftSuffix()}`
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(file, 'utf8').trim()
}

/** Drafts of starts that were killed while they made a cluster. */
function removeLeftovers(paths: ClusterPaths): void {
  for (const entry of readdirSync(paths.home)) {
    const pid = /^data\.(\d+)-/.exec(entry)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(path.join(paths.home, entry), { recursive: true, force: true })
  }
}
