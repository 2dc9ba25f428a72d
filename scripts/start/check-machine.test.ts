import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { requireDataDir, requireFreePort, requireNode, warnOfChromium } from './check-machine'

describe('requireNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes %s', (version) => {
    expect(() => requireNode(version)).not.toThrow()
  })
  it.each(['18.20.0', '20.18.3', '8.0.0'])('refuses %s', (version) => {
    expect(() => requireNode(version)).toThrow(`Readout needs Node 20.19 or newer, and this is ${version}.`)
  })
})

describe('requireDataDir', () => {
  it('makes the folder for its owner alone, and names what can not be one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'readout-start-'))
    const dataDir = path.join(folder, 'deep', 'data')
    requireDataDir(dataDir)
    expect(statSync(dataDir).mode & 0o077).toBe(0)
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect(() => requireDataDir(path.join(file, 'data'))).toThrow(
      /^DATA_DIR: the folder .* can't be written to/,
    )
    rmSync(folder, { recursive: true })
  })
})

describe.runIf(process.platform === 'linux')('requireDataDir under /proc', () => {
  it('says at once that nothing can be made there', () => {
    expect(() => requireDataDir('/proc/nope/data')).toThrow(
      /^DATA_DIR: the folder \/proc\/nope\/data can't be written to/,
    )
  })
})

describe('warnOfChromium', () => {
  it.each(['/no/chromium', tmpdir(), import.meta.filename])('tells that %s is no program', (file) => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    warnOfChromium(file)
    expect(told).toHaveBeenCalledWith(
      expect.stringContaining(`CHROMIUM_PATH: there is no program at ${file}.`),
    )
    told.mockRestore()
  })
  it('says nothing of one that is there, nor where none is named', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    for (const file of [process.execPath, undefined]) warnOfChromium(file)
    expect(told).not.toHaveBeenCalled()
    told.mockRestore()
  })
})

describe('the start script', () => {
  it.each([
    ['where nothing is installed', {}, 'tsx'],
    ['where a package lacks one of its own', { 'index.cjs': `require('atomic-sleep')` }, 'atomic-sleep'],
  ])('says what is missing %s', { timeout: 20_000 }, (_where, files, missing) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'readout-bare-'))
    copyFileSync(path.resolve('scripts/start.mjs'), path.join(folder, 'start.mjs'))
    const tsx = path.join(folder, 'node_modules', 'tsx')
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(tsx, { recursive: true })
      writeFileSync(path.join(tsx, 'package.json'), JSON.stringify({ name: 'tsx', main: name }))
      writeFileSync(path.join(tsx, name), text)
    }
    const { stderr, status } = spawnSync(process.execPath, ['start.mjs'], { cwd: folder, encoding: 'utf8' })
    const told = `Readout is not installed whole: ${missing} is missing. Run "npm ci" first.\n`
    expect([stderr, status]).toEqual([told, 1])
    rmSync(folder, { recursive: true })
  })
})

describe('requireFreePort', () => {
  it('takes a free port, and tells one that is taken in a line that names a way out', {
    timeout: 20_000,
  }, async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
      `PORT: another program listens on ${port} already. End it, or set PORT to a free one: PORT=${port + 1} npm start`,
    )
    await new Promise((resolve) => other.close(resolve))
    await requireFreePort(port, '127.0.0.1')
  })

  it('names an address that is not this machine’s', async () => {
    await expect(requireFreePort(4100, '203.0.113.9')).rejects.toThrow(
      'HOST: "203.0.113.9" is no address of this machine',
    )
  })
})
