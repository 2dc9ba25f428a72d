import type { Filter, Grain } from '@/lib/contracts/query'
import { numberColumn } from '../derive/number-column'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile } from '../profile/profile'
import { filterRows } from '../table/filter-rows'
import { periodKey, periodNumber } from '../table/period'
import { type Column, missingCode, type Table } from '../table/table'
import { type Band, bandProfile, listedBands } from './listed-bands'

/** A column that people ask for and the table does not hold, computed of its own; `name` is what it is called. */
export type AskedColumn =
  /** A number in the bands that somebody lists. */
  | { kind: 'bands'; name: string; column: string; bands: Band[] }
  /** One number less another. */
  | { kind: 'difference'; name: string; above: string; below: string }
  /** One number and another. */
  | { kind: 'total'; name: string; above: string; below: string }
  /** One number less so much of it as another says, of which `per` is the whole. */
  | { kind: 'reduced'; name: string; above: string; below: string; per: number }
  /** One number times another, of which one in per cent counts as a share. */
  | { kind: 'product'; name: string; above: string; below: string; per: number }
  /** A number where a condition holds, and 0 elsewhere. */
  | { kind: 'part'; name: string; column: string; of: Filter }
  /** Whether all of some conditions hold. */
  | { kind: 'flag'; name: string; all: Filter[] }
  /** A price as what each row brought in, which adds up. */
  | { kind: 'amount'; name: string; column: string }
  /** Which of some stretches of time a date lies in, by what they are called; ISO dates, the end not part of it. */
  | { kind: 'spans'; name: string; column: string; spans: { label: string; from: string; to: string }[] }
  /** How long it is from one time to another, in units of so many seconds. */
  | { kind: 'elapsed'; name: string; from: string; to: string; seconds: number }
  /** A number counted in another unit. */
  | { kind: 'scaled'; name: string; column: string; factor: number }
  /** The weekday or the hour of a time. */
  | { kind: 'period'; name: string; column: string; grain: 'weekday' | 'hour_of_day' | 'month_of_year' }

interface Dataset {
  table: Table
  profile: Profile
}

/** The columns that it is computed of, by name. */
export function askedSources(asked: AskedColumn): string[] {
  if ('above' in asked) return [asked.above, asked.below]
  if (asked.kind === 'elapsed') return [asked.from, asked.to]
  if (asked.kind === 'flag') return asked.all.map(({ column }) => column)
  return asked.kind === 'part' ? [asked.column, asked.of.column] : [asked.column]
}

/** A dataset with some such columns behind its own, so that cards name them as any other. */
export function withAskedColumns<T extends Dataset>(dataset: T, asked: AskedColumn[]): T {
  let made = dataset
  for (const one of asked)
    if (!made.table.columns.some(({ name }) => name === one.name)) made = withColumn(made, one)
  return made
}

function withColumn<T extends Dataset>(dataset: T, asked: AskedColumn): T {
  const { table, profile } = dataset
  const { column, kind } = columnOf(dataset, asked)
  const own = { ...kind, name: asked.name, label: asked.name, index: profile.columns.length }
  return {
    ...dataset,
    table: { ...table, columns: [...table.columns, column] },
    profile: { ...profile, columns: [...profile.columns, own] },
  }
}

/** The same for the columns of the cards of a plan. */
export const withColumnsOf = <T extends Dataset>(
  dataset: T,
  { cards }: { cards: { made?: AskedColumn[] | null }[] },
): T =>
  withAskedColumns(
    dataset,
    cards.flatMap(({ made }) => made ?? []),
  )

interface Made {
  column: Column
  kind: Omit<ColumnProfile, 'index'>
}

function columnOf({ table, profile }: Dataset, asked: AskedColumn): Made {
  const find = (name: string) => profile.columns.find((column) => column.name === name && !column.of)!
  if (asked.kind === 'bands') {
    const source = find(asked.column)
    return listedBands(table.columns[source.index]!, source, asked)
  }
  if (asked.kind === 'flag') {
    const made = flagColumn(table, asked)
    return { column: made, kind: bandProfile(find(asked.all[0]!.column), made, `Computed: ${asked.name}.`) }
  }
  if (asked.kind === 'spans') {
    const source = find(asked.column)
    const made = spansColumn(table.columns[source.index]!, asked)
    return {
      column: made,
      kind: bandProfile(source, made, `Computed: ${source.name} in ${made.values.join(', ')}.`),
    }
  }
  if (asked.kind === 'elapsed') return elapsedColumn({ table, profile }, asked)
  if (asked.kind === 'period') {
    const source = find(asked.column)
    const made = periodColumn(table.columns[source.index]!, asked)
    return {
      column: made,
      kind: bandProfile(source, made, `Computed: the ${asked.grain.replaceAll('_', ' ')} of ${source.name}.`),
    }
  }
  const source = find('above' in asked ? asked.above : asked.column)
  const { numbers } = table.columns[source.index]!
  const made = numberColumn(asked.name, computed({ table, profile }, asked, numbers!), askedSources(asked))
  const { order: _, of: __, onceAs: ___, summary: ____, ...kind } = source
  const evidence = [`Computed: ${asked.name}.`]
  return {
    column: made,
    kind: {
      ...kind,
      ...((asked.kind === 'amount' || asked.kind === 'product') && { additivity: 'additive' as const }),
      evidence,
      order: null,
      distinct: made.values.length,
      missing: made.missing,
      summary: summarizeColumn(made).summary,
    },
  }
}

function spansColumn(
  { numbers }: Column,
  { name, column, spans }: Extract<AskedColumn, { kind: 'spans' }>,
): Column {
  const edges = spans.map(({ from, to }) => [Date.parse(from), Date.parse(to)] as const)
  const codes = Int32Array.from(numbers!, (time) => {
    const place = edges.findIndex(([from, to]) => time >= from && time < to)
    return place < 0 ? missingCode : place
  })
  return {
    name,
    type: 'text',
    codes,
    values: spans.map(({ label }) => label),
    numbers: null,
    missing: codes.filter((code) => code === missingCode).length,
    unit: null,
    leadingZeros: false,
    derivedFrom: [column],
  }
}

const millisecondsPerSecond = 1000

function elapsedColumn(
  { table, profile }: Dataset,
  { name, from, to, seconds }: Extract<AskedColumn, { kind: 'elapsed' }>,
): Made {
  const find = (one: string) => profile.columns.find((column) => column.name === one && !column.of)!
  const [start, end] = [find(from), find(to)].map(({ index }) => table.columns[index]!.numbers!)
  const made = numberColumn(
    name,
    start!.map((time, row) => (end![row]! - time) / (seconds * millisecondsPerSecond)),
    [from, to],
  )
  return {
    column: made,
    kind: {
      ...find(from),
      type: 'number',
      role: 'measure',
      additivity: 'intensive',
      unit: null,
      format: null,
      order: null,
      grain: null,
      timePart: null,
      distinct: made.values.length,
      missing: made.missing,
      evidence: [`Computed: ${name}.`],
      summary: summarizeColumn(made).summary,
    },
  }
}

function flagColumn(table: Table, { name, all }: { name: string; all: Filter[] }): Column {
  const keep = filterRows(table, all)!
  return {
    name,
    type: 'text',
    codes: Int32Array.from(keep),
    values: ['No', 'Yes'],
    numbers: null,
    missing: 0,
    unit: null,
    leadingZeros: false,
    derivedFrom: all.map(({ column }) => column),
  }
}

function periodColumn(
  { numbers }: Column,
  { name, column, grain }: { name: string; column: string; grain: Grain },
): Column {
  const periods = Array.from(numbers!, (time) => (Number.isNaN(time) ? null : periodNumber(time, grain)))
  const known = [...new Set(periods.filter((period) => period !== null))].sort((a, b) => a - b)
  const codes = Int32Array.from(periods, (period) => (period === null ? missingCode : known.indexOf(period)))
  return {
    name,
    type: 'text',
    codes,
    values: known.map((period) => periodKey(period, grain)),
    numbers: null,
    missing: periods.filter((period) => period === null).length,
    unit: null,
    leadingZeros: false,
    derivedFrom: [column],
  }
}

function computed(
  { table, profile }: Dataset,
  asked: Exclude<AskedColumn, { kind: 'bands' | 'period' | 'flag' | 'spans' | 'elapsed' }>,
  numbers: Float64Array,
): Float64Array {
  if (asked.kind === 'amount') return numbers
  if (asked.kind === 'scaled') return numbers.map((number) => number * asked.factor)
  if (asked.kind === 'part') {
    const keep = filterRows(table, [asked.of])
    return numbers.map((number, row) => (keep && !keep[row] && !Number.isNaN(number) ? 0 : number))
  }
  const { index } = profile.columns.find(({ name, of }) => name === asked.below && !of)!
  const below = table.columns[index]!.numbers!
  if (asked.kind === 'product') return numbers.map((number, row) => (number * below[row]!) / asked.per)
  if (asked.kind === 'total') return numbers.map((number, row) => number + below[row]!)
  if (asked.kind === 'reduced') return numbers.map((number, row) => number * (1 - below[row]! / asked.per))
  return numbers.map((number, row) => number - below[row]!)
}
