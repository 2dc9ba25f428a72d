import { createHash, randomUUID } from 'node:crypto'
import { access, type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { fileOfReading, readingBeside } from './reading-beside'
import { MissingFileError, type Storage, type StoredFile, tellUnwritable } from './storage'

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Keeps files in a folder: written aside while they come in, renamed into place when they are whole. */
export function createDiskStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    if (!keyPattern.test(key)) throw new MissingFileError(key)
    return path.join(folder, key)
  }
  return {
    put: (source) => put(folder, source).catch((error: unknown) => tellUnwritable(folder, error)),
    requireWritable: () => requireWritable(folder).catch((error: unknown) => tellUnwritable(folder, error)),
    open: async (key) => openFile(fileOf(key), key),
    path: async (key) => {
      const file = fileOf(key)
      await access(file).catch(() => Promise.reject(new MissingFileError(key)))
      return file
    },
    delete: async (key) => {
      const file = fileOf(key)
      await rm(file, { force: true })
      await rm(readingBeside(file), { force: true })
    },
    list: (before) => list(folder, before),
    removeDrafts: (before) => removeDrafts(folder, before),
    removeReadings: (before) => removeReadings(folder, before),
  }
}

/** A disk with a little room left takes no upload. */
const probe = Buffer.alloc(64 * 1024)

async function requireWritable(folder: string): Promise<void> {
  const file = path.join(draftFolder(folder), `probe-${randomUUID()}`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, probe, { flag: 'wx', mode: 0o600 })
  } finally {
    await rm(file, { force: true })
  }
}

const draftFolder = (folder: string) => path.join(folder, 'incoming')

async function put(folder: string, source: AsyncIterable<Uint8Array>): Promise<StoredFile> {
  const id = randomUUID()
  const key = `${id.slice(0, 2)}/${id}`
  const draft = path.join(draftFolder(folder), id)
  await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 })
  const handle = await open(draft, 'wx', 0o600)
  try {
    const counted = await write(handle, source)
    await handle.close()
    await mkdir(path.join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 })
    await rename(draft, path.join(folder, key))
    return { key, ...counted }
  } catch (error) {
    await handle.close()
    await rm(draft, { force: true })
    throw error
  }
}

async function write(handle: FileHandle, source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let byteCount = 0
  for await (const chunk of source) {
    hash.update(chunk)
    byteCount += chunk.byteLength
    await writeWhole(handle, chunk)
  }
  // The row that names the file must not outlive it.
  await handle.sync()
  return { byteCount, sha256: hash.digest('hex') }
}

async function writeWhole(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.byteLength; ) {
    const { bytesWritten } = await handle.write(chunk, written)
    written += bytesWritten
  }
}

async function openFile(file: string, key: string): Promise<Readable> {
  try {
    const handle = await open(file, 'r')
    return handle.createReadStream()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new MissingFileError(key)
    throw error
  }
}

async function* list(folder: string, before: Date): AsyncGenerator<string> {
  for await (const key of filesIn(folder)) {
    const stored = keyPattern.test(key) && (await stat(path.join(folder, key)).catch(() => null))
    if (stored && stored.mtime < before) yield key
  }
}

/** By the names that they have in the folder. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const shelf of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(path.join(folder, shelf)).catch(() => [])) yield `${shelf}/${name}`
  }
}

async function removeDrafts(folder: string, before: Date): Promise<number> {
  const drafts = await readdir(draftFolder(folder)).catch(() => [])
  let removed = 0
  for (const name of drafts) {
    const file = path.join(draftFolder(folder), name)
    const modified = await stat(file).catch(() => null)
    if (!modified || modified.mtime >= before) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

async function removeReadings(folder: string, before: Date): Promise<number> {
  let removed = 0
  for await (const key of filesIn(folder)) {
    const reading = path.join(folder, key)
    const file = fileOfReading(reading)
    if (!file || (await isUsed(reading, { file, before }))) continue
    await rm(reading, { force: true })
    removed++
  }
  return removed
}

async function isUsed(reading: string, { file, before }: { file: string; before: Date }): Promise<boolean> {
  const [kept, own] = await Promise.all([reading, file].map((one) => stat(one).catch(() => null)))
  return own !== null && kept !== null && kept!.mtime >= before
}
