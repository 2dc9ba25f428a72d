import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile, Running } from '../profile/profile'
import { type Column, missingCode, type Table } from '../table/table'
import { toldCounters } from './increase-columns'
import { numberColumn } from './number-column'

interface Dataset {
  table: Table
  profile: Profile
}

/** Where dates hardly ever come again, each row is what its date ends with. */
const rowsPerDateMin = 1.02

/**
 * A running balance stands on each row, and a date with three payments has three of them, of which only the last is what
 * the date ends with. That one takes the place of the balance: it is never added to the others, and no kind of payment
 * has a balance of its own.
 */
export function withClosing(dataset: Dataset): Dataset {
  const { table, profile } = dataset
  const { mainTime, columns, running = [] } = profile
  const time = mainTime === null ? null : table.columns[mainTime]!
  if (!time || columns[mainTime!]!.overridden) return dataset
  const counters = running.length > 0 ? toldCounters(table, profile) : null
  const closings = running
    .filter(({ index }) => !counters?.has(index))
    .filter(({ index }) => columns[index]!.additivity === 'semi_additive' && !columns[index]!.overridden)
    .flatMap((one) => closingOf(table, one, time) ?? [])
  const taken = new Set(table.columns.map(({ name }) => name))
  const made = closings.filter(({ column }) => !taken.has(column.name))
  if (made.length === 0) return dataset
  const first = table.columns.length
  const placeOf = (index: number) => made.findIndex(({ source }) => source.index === index)
  const nowOf = (index: number) => (placeOf(index) < 0 ? index : first + placeOf(index))
  return {
    table: { ...table, columns: [...table.columns, ...made.map(({ column }) => column)] },
    profile: {
      ...profile,
      columns: [
        ...columns.map((column) =>
          placeOf(column.index) < 0 ? column : { ...column, onceAs: nowOf(column.index) },
        ),
        ...made.map(({ column, source }, place) =>
          closingProfile(columns[source.index]!, column, first + place),
        ),
      ],
      measures: profile.measures.map(nowOf),
      forms: [
        ...profile.forms,
        ...made.flatMap(({ source }) => apartOf(profile, source, nowOf(source.index))),
      ],
    },
  }
}

interface Closing {
  column: Column
  source: Running
}

/** Null where no date has several rows, within an account where there are several. */
function closingOf(table: Table, source: Running, time: Column): Closing | null {
  const { index, group, isReversed } = source
  const { name, numbers } = table.columns[index]!
  const lastRow = new Map<string, number>()
  let rows = 0
  for (let at = 0; at < table.rowCount; at++) {
    const row = isReversed ? table.rowCount - 1 - at : at
    if (time.codes[row] === missingCode || Number.isNaN(numbers![row]!)) continue
    const own = group === null ? '' : table.columns[group]!.codes[row]!
    lastRow.set(`${own} ${time.codes[row]}`, row)
    rows++
  }
  if (rows < rowsPerDateMin * lastRow.size) return null
  const closing = new Float64Array(table.rowCount).fill(Number.NaN)
  for (const row of lastRow.values()) closing[row] = numbers![row]!
  return {
    column: numberColumn(`${name} at the end of each ${time.name}`, closing, [name, time.name]),
    source,
  }
}

const closingProfile = (source: ColumnProfile, column: Column, index: number): ColumnProfile => ({
  ...source,
  ...{ index, name: column.name, distinct: column.values.length, missing: column.missing },
  isClosing: true,
  evidence: [`Computed: the last ${source.name} of each date.`],
  summary: summarizeColumn(column).summary,
})

/** What a balance is not told by: the payments and their kinds. */
function apartOf({ columns, dimensions }: Profile, { index, flows, group }: Running, now: number) {
  const kinds = dimensions.filter((dimension) => dimension !== group && columns[dimension]!.role !== 'time')
  return [index, ...flows, ...kinds].map((other): [number, number] => [now, other])
}
