import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runStatement } from '@/test/support/embedded-database'
import { putElsewhere, rootHome } from './cluster-elsewhere'
import { keptFolder } from './cluster-paths'
import { earlierHome } from './earlier-home'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres'

const timeout = 90_000
const isRoot = process.getuid?.() === 0

/** Closed to everybody else, as a home is. */
let folder: string
let dataDir: string
const places = new Set<string>()
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'readout-place-'))
  dataDir = path.join(folder, 'data')
})
afterEach(async () => {
  for (const place of [...places].filter(existsSync)) await removeEmbeddedPostgres(place)
  places.clear()
  rmSync(folder, { recursive: true, force: true })
})

async function start(place = dataDir) {
  places.add(place)
  return startEmbeddedPostgres({ dataDir: place, port: 0, settings: { fsync: 'off' } })
}

async function startWithRow() {
  const server = await start()
  await runStatement(server.url, 'CREATE TABLE kept (id int)')
  return server
}

const hasRow = (url: string) => runStatement(url, 'SELECT * FROM kept')
const clusterOf = (place: string) => path.join(keptFolder(place), 'data')

describe('the place of the embedded database', () => {
  it('is in the data folder, however closed the folders above are, and moves with it', {
    timeout,
  }, async () => {
    await (await startWithRow()).stop()
    expect(existsSync(path.join(clusterOf(dataDir), 'PG_VERSION'))).toBe(true)
    expect(statSync(folder).mode & 0o077).toBe(0)
    if (isRoot) expect(statSync(clusterOf(dataDir)).uid).not.toBe(0)
    const moved = path.join(folder, 'moved')
    renameSync(dataDir, moved)
    await hasRow((await start(moved)).url)
  })

  it('is its own where the folder is a copy, also of one whose server runs', { timeout }, async () => {
    const first = await startWithRow()
    await runStatement(first.url, 'CHECKPOINT')
    const restored = path.join(folder, 'restored')
    mkdirSync(restored)
    execFileSync('sh', [
      '-c',
      'tar -cf - -C "$1" . | tar -xf - --no-same-owner -C "$2"',
      'sh',
      dataDir,
      restored,
    ])
    const second = await start(restored)
    expect(second.url).not.toBe(first.url)
    await hasRow(second.url)
    await runStatement(second.url, 'DROP TABLE kept')
    await hasRow(first.url)
  })

  it('is told where it has been lost, and no empty one is made instead', { timeout }, async () => {
    await (await startWithRow()).stop()
    rmSync(clusterOf(dataDir), { recursive: true })
    await expect(start()).rejects.toThrow(
      /^The database of .*password is not in .*data\..* remove .* empty one\.$/,
    )
    expect(existsSync(clusterOf(dataDir))).toBe(false)
  })

  it.runIf(isRoot)('was elsewhere in earlier releases, and is brought home', { timeout }, async () => {
    await (await startWithRow()).stop()
    const earlier = earlierHome(dataDir)
    mkdirSync(earlier)
    renameSync(clusterOf(dataDir), path.join(earlier, 'data'))
    await hasRow((await start()).url)
    expect([existsSync(earlier), existsSync(clusterOf(dataDir))]).toEqual([false, true])
  })

  it.runIf(isRoot)('is named by a marker where it is elsewhere, and missed there', { timeout }, async () => {
    mkdirSync(keptFolder(dataDir), { recursive: true })
    const elsewhere = putElsewhere(keptFolder(dataDir))
    const first = await startWithRow()
    expect(path.dirname(elsewhere)).toBe(rootHome)
    expect(existsSync(path.join(elsewhere, 'data', 'PG_VERSION'))).toBe(true)
    await first.stop()
    const aside = path.join(folder, 'aside')
    execFileSync('mv', [elsewhere, aside])
    await expect(start()).rejects.toThrow(`is in ${elsewhere}`)
    execFileSync('mv', [aside, elsewhere])
    await hasRow((await start()).url)
  })
})
