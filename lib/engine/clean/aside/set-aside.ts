import { formatCount } from '@/lib/format/format-count'
import type { Column, Table } from '../../table/table'
import { quoted } from '../change-steps'
import type { Steps } from '../steps'
import { type Changes, changeCells } from './change-cells'
import { findDefaultDates } from './default-dates'
import { findDefaultTime } from './default-times'
import { findFarDates } from './far-dates'
import { findSeries, type SeriesSet } from './find-series'
import { findOtherUnits } from './other-unit'
import { findPlaceholder } from './placeholders'
import type { Run } from './runs-in-series'
import { findStuckRuns } from './stuck-runs'
import { toUnit } from './to-unit'
import { findZeroRuns } from './zero-runs'

/** In fewer rows nothing is far off the rest. */
const rowsMin = 20
const thingsTold = 3
const runsTold = 2

/**
 * The table without the numbers and dates that are none: placeholders, counters out of order, stuck sensors; and with
 * those that stand in another unit than the rest told in that of the rest. Each is a step.
 */
export function setAside(table: Table, steps: Steps): Table {
  if (table.rowCount < rowsMin) return table
  const series = findSeries(table)
  const columns = table.columns.map((column) => {
    if (column.type === 'date' || column.type === 'datetime')
      return withoutFarDates(withoutDefaults(column, steps), steps)
    if (column.type === 'time' && column.numbers) return withoutMidnight(column, steps)
    if (column.type !== 'integer' && column.type !== 'number') return column
    if (column.leadingZeros || column.values.length < 3) return column
    const placed = withoutPlaceholder(column, steps)
    const same = inOneUnit(withColumn(table, column, placed), placed, steps)
    return series ? withoutRuns({ table, series, column: same }, steps) : same
  })
  return { ...table, columns }
}

const withColumn = (table: Table, before: Column, column: Column): Table => ({
  ...table,
  columns: table.columns.map((one) => (one === before ? column : one)),
})

const nothing = (rows: Iterable<number>): Changes => new Map([...rows].map((row) => [row, Number.NaN]))

const rowsOf = ({ codes }: Column, found: number[]) =>
  [...codes.keys()].filter((row) => found.includes(codes[row]!))

function withoutDefaults(column: Column, steps: Steps): Column {
  const found = findDefaultDates(column)
  if (found.length === 0) return column
  const rows = rowsOf(column, found)
  const dates = found.map((code) => quoted(column.values[code]!)).join(', ')
  const detail = `${dates} ${found.length > 1 ? 'lie' : 'lies'} years off all other dates and stand for none: read as missing.`
  const step = { step: 'placeholder', column: column.name, rows: rows.length, detail }
  return steps.guess(step) ? changeCells(column, 'placeholder', nothing(rows)) : column
}

function withoutFarDates(column: Column, steps: Steps): Column {
  const found = findFarDates(column)
  if (found.length === 0) return column
  const rows = rowsOf(column, found)
  const detail = `${listOf(found.map((code) => quoted(column.values[code]!)))}: decades off all other dates, so hardly meant, and read as missing.`
  const step = { step: 'far_date', column: column.name, rows: rows.length, detail }
  return steps.guess(step) ? changeCells(column, 'placeholder', nothing(rows)) : column
}

function withoutMidnight(column: Column, steps: Steps): Column {
  const found = findDefaultTime(column)
  if (found < 0) return column
  const rows = rowsOf(column, [found])
  const detail = '00:00 where nothing else is near midnight stands for no time: read as missing.'
  const step = { step: 'placeholder', column: column.name, rows: rows.length, detail }
  return steps.guess(step) ? changeCells(column, 'placeholder', nothing(rows)) : column
}

function withoutPlaceholder(column: Column, steps: Steps): Column {
  const found = findPlaceholder(column)
  if (!found) return column
  const rows = rowsOf(column, [found.code])
  const value = column.values[found.code]!
  const others = Number(value) < found.least ? `at least ${found.least}` : `at most ${found.most}`
  const detail = `${quoted(value)} where all others are ${others}: taken for a placeholder and read as missing.`
  const step = { step: 'placeholder', column: column.name, rows: rows.length, detail }
  return steps.guess(step) ? changeCells(column, 'placeholder', nothing(rows)) : column
}

function inOneUnit(table: Table, column: Column, steps: Steps): Column {
  const found = findOtherUnits(table, column)
  if (!found) return column
  const { rows, things } = found
  const factor = found.factor >= 1 ? Math.round(found.factor) : 1 / Math.round(1 / found.factor)
  const [row] = rows
  const changes: Changes = new Map(rows.map((one) => [one, toUnit(column.numbers![one]!, factor)]))
  const of = things.length > 0 ? `what ${listOf(things)} has else` : 'all others'
  const times = formatCount(Math.round(factor >= 1 ? factor : 1 / factor))
  const how =
    factor >= 1
      ? `About ${times} times ${of}: taken for another unit and divided by ${times}`
      : `About one ${times}th of ${of}: taken for another unit and multiplied by ${times}`
  const detail = `${how}, as ${quoted(column.values[column.codes[row!]!]!)} to ${changes.get(row!)}.`
  const step = { step: 'unit_slip', column: column.name, rows: rows.length, detail }
  return steps.guess(step) ? changeCells(column, 'other_unit', changes) : column
}

interface InSeries {
  table: Table
  series: SeriesSet
  column: Column
}

function withoutRuns({ table, series, column }: InSeries, steps: Steps): Column {
  const zeros = findZeroRuns(table, column, series)
  const counting = without(column, { kind: 'zero_run', runs: zeros, time: series.time }, steps)
  const stuck = findStuckRuns(counting, series)
  return without(counting, { kind: 'stuck', runs: stuck, time: series.time }, steps)
}

interface Runs {
  kind: 'zero_run' | 'stuck'
  runs: Run[]
  time: Column
}

function without(column: Column, { kind, runs, time }: Runs, steps: Steps): Column {
  if (runs.length === 0) return column
  const rows = runs.flatMap((run) => run.rows)
  const at = (row: number) => time.values[time.codes[row]!]!
  const places = runs.map((run) => {
    const of = run.series.name === null ? '' : `${run.series.name}, `
    return `${of}${at(run.rows[0]!)} to ${at(run.rows.at(-1)!)}`
  })
  const what =
    kind === 'zero_run'
      ? 'Zeros one after the other where it is never near zero else'
      : 'The very same number again and again where it moves else'
  const detail = `${what} (${listOf(places, runsTold)}): taken for not measured.`
  const step = { step: kind, column: column.name, rows: rows.length, detail }
  return steps.guess(step) ? changeCells(column, kind, nothing(rows)) : column
}

function listOf(names: string[], most = thingsTold): string {
  const more = names.length - most
  const shown = more > 0 ? [...names.slice(0, most), `${formatCount(more)} more`] : names
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown[0]!
}
