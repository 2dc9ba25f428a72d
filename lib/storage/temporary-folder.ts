import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tellUnwritable } from './storage'

const prefix = 'readout-work-'

/** Gives `work` a folder of its own, which is gone when it has ended. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix)).catch((error) => tellUnwritable(tmpdir(), error))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes those that processes which were killed have left, by their age; gives how many. */
export async function sweepTemporaryFolders(before: Date): Promise<number> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  let removed = 0
  for (const folder of names.map((name) => path.join(tmpdir(), name))) {
    const made = await stat(folder).catch(() => null)
    if (!made || made.mtime >= before) continue
    await rm(folder, { recursive: true, force: true })
    removed += 1
  }
  return removed
}
