import { UnwritableStorageError } from '@/lib/storage/storage'

/** Whether a file could not be written, of an upload or of an export: for the operator to mend, and no fault of a file. */
export const isUnwritable = (error: unknown): error is Error => error instanceof UnwritableStorageError
