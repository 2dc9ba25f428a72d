import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { datasetName } from '@/lib/engine/narrate/dataset-name'
import type { Understanding } from '@/lib/engine/understanding'
import { isStored, readingBeside } from '@/lib/storage/reading-beside'
import type { ReadingTask } from './engine-task'

/** A smaller file is read as quickly as what is kept of it. */
const fileBytesMin = 128 * 1024
/** A table that comes to more is read again: the disk holds one of them beside each upload. */
const keptBytesMax = 64 * 1024 * 1024
/** Of its name, which stands in front of it. */
const nameBytes = 64

/** What a table is understood by: the same for whoever asks for the same, also once the dataset has the engine's name. */
export const readingName = (reading: Omit<ReadingTask, 'path'>): string => {
  const { fileType, fileName, roles, overrides = {}, undone = [], outcome, time = [], sheet, shape } = reading
  return JSON.stringify([
    fileType,
    datasetName(fileName),
    roles,
    overrides,
    undone,
    outcome,
    time,
    sheet,
    shape,
  ])
}

/**
 * A table as another process understood it, from beside its file; null where none is kept, or one that was read
 * otherwise or by another build of the engine.
 */
export function findKeptReading(path: string, name: string): Understanding | null {
  const file = readingBeside(path)
  try {
    if (nameIn(file) !== hashOf(name)) return null
    const understanding = deserialize(readFileSync(file).subarray(nameBytes)) as Understanding
    touch(file)
    return understanding
  } catch {
    return null
  }
}

/** Keeps a table beside its file. Whoever can't write, or finds it there, goes without. */
export function keepReading(path: string, name: string, { bytes, understanding }: Kept): void {
  if (bytes < fileBytesMin || !isStored(path)) return
  const file = readingBeside(path)
  const draft = `${file}.${process.pid}`
  try {
    if (nameIn(file) === hashOf(name)) return
    makeTexts(understanding)
    const kept = serialize(understanding)
    if (kept.byteLength > keptBytesMax) return
    writeFileSync(draft, Buffer.concat([Buffer.from(hashOf(name)), kept]), { mode: 0o600 })
    renameSync(draft, file)
    // deleted meanwhile, nothing of it stays
    if (!existsSync(path)) rmSync(file, { force: true })
  } catch {
    rmSync(draft, { force: true })
  }
}

interface Kept {
  /** Of the file. */
  bytes: number
  understanding: Understanding
}

/** Texts that are made when they are first asked for are not there for whoever copies an array. */
function makeTexts({ table, subject }: Understanding): void {
  for (const { values } of [...table.columns, ...subject.table.columns]) values.at(0)
}

/** Another build, or another Node, may understand or write it otherwise. */
const build = [process.version, bundleName(process.argv[1] ?? '')].join()

function bundleName(script: string): string {
  try {
    return readFileSync(`${script}.sources.json`, 'utf8')
  } catch {
    return ''
  }
}

const hashOf = (name: string) => createHash('sha256').update(`${build}\n${name}`).digest('hex')

/** What stands in front of a kept table; empty where there is none. */
function nameIn(file: string): string {
  if (!existsSync(file)) return ''
  const handle = openSync(file, 'r')
  try {
    const name = Buffer.alloc(nameBytes)
    readSync(handle, name, 0, nameBytes, 0)
    return name.toString('latin1')
  } finally {
    closeSync(handle)
  }
}

/** Those that nobody asked for in a while are swept. */
function touch(file: string): void {
  const now = new Date()
  utimesSync(file, now, now)
}
