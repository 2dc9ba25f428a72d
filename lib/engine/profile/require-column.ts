import { nearestName } from '@/lib/format/nearest-name'
import { EngineError } from '../engine-error'

/** More names than these say nothing to a person. */
const namedMax = 30

/** The place of a column that a caller has named. Throws `validation_error` with the nearest name where there is none. */
export function requireColumn(field: string, name: string, names: string[]): number {
  const index = names.indexOf(name)
  if (index >= 0) return index
  throw new EngineError('validation_error', `${field}: ${unknownColumn(name, names)}`)
}

function unknownColumn(name: string, names: string[]): string {
  const near = nearestName(name, names)
  const more = names.length > namedMax ? `, and ${names.length - namedMax} more` : ''
  const known = near
    ? `did you mean "${near}"?`
    : `its columns are ${names.slice(0, namedMax).join(', ')}${more}`
  return `there is no column "${name}"; ${known}`
}
