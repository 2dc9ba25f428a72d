import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { requireDataDir, requireFreePort, requireNode } from './check-machine'

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
