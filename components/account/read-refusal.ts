import { ApiError } from '@/lib/client/api-error'

/** Where in a form a refusal stands so that it can be mended, in its own words; at the `root` where it is of no field. */
export function readRefusal<Name extends string>(error: unknown, names: readonly Name[]) {
  const details = error instanceof ApiError ? error.details : []
  for (const name of names) {
    const found = details.find(({ path }) => path === name)
    if (found) return { name, message: found.message }
  }
  const message = error instanceof Error ? error.message : 'It failed. Try again.'
  return { name: 'root' as const, message }
}
