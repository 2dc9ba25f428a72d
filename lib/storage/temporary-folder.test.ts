import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { inTemporaryFolder, sweepTemporaryFolders } from './temporary-folder'

it('is there for the work and gone after it, also where that fails', async () => {
  let seen = ''
  const failing = inTemporaryFolder(async (folder) => {
    seen = folder
    writeFileSync(path.join(folder, 'a.csv'), 'a')
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect([seen.startsWith(tmpdir()), existsSync(seen)]).toEqual([true, false])
})

it('is swept when its process was killed long ago, and not while it is used', async () => {
  const left = mkdtempSync(path.join(tmpdir(), 'readout-work-'))
  mkdirSync(path.join(left, 'deep'))
  const long = new Date('2020-01-01T00:00:00Z')
  utimesSync(left, long, long)
  await inTemporaryFolder(async (used) => {
    expect(await sweepTemporaryFolders(new Date('2021-01-01T00:00:00Z'))).toBe(1)
    expect([existsSync(left), existsSync(used)]).toEqual([false, true])
  })
  rmSync(left, { recursive: true, force: true })
})

it('says why there can be none', async () => {
  const before = tmpdir()
  vi.stubEnv('TMPDIR', '/dev/null')
  expect(tmpdir()).toBe('/dev/null')
  await expect(inTemporaryFolder(async () => 1)).rejects.toThrow(
    'No file can be kept in /dev/null: there is a file in the place of a folder.',
  )
  vi.unstubAllEnvs()
  expect(tmpdir()).toBe(before)
})
