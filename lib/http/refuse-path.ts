import { ServiceError } from '@/lib/services/errors'

/**
 * Why a path is none that Next is to see: it can't be decoded, or has a segment that climbs, by which what begins as
 * the API's would end as a page's. Browsers and clients resolve those before they send. Null for every other.
 */
export function refusePath(url: string): ServiceError | null {
  const [path = ''] = url.split('?', 1)
  const decoded = decode(path)
  if (decoded === null || !path.startsWith('/') || decoded.includes('\0')) {
    return new ServiceError('bad_request', {
      message: 'The path of this address can not be decoded. Check its percent signs.',
    })
  }
  if (!decoded.split(/[\\/]/).includes('..')) return null
  return new ServiceError('not_found', { message: 'There is nothing at a path with a segment "..".' })
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
