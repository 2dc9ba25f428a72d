import { ServiceError } from '@/lib/services/errors'

/** What is served of next-auth: the rest is pages that we have ourselves, a log that anybody could fill, and errors. */
const methodsByAction: Record<string, string[]> = {
  csrf: ['GET'],
  providers: ['GET'],
  session: ['GET', 'POST'],
  signout: ['POST'],
  'callback/credentials': ['POST'],
}

/** The methods that sign-in serves at a path; throws `not_found` for a path that it does not serve. */
export function signInMethods(segments: readonly string[]): string[] {
  const path = segments.join('/')
  const methods = Object.hasOwn(methodsByAction, path) ? methodsByAction[path] : undefined
  if (methods) return methods
  throw new ServiceError('not_found', {
    message: `There is nothing at /api/auth/${path.slice(0, 200)}; there are ${Object.keys(methodsByAction).join(', ')}.`,
  })
}
