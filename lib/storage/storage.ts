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
  /** Throws `UnwritableStorageError` where no file could be kept now. */
  requireWritable: () => Promise<void>
  /** Removes the tables that the engine keeps beside files where nobody used them since, or the file is gone; gives how many. */
  removeReadings: (before: Date) => Promise<number>
  /** Removes what was cut off while it came in, before this time; gives how many. */
  removeDrafts: (before: Date) => Promise<number>
}

/** The disk is full, or the folder can't be written: for the operator to mend, and no fault of a file. */
export class UnwritableStorageError extends Error {
  override name = 'UnwritableStorageError'
  constructor(folder: string, cause: Pick<NodeJS.ErrnoException, 'code'>) {
    super(`No file can be kept in ${folder}: ${reasons[cause.code ?? ''] ?? `${cause.code}`}.`, { cause })
  }

  /** Also one of another bundle's copy of this class: a web server has several. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'UnwritableStorageError'
  }
}

/** Whether an error of Node's says that nothing can be written where it was tried. */
export function isUnwritable(error: unknown): error is NodeJS.ErrnoException {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall !== undefined && code !== undefined && code in reasons
}

/** Throws what stands against writing in a folder as that, and all else as it is. */
export function tellUnwritable(folder: string, error: unknown): never {
  throw isUnwritable(error) ? new UnwritableStorageError(folder, error) : error
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of its user is used up',
  EROFS: 'the disk can only be read',
  EACCES: 'the user of this process may not write there',
  EPERM: 'the user of this process may not write there',
  ENOTDIR: 'there is a file in the place of a folder',
  EIO: 'the disk failed',
  EFBIG: 'the file is larger than the disk takes',
  EMFILE: 'this process has too many files open',
  ENFILE: 'this machine has too many files open',
}

export class MissingFileError extends Error {
  override name = 'MissingFileError'
  constructor(readonly key: string) {
    super(`There is no stored file ${key}.`)
  }
}
