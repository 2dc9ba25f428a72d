import { EngineError } from '@/lib/engine/engine-error'
import { MissingFileError } from '@/lib/storage/storage'
import type { Ctx } from '../context'
import { ServiceError } from '../errors'

interface Reading<Result> {
  storageKey: string
  /** What can not be done without the file: `it can not be filtered`. */
  lost: string
  read: (path: string) => Promise<Result>
}

/** Work on the file behind a dashboard; throws what its owner can do something about where it is gone or too much. */
export async function readDatasetFile<Result>(
  ctx: Ctx,
  { storageKey, lost, read }: Reading<Result>,
): Promise<Result> {
  // deleted while it was read, it is as gone as if it had been before
  const unlessGone = (error: unknown) => ctx.storage.path(storageKey).then(() => Promise.reject(error))
  return ctx.storage
    .path(storageKey)
    .then(read)
    .catch(unlessGone)
    .catch((error: unknown) => {
      if (error instanceof MissingFileError)
        throw new ServiceError('not_found', {
          message: `The file behind this dashboard is not here any more, so ${lost}.`,
          cause: error,
        })
      if (error instanceof EngineError)
        throw new ServiceError(error.code, { message: error.message, cause: error })
      throw error
    })
}
