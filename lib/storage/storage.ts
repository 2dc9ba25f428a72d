import type { Readable } from 'node:stream'

export interface StoredFile {
  key: string
  byteCount: number
  /** Hex. */
  sha256: string
}

/** Where uploaded files live. What a source throws while it is read is thrown by `put`, and nothing is kept. */
export interface Storage {
  put: (source: AsyncIterable<Uint8Array>) => Promise<StoredFile>
  open: (key: string) => Promise<Readable>
  /** A file on this machine with the same bytes, for the engine's own process. */
  path: (key: string) => Promise<string>
  /** Of a file that is gone already too. */
  delete: (key: string) => Promise<void>
  /** Keys of the files that were stored before this time. */
  list: (before: Date) => AsyncIterable<string>
  /** Removes what was cut off while it came in, before this time; gives how many. */
  removeDrafts: (before: Date) => Promise<number>
}

export class MissingFileError extends Error {
  override name = 'MissingFileError'
  constructor(readonly key: string) {
    super(`There is no stored file ${key}.`)
  }
}
