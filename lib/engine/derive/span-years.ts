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
 * School and fiscal years (`2012-13`, `FY2019/20`) as the years in which they begin, so that what is told of years is
 * told of them, where the table has no other time.
 */
export function withSpanYears(dataset: Dataset): Dataset {
  const { table, profile } = dataset
  if (profile.mainTime !== null) return dataset
  const spans = profile.columns.filter((column) => isOfSpans(table, column))
  const [source] = spans
  if (!source || spans.length > 1) return dataset
  const name = `${source.name} (start)`
  if (table.columns.some((column) => column.name === name)) return dataset
  const { codes, values } = table.columns[source.index]!
  const years = values.map((text) => readYearSpan(text)!.from)
  const numbers = Float64Array.from(codes, (code) => (code === missingCode ? Number.NaN : years[code]!))
  return withYears(dataset, source, numberColumn(name, numbers, [source.name]))
}

/** Spans of one year, each beginning in a year of its own. */
function isOfSpans({ columns }: Table, { index, role, overridden }: ColumnProfile): boolean {
  const { type, values } = columns[index]!
  if (role !== 'time' || overridden || type !== 'text' || values.length < yearsMin) return false
  const spans = values.map(readYearSpan)
  const begins = new Set(spans.map((span) => span?.from))
  return spans.every((span) => span?.years === 1) && begins.size === values.length
}

function withYears({ table, profile }: Dataset, source: ColumnProfile, column: Column): Dataset {
  const index = table.columns.length
  const made = { ...table, columns: [...table.columns, column] }
  const evidence = [`Computed: the year in which each ${source.label} begins.`]
  const guess = { role: 'time', confidence: source.confidence, evidence, geo: null, timePart: null } as const
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
