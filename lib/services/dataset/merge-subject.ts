import type { ErrorDetail } from '@/lib/contracts/errors'
import type { Regenerate } from '@/lib/contracts/generation'
import type { Generation } from '@/lib/db/generated/client'
import { nearestName } from '@/lib/format/nearest-name'
import { getPayload } from '../document/stored-payload'
import { validationError } from '../validation'

type Made = Pick<Generation, 'payload' | 'payloadVersion' | 'outcome' | 'eventTime'>

/**
 * What an owner says that the table is about, and its time: as given now, else as it was when the dashboard was last
 * made; null takes it back. Refuses columns that are not there. Of another table than before nothing is kept, and what
 * is given is for the engine to refuse.
 */
export function mergeSubject(made: Made, given: Pick<Regenerate, 'outcome' | 'time'>, isOtherTable: boolean) {
  const { outcome } = given
  const time = typeof given.time === 'string' ? [given.time] : given.time
  const named = [
    ...(outcome ? [{ path: 'outcome', name: outcome }] : []),
    ...(time ?? []).map((name, at) => ({ path: time?.length === 1 ? 'time' : `time.${at}`, name })),
  ]
  if (named.length > 0 && !isOtherTable) requireColumns(named, made)
  const kept = isOtherTable ? { outcome: null, eventTime: [] } : made
  return {
    outcome: outcome === undefined ? kept.outcome : outcome,
    eventTime: time === undefined ? kept.eventTime : (time ?? []),
  }
}

function requireColumns(named: { path: string; name: string }[], made: Made): void {
  const names = getPayload(made).columns.map(({ name }) => name)
  const details = named
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }): ErrorDetail => {
      const near = nearestName(name, names)
      const hint = near ? `. Did you mean ${near}?` : ''
      return { path, code: 'unknown_column', message: `is not a column of this dataset${hint}` }
    })
  if (details.length > 0) throw validationError(details)
}
