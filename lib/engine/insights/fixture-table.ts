import type { Additivity, Role } from '@/lib/contracts/analysis'
import type { ValueFormat } from '@/lib/contracts/blocks'
import type { ColumnProfile, Identity, Profile } from '../profile/profile'
import { createRandom } from '../stats/random'
import type { Column, Table } from '../table/table'

export interface FixtureColumn {
  name: string
  role: Role
  /** Numbers or texts; dates as ISO text; null where missing. */
  cells: (string | number | null)[]
  additivity?: Additivity
  label?: string
  format?: ValueFormat
  grain?: ColumnProfile['grain']
}

interface FixtureOptions {
  identities?: Identity[]
  dependencies?: [number, number][]
}

/** A cleaned and profiled table made by hand, for the tests of the kinds. */
export function buildFixture(columns: FixtureColumn[], options: FixtureOptions = {}) {
  const built = columns.map(buildColumn)
  const table: Table = { columns: built, rowCount: columns[0]?.cells.length ?? 0 }
  const indexesOf = (...roles: Role[]) => columns.flatMap(({ role }, i) => (roles.includes(role) ? [i] : []))
  const profile: Profile = {
    columns: columns.map((column, i) => profileOf(column, built[i]!, i)),
    identities: options.identities ?? [],
    dependencies: options.dependencies ?? [],
    forms: [],
    mainTime: indexesOf('time')[0] ?? null,
    measures: indexesOf('measure'),
    dimensions: indexesOf('category', 'boolean', 'geo'),
  }
  return { table, profile, name: 'fixture' }
}

/** Seeded noise for tests: uniform, and near enough to normal. */
export function createNoise(seed: number) {
  const random = createRandom(seed)
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6)
  const pick = <T>(values: T[]): T => values[Math.floor(random() * values.length)]!
  return { random, normal, pick }
}

export const regions = ['North', 'South', 'East', 'West', 'Centre']

/** Independent noise: dates over a year, two categories, three measures; changed by what a test plants. */
export function noiseColumns(seed: number, rows = 600): Record<string, FixtureColumn> {
  const { random, normal, pick } = createNoise(seed)
  const days = Array.from({ length: rows }, () => Math.floor(random() * 365)).sort((a, b) => a - b)
  const measure = (name: string, mean: number, sd: number): FixtureColumn => ({
    name,
    role: 'measure',
    cells: days.map(() => mean + sd * normal()),
  })
  return {
    date: { name: 'order_date', role: 'time', cells: days.map(dayOf2023) },
    region: { name: 'region', role: 'category', cells: days.map(() => pick(regions)) },
    channel: { name: 'channel', role: 'category', cells: days.map(() => pick(['Web', 'Store', 'Phone'])) },
    revenue: measure('revenue', 100, 20),
    visits: measure('visits', 40, 9),
    rating: { ...measure('rating', 3, 0.5), additivity: 'intensive' },
  }
}

/** The same columns with the cells of one changed. */
export function plant(
  columns: Record<string, FixtureColumn>,
  name: string,
  change: (cell: number, row: number) => string | number | null,
): Record<string, FixtureColumn> {
  const column = columns[name]!
  return {
    ...columns,
    [name]: { ...column, cells: column.cells.map((cell, row) => change(Number(cell), row)) },
  }
}

/** The day so many days after the start of 2023, as ISO text. */
export const dayOf2023 = (day: number) => new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10)

function buildColumn({ name, role, cells }: FixtureColumn): Column {
  const texts = cells.map((cell) => (cell === null ? null : String(cell)))
  const values = [...new Set(texts.filter((text) => text !== null))]
  const codeOf = new Map(values.map((value, i) => [value, i]))
  const codes = Int32Array.from(texts, (text) => (text === null ? -1 : codeOf.get(text)!))
  const isTime = role === 'time'
  const hasNumbers = isTime || cells.some((cell) => typeof cell === 'number')
  const numberOf = (text: string | null) =>
    text === null
      ? Number.NaN
      : isTime
        ? Date.parse(`${text.slice(0, 10)}T${text.slice(11) || '00:00:00'}Z`)
        : Number(text)
  return {
    name,
    type: isTime ? 'date' : role === 'boolean' ? 'boolean' : hasNumbers ? 'number' : 'text',
    codes,
    values,
    numbers: hasNumbers ? Float64Array.from(texts, numberOf) : null,
    missing: texts.filter((text) => text === null).length,
    unit: null,
    leadingZeros: false,
  }
}

function profileOf(column: FixtureColumn, built: Column, index: number): ColumnProfile {
  const isMeasure = column.role === 'measure'
  return {
    index,
    name: column.name,
    label: column.label ?? column.name.replaceAll('_', ' '),
    type: built.type,
    role: column.role,
    additivity: isMeasure ? (column.additivity ?? 'additive') : null,
    unit: null,
    format: column.format ?? (isMeasure ? { style: 'number', decimals: 2 } : null),
    upIsGood: null,
    distinct: built.values.length,
    missing: built.missing,
    confidence: 1,
    evidence: [],
    order: null,
    geo: null,
    grain:
      column.grain ??
      (column.role === 'time' ? (built.values.some((value) => value.length > 10) ? 'hour' : 'day') : null),
    summary: isMeasure ? summaryOf(built) : null,
    overridden: false,
  }
}

function summaryOf({ numbers }: Column): ColumnProfile['summary'] {
  const sorted = numbers!.filter((value) => !Number.isNaN(value)).sort()
  const n = sorted.length
  const sum = sorted.reduce((total, value) => total + value, 0)
  const at = (share: number) => {
    const [low, high] = [Math.floor(share * (n - 1)), Math.ceil(share * (n - 1))]
    return sorted[low]! + (share * (n - 1) - low) * (sorted[high]! - sorted[low]!)
  }
  const squares = sorted.reduce((total, value) => total + (value - sum / n) ** 2, 0)
  return {
    ...{ min: at(0), max: at(1), mean: sum / n, median: at(0.5), q1: at(0.25), q3: at(0.75), sum },
    sd: Math.sqrt(squares / (n - 1)),
    zeros: sorted.filter((value) => value === 0).length,
    negatives: sorted.filter((value) => value < 0).length,
    integers: sorted.every(Number.isInteger),
  }
}
