import { EngineError } from '../engine-error'
import type { Profile } from '../profile/profile'
import { requireColumn } from '../profile/require-column'
import type { Table } from '../table/table'
import { findTimeParts, joinTime } from './join-time'
import { withSpanYears } from './span-years'

interface Dataset {
  table: Table
  profile: Profile
}

/** The table with its event time: as the caller has named it, else found, put together where it stands in parts. */
export function settleTime(dataset: Dataset, given: string[]): Dataset {
  if (given.length > 1) return joinGiven(dataset, given)
  const found = findTimeParts(dataset)
  const joined = (found && joinTime(dataset, found)) ?? withSpanYears(dataset)
  return given.length === 0 ? joined : withGiven(joined, given[0]!)
}

const namesOf = ({ table }: Dataset) => table.columns.map(({ name }) => name)

function joinGiven(dataset: Dataset, given: string[]): Dataset {
  const indexes = given.map((name) => requireColumn('time', name, namesOf(dataset)))
  const joined = joinTime(dataset, [...new Set(indexes)])
  if (joined) return joined
  throw new EngineError(
    'validation_error',
    `time: ${given.join(', ')} do not make one time together. Name one column of dates or years, or those of a year with its month or quarter, or of a date with its time of day.`,
  )
}

function withGiven(dataset: Dataset, given: string): Dataset {
  const { profile } = dataset
  const column = profile.columns[requireColumn('time', given, namesOf(dataset))]!
  const isPoint = column.type === 'date' || column.type === 'datetime' || column.grain === 'year'
  if (!isPoint) {
    throw new EngineError(
      'validation_error',
      `time: ${column.name} holds no dates or years that could be read. Name a column of dates or years, or several that make one together.`,
    )
  }
  return { ...dataset, profile: { ...profile, mainTime: column.index } }
}
