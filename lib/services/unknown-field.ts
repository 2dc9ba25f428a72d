import type { ErrorDetail } from '@/lib/contracts/errors'
import { nearestName } from '@/lib/format/nearest-name'

const nameLengthMax = 100

/** A field that a request does not have: left out silently it would be a wish that nobody heard. */
export function unknownField(name: string, known: readonly string[], place = ''): ErrorDetail {
  const meant = nearestName(name, known)
  const hint = meant ? ` Did you mean ${meant}?` : known.length > 0 ? ` It has ${known.join(', ')}.` : ''
  return {
    path: `${place}${name.slice(0, nameLengthMax)}`,
    code: 'unrecognized_keys',
    message: `is not a field of this request.${hint}`,
  }
}
