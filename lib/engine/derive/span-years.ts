import { readYearSpan } from '../clean/year-spans'
import { columnFacts } from '../profile/column-facts'
import type { ColumnProfile, Profile } from '../profile/profile'
import { profileColumn } from '../profile/profile-column'
import { type Column, missingCode, type Table } from '../table/table'
import { numberColumn } from './number-column'

interface Dataset {
  table: Table
  profile: Profile
}

const yearsMin = 3

/**
 * School and fiscal years (`2012-13`, `FY2019/20`, `FY24`) as the years in which they begin or that name them, so that what is told of years is
 * told of them, where the table has no other time.
 */
export function withSpanYears(dataset: Dataset): Dataset {
  const { table, profile } = dataset
  if (profile.mainTime !== null) return dataset
  const spans = profile.columns.filter((column) => isOfSpans(table, column))
  const [source] = spans
  if (!source || spans.length > 1) return dataset
  const { codes, values } = table.columns[source.index]!
  const spanOf = values.map((text) => readYearSpan(text)!)
  const isNamed = spanOf.some((span) => span.isNamed)
  const name = `${source.name} (${isNamed ? 'year' : 'start'})`
  if (table.columns.some((column) => column.name === name)) return dataset
  const years = spanOf.map(({ from }) => from)
  const numbers = Float64Array.from(codes, (code) => (code === missingCode ? Number.NaN : years[code]!))
  const evidence = `Computed: the year ${isNamed ? `that each ${source.label} is called by` : `in which each ${source.label} begins`}.`
  return withYears(dataset, { source, evidence }, numberColumn(name, numbers, [source.name]))
}

/** Spans of one year, each beginning in a year of its own. */
function isOfSpans({ columns }: Table, { index, role, overridden }: ColumnProfile): boolean {
  const { type, values } = columns[index]!
  if (role !== 'time' || overridden || type !== 'text' || values.length < yearsMin) return false
  const spans = values.map(readYearSpan)
  const begins = new Set(spans.map((span) => span?.from))
  return spans.every((span) => span?.years === 1) && begins.size === values.length
}

function withYears(
  { table, profile }: Dataset,
  { source, evidence }: { source: ColumnProfile; evidence: string },
  column: Column,
): Dataset {
  const index = table.columns.length
  const made = { ...table, columns: [...table.columns, column] }
  const told = [evidence]
  const guess = {
    role: 'time',
    confidence: source.confidence,
    evidence: told,
    geo: null,
    timePart: null,
  } as const
  return {
    table: made,
    profile: {
      ...profile,
      columns: [
        ...profile.columns,
        { ...profileColumn(columnFacts(made, index), guess, null), grain: 'year' },
      ],
      dependencies: [...profile.dependencies, [index, source.index], [source.index, index]],
      dimensions: profile.dimensions.filter((one) => one !== source.index),
      mainTime: index,
    },
  }
}
