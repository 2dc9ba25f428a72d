import { formatCount } from '@/lib/format/format-count'
import { areVersions, versionName } from '../derive/plan-versions'
import { unitColumnName } from '../derive/unit-columns'
import { currencyOf } from '../names/unit-words'
import type { ColumnProfile } from '../profile/profile'
import { rowsByCode } from '../table/code-facts'
import { caveatOf } from './caveat-of'
import type { Context } from './context'
import { countFigure, tell } from './telling'
import type { Telling, Trial } from './trial'

const unitsTold = 3
/** So many measures stand above the charts. */
const firstMeasures = 3

/** Never added and never averaged across units: each has a column of its own, and what has none is in no number. */
export function mixedUnits(context: Context): Trial[] {
  const { profile } = context
  const mixed = profile.columns.filter(({ mixedBy, name }) => mixedBy !== undefined && isTold(context, name))
  const units = [...new Set(mixed.map(({ mixedBy }) => mixedBy))]
  return units.flatMap((by) => {
    const unit = profile.columns.find(({ name }) => name === by)
    const own = mixed.filter(({ mixedBy }) => mixedBy === by)
    return unit ? (trialOf(context, unit, own) ?? []) : []
  })
}

/** Whether a number of the column is among those that the table is told by. */
function isTold({ table, profile, measures }: Context, name: string): boolean {
  const first = [...(profile.outcomes ?? []), ...measures.slice(0, firstMeasures).map(({ index }) => index)]
  return first.some((index) => table.columns[index]!.name === name || isMadeOf(table.columns[index]!, name))
}

const isMadeOf = ({ derivedFrom }: { derivedFrom?: string[] }, name: string) =>
  derivedFrom?.includes(name) ?? false

function trialOf(context: Context, unit: ColumnProfile, mixed: ColumnProfile[]): Trial | null {
  const column = context.table.columns[unit.index]!
  const rows = rowsByCode(column)
  const order = column.values
    .map((value, code) => ({ value, rows: rows[code]! }))
    .filter((one) => one.rows > 0)
    .sort((a, b) => b.rows - a.rows)
  if (order.length < 2) return null
  return caveatOf({
    value: 'mixed_units',
    columns: [mixed[0]!.index, unit.index],
    effect: 1,
    rows: context.table.rowCount,
    tell: () => tellUnits(context, { unit, mixed, order }),
  })
}

interface Units {
  unit: ColumnProfile
  mixed: ColumnProfile[]
  order: { value: string; rows: number }[]
}

function tellUnits({ table }: Context, { unit, mixed, order }: Units): Telling {
  const count = (rows: number, op: '=' | '!=', values: string[]) =>
    countFigure(null, rows, {
      measure: 'count',
      filters: values.map((value) => ({ column: unit.name, op, value })),
      rows: table.rowCount,
    })
  const names = mixed.map(({ label }) => label)
  const subject =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are` : `${names[0]} is`
  const parts = order
    .slice(0, unitsTold)
    .flatMap(({ value, rows }, place) => [`${place > 0 ? ', ' : ''}${value} in `, count(rows, '=', [value])])
  const isPlan = areVersions(order.map(({ value }) => value))
  const nameIn = isPlan ? versionName : unitColumnName
  const others = order.filter(
    ({ value }) => !table.columns.some(({ name }) => name === nameIn(mixed[0]!.name, value)),
  )
  const own = order.filter((one) => !others.includes(one)).map(({ value }) => value)
  const untold = others.reduce((sum, { rows }) => sum + rows, 0)
  const { missing, derivedFrom } = table.columns[unit.index]!
  const isOfCells = derivedFrom !== undefined
  const kind =
    isOfCells && order.every(({ value }) => currencyOf(value)) ? 'currencies' : isPlan ? 'versions' : 'units'
  const rest = [
    ...(untold > 0
      ? ['; ', count(untold, '!=', own), ' in other units, too few to be told, are in no number']
      : []),
    ...(missing > 0 && !isOfCells
      ? ['; ', count(missing, '=', ['']), ` rows do not say which, and are in none`]
      : []),
  ]
  return tell(
    `${subject} in ${formatCount(order.length)} ${kind}${isOfCells ? '' : ` by ${unit.label}`} (`,
    ...parts,
    ' rows): they are told one by one, and never added to each other',
    ...rest,
    '.',
  )
}
