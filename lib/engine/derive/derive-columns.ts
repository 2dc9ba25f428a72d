import { bandsOf, isGroup } from '../profile/find-bands'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import type { Column, Table } from '../table/table'
import { withAlikeTotal } from './alike-total'
import { withBelowMinimum } from './below-minimum'
import { withChange } from './change-column'
import { withClosing } from './closing-columns'
import { withDelay } from './delay-column'
import { type Duration, durationColumns } from './duration-columns'
import { durationForms } from './duration-forms'
import { withEnded } from './ended-column'
import { withIncreases } from './increase-columns'
import { withLate } from './late-column'
import { withMargin } from './margin-column'
import { splitMetrics } from './metric-columns'
import { withPeriodTotal } from './period-total'
import { withPromoters } from './promoter-columns'
import { withStockValue } from './stock-value'
import { withOrders } from './with-orders'
import { withRatios } from './with-ratios'
import { withUnits } from './with-units'
import { withInTime } from './within-target'

interface Dataset {
  table: Table
  profile: Profile
}

/** Each stands on what those before it have added. */
const steps: ((dataset: Dataset) => Dataset)[] = [
  withPeriodTotal,
  withClosing,
  withIncreases,
  withOrders,
  withStockValue,
  withPromoters,
  withUnits,
  withMargin,
  withChange,
  withRatios,
  withAlikeTotal,
  withLate,
  withDelay,
  withBelowMinimum,
  withEnded,
]

/** The table with what can be computed of its columns and is worth following, behind them. */
export function deriveColumns(dataset: Dataset): Dataset {
  const derived = splitMetrics(dataset) ?? steps.reduce((before, step) => step(before), dataset)
  return withBands(withInTime(withDurations(derived)))
}

/** Early, in time and late are how a change is cut: it does not differ by them. */
function withBands({ table, profile }: Dataset): Dataset {
  const made = profile.columns.filter(({ isChange }) => isChange)
  const groups = profile.columns.filter(
    (column) => isGroup(column) && !table.columns[column.index]!.derivedFrom,
  )
  const bands = bandsOf(table, made, groups)
  return bands.length === 0
    ? { table, profile }
    : { table, profile: { ...profile, forms: [...profile.forms, ...bands] } }
}

function withDurations({ table, profile }: Dataset): Dataset {
  const names = new Set(table.columns.map(({ name }) => name))
  const all = durationColumns(table, profile).map((duration) => ({
    duration,
    uploaded: uploadedAs(table, profile, duration.column),
  }))
  const uploaded = all.map((one) => one.uploaded)
  const durations = all
    .filter((one) => one.uploaded === undefined && !names.has(one.duration.column.name))
    .map(({ duration }) => duration)
  const own = profile.columns.map((column) =>
    uploaded.includes(column.index) ? { ...column, isTimeTaken: true } : column,
  )
  const placed = [
    ...durations.map((duration, place) => ({ duration, index: table.columns.length + place })),
    ...all.flatMap(({ duration, uploaded: index }) => (index === undefined ? [] : [{ duration, index }])),
  ]
  const forms = [...profile.forms, ...durationForms(table, profile, placed)]
  if (durations.length === 0) return { table, profile: { ...profile, columns: own, forms } }
  const columns = durations.map((duration, place) => durationProfile(duration, table.columns.length + place))
  return {
    table: { ...table, columns: [...table.columns, ...durations.map(({ column }) => column)] },
    profile: {
      ...profile,
      columns: [...own, ...columns],
      measures: [...profile.measures, ...columns.map(({ index }) => index)],
      forms,
    },
  }
}

/** Days may have been counted from the start of a day, or to its end. */
const sameWithin = 1
const sameMin = 0.9
const rowsMin = 20

/** In minutes or weeks it is the same time. */
const sameRMin = 0.999

/** The measure of the file that holds the same numbers already, in whatever unit. */
function uploadedAs(table: Table, { measures }: Profile, { numbers }: Column): number | undefined {
  return measures.find((index) => {
    const others = table.columns[index]!.numbers
    // what an owner calls a measure may hold none
    if (!others) return false
    let both = 0
    let same = 0
    for (let row = 0; row < others.length; row++) {
      const gap = Math.abs(others[row]! - numbers![row]!)
      if (Number.isNaN(gap)) continue
      both++
      if (gap <= sameWithin) same++
    }
    if (both > 0 && same >= sameMin * both) return true
    return both >= rowsMin && correlate(others, numbers!).r >= sameRMin
  })
}

function durationProfile({ column, label, unit, isAge }: Duration, index: number): ColumnProfile {
  return {
    index,
    name: column.name,
    label,
    type: column.type,
    role: 'measure',
    additivity: 'intensive',
    unit,
    format: { style: 'number', unit, decimals: 1 },
    upIsGood: null,
    distinct: column.values.length,
    missing: column.missing,
    confidence: 0.9,
    evidence: [`Computed: the time between ${column.derivedFrom!.join(' and ')}.`],
    order: null,
    geo: null,
    grain: null,
    summary: summarizeColumn(column).summary,
    overridden: false,
    ...(isAge && { isAge }),
  }
}
