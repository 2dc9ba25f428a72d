import type { Aggregation } from '@/lib/contracts/query'
import { isUneven } from '../profile/is-uneven'
import type { ColumnProfile, Identity, Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import { areSnapshots } from './snapshots'

interface Dataset {
  table: Table
  profile: Profile
}

/** A sum over a sum; with `each` over the number of different values. */
export interface Ratio {
  numerator: number
  denominator: number
  each?: true
}

export interface Rule {
  aggregation: Aggregation
  ratio?: Ratio
  weight?: number
  /** The dates at whose last a level is taken. */
  lastOf?: number | null
}

/** How a column is put together by its nature. */
export function ruleOf(dataset: Dataset, column: ColumnProfile): Rule {
  if (column.role !== 'measure' || !dataset.table.columns[column.index]!.numbers) {
    return { aggregation: 'count_distinct' }
  }
  if (column.additivity === 'additive') return { aggregation: 'sum' }
  if (column.runsOn) return counterRule(dataset, column)
  if (column.additivity === 'semi_additive') return levelRule(dataset, column)
  return rateRule(dataset.profile, column.index) ?? { aggregation: isUneven(column) ? 'median' : 'avg' }
}

/** What runs on is neither added nor averaged: it is told by the highest that it came to. */
function counterRule(dataset: Dataset, column: ColumnProfile): Rule {
  const rule: Rule =
    column.additivity === 'semi_additive' ? levelRule(dataset, column) : { aggregation: 'avg' }
  return rule.aggregation === 'avg' ? { aggregation: 'max' } : rule
}

/** A level may be summed over what stands side by side, not over time. */
function levelRule({ table, profile }: Dataset, column: ColumnProfile): Rule {
  const time = profile.mainTime === null ? null : table.columns[profile.mainTime]!
  // it has one row a date, of an account where there are several
  if (column.isClosing) return { aggregation: 'sum', lastOf: profile.mainTime }
  // Things that are named one a row stand side by side, whatever the year that each of them is from.
  const isOfThings = time?.type === 'integer' && hasOwnDates(time) && hasNames(table, column)
  const isOfCohorts = profile.mainTime !== null && profile.columns[profile.mainTime]!.begins === true
  if (time?.numbers && !isOfThings && !isOfCohorts) {
    if (!hasWholeLastDate(time) || !areSnapshots({ table, profile }, time)) return { aggregation: 'avg' }
    // where each date has one row, nothing is summed
    return { aggregation: hasOwnDates(time) ? 'max' : 'sum', lastOf: profile.mainTime }
  }
  return { aggregation: hasNames(table, column) ? 'sum' : 'avg' }
}

/** Whether another column has a text of its own in each row. */
const hasNames = ({ columns, rowCount }: Table, { index }: ColumnProfile): boolean =>
  columns.some((other, at) => at !== index && !other.numbers && other.values.length === rowCount)

/** Whether no two rows have the same date. */
const hasOwnDates = ({ codes, missing, values }: Column) => codes.length - missing === values.length

/** Whether the last date has about as many rows as others: else its sum would be of a few stragglers. */
function hasWholeLastDate(time: Column): boolean {
  let last = Number.NEGATIVE_INFINITY
  let rows = 0
  for (const number of time.numbers!) {
    if (number > last) {
      last = number
      rows = 0
    }
    if (number === last) rows++
  }
  const perDate = (time.codes.length - time.missing) / Math.max(1, time.values.length)
  return rows >= 0.5 * perDate
}

function rateRule({ identities, columns }: Profile, index: number): Rule | null {
  for (const identity of identities) {
    const base = baseOf(identity, index)
    if (!base) continue
    const { summary, additivity } = columns[base.denominator]!
    const isBase = additivity === 'additive' || columns[index]!.isRatio || isOfAmounts(identity, columns)
    // A base that can be negative makes no average.
    if ((summary?.min ?? -1) < 0 || !isBase) continue
    if (base.numerator === null) return { aggregation: 'avg', weight: base.denominator }
    return { aggregation: 'avg', ratio: { numerator: base.numerator, denominator: base.denominator } }
  }
  return null
}

/** What adds up, or is a level beside others, over how much there was for it: so does that. */
const isOfAmounts = (identity: Identity, columns: ColumnProfile[]): boolean => {
  if (identity.kind !== 'ratio') return false
  const { additivity } = columns[identity.numerator]!
  return additivity === 'additive' || additivity === 'semi_additive'
}

/** What a rate is over: as sum over sum, or, where the units differ (price, per cent), as the weight. */
function baseOf(identity: Identity, index: number): { numerator: number | null; denominator: number } | null {
  if (identity.kind === 'ratio' && identity.result === index) {
    return {
      numerator: identity.scale === 1 ? identity.numerator : null,
      denominator: identity.denominator,
    }
  }
  if (identity.kind !== 'product' || identity.factors.length !== 2) return null
  const place = identity.factors.indexOf(index)
  return place < 0 ? null : { numerator: null, denominator: identity.factors[1 - place]! }
}
