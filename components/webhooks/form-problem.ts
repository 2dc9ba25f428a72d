import { ApiError } from '@/lib/client/api-error'

/** What the server refused of a form; its text about the address stands beside it. */
export function formProblem(error: Error | null): { message: string; isAboutUrl: boolean } | null {
  if (!error) return null
  const isAboutUrl = error instanceof ApiError && error.param === 'url'
  const detail = isAboutUrl ? error.details.find(({ path }) => path === 'url')?.message : undefined
  return { message: detail ? `The address ${detail}.` : error.message, isAboutUrl }
}
