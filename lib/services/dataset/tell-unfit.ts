import type { SelectionError } from '@/lib/engine/filtered/selection-conditions'
import { validationError } from '../validation'

/** By its name: the pool may be of another bundle of the web server, which has a class of its own. */
const isUnfit = (error: unknown): error is SelectionError =>
  error instanceof Error && error.name === 'SelectionError'

/** Names the parameter that asks a table for what it does not have. */
export function tellUnfit(error: unknown): never {
  if (isUnfit(error)) throw validationError([{ path: error.param, code: 'unfit', message: error.message }])
  throw error
}
