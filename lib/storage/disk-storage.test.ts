import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage'
import { readingBeside } from './reading-beside'
import { MissingFileError, type Storage } from './storage'

let folder: string
let storage: Storage
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'readout-files-'))
  storage = createDiskStorage(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

describe('createDiskStorage', () => {
  it('gives back the bytes it took, counted and hashed', async () => {
    const bytes = Buffer.alloc(300_000, 'Zürich,1\n')
    const stored = await storage.put(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]))
    expect(stored.byteCount).toBe(300_000)
    expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect((await buffer(await storage.open(stored.key))).equals(bytes)).toBe(true)
    expect(readFileSync(await storage.path(stored.key)).equals(bytes)).toBe(true)
  })

  it('keeps an empty file', async () => {
    const stored = await storage.put(Readable.from([]))
    expect(stored.byteCount).toBe(0)
    expect((await buffer(await storage.open(stored.key))).length).toBe(0)
  })

  it('closes files to other users', async () => {
    const { key } = await storage.put(Readable.from([Buffer.from('a')]))
    expect(statSync(await storage.path(key)).mode & 0o077).toBe(0)
  })

  it('keeps nothing of a source that breaks off, and throws what it threw', async () => {
    async function* broken() {
      yield Buffer.from('first')
      throw new Error('the client is gone')
    }
    await expect(storage.put(broken())).rejects.toThrow('the client is gone')
    expect(files()).toEqual([])
  })

  it('deletes, also twice', async () => {
    const { key } = await storage.put(Readable.from([Buffer.from('a')]))
    await storage.delete(key)
    await storage.delete(key)
    await expect(storage.open(key)).rejects.toThrow(MissingFileError)
    await expect(storage.path(key)).rejects.toThrow(MissingFileError)
  })

  it('deletes the table that is kept beside a file with it, and those that nobody uses', async () => {
    const keep = async () => {
      const { key } = await storage.put(Readable.from([Buffer.from('a')]))
      const file = await storage.path(key)
      writeFileSync(readingBeside(file), 'table')
      return { key, file }
    }
    const [deleted, used, unused, orphan] = [await keep(), await keep(), await keep(), await keep()]
    await storage.delete(deleted.key)
    expect(existsSync(readingBeside(deleted.file))).toBe(false)
    utimesSync(readingBeside(unused.file), 0, 0)
    rmSync(orphan.file)
    expect(await storage.removeReadings(new Date(Date.now() - 60_000))).toBe(2)
    expect(existsSync(readingBeside(used.file))).toBe(true)
    expect(existsSync(unused.file)).toBe(true)
    const keys: string[] = []
    for await (const key of storage.list(new Date(Date.now() + 60_000))) keys.push(key)
    expect(keys.sort()).toEqual([used.key, unused.key].sort())
  })

  it.each(['../../etc/passwd', 'aa/../../secret', '', '/etc/passwd'])(
    'does not leave its folder: %s',
    async (key) => {
      await expect(storage.open(key)).rejects.toThrow(MissingFileError)
    },
  )
})

describe('list', () => {
  const keysBefore = async (before: Date) => {
    const keys: string[] = []
    for await (const key of storage.list(before)) keys.push(key)
    return keys.sort()
  }

  it('names what was stored before a time, and nothing that is not ours', async () => {
    const first = await storage.put(Readable.from([Buffer.from('a')]))
    const second = await storage.put(Readable.from([Buffer.from('b')]))
    writeFileSync(path.join(folder, 'incoming', 'cut-off'), 'x')
    writeFileSync(path.join(folder, 'note.txt'), 'x')
    expect(await keysBefore(new Date(Date.now() - 60_000))).toEqual([])
    expect(await keysBefore(new Date(Date.now() + 60_000))).toEqual([first.key, second.key].sort())
  })

  it('is empty before the first upload', async () => {
    for await (const key of createDiskStorage(path.join(folder, 'nowhere')).list(new Date())) {
      expect.fail(`named ${key}`)
    }
  })
})

describe('removeDrafts', () => {
  it('removes what a killed process left, and nothing that may still be coming in', async () => {
    await storage.put(Readable.from([Buffer.from('kept')]))
    writeFileSync(path.join(folder, 'incoming', 'cut-off'), 'x')
    expect(await storage.removeDrafts(new Date(Date.now() - 60_000))).toBe(0)
    expect(await storage.removeDrafts(new Date(Date.now() + 60_000))).toBe(1)
    expect(files()).toHaveLength(1)
  })

  it('does nothing before the first upload', async () => {
    expect(await createDiskStorage(path.join(folder, 'nowhere')).removeDrafts(new Date())).toBe(0)
  })
})

describe('a full disk', () => {
  it('is told with its reason, and leaves nothing behind', async () => {
    const full = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' }))
    const source = { [Symbol.asyncIterator]: () => ({ next: full }) }
    await expect(storage.put(source)).rejects.toThrow(/No file can be kept in .*: the disk is full/)
    expect(files()).toEqual([])
    await storage.requireWritable()
    expect(files()).toEqual([])
  })
})
