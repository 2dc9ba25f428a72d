import type { CleaningStep } from '@/lib/contracts/analysis'
import { uniqueNames } from '../read/unique-names'
import { type Column, missingCode } from '../table/table'
import type { ColumnReading } from './column-reading'
import { currencies } from './currencies'
import type { Steps } from './steps'
import type { TextDraft } from './text-draft'

/** A column as it was read, and from what. */
export interface ReadColumn {
  draft: TextDraft
  reading: ColumnReading
  column: Column
}

/** What a number is in that says no unit where others do. */
export const noUnit = 'no unit'

/**
 * The columns, and behind them one for each that stands in several units, which says in which each of its numbers is:
 * nothing is left out of such a column, and nothing in it can be added up unseen.
 */
export function withUnitCompanions(read: ReadColumn[], steps: Steps): Column[] {
  const columns = read.map(({ column }) => column)
  const mixed = read.filter(({ reading }) => reading.units !== undefined)
  if (mixed.length === 0) return columns
  const names = uniqueNames([
    ...columns.map(({ name }) => name),
    ...mixed.map(({ column, reading }) => `${column.name} ${isMoney(reading) ? 'currency' : 'unit'}`),
  ]).slice(columns.length)
  const companions = mixed.map((one, place) => companionOf(one, names[place]!))
  for (const [place, { column }] of mixed.entries()) steps.push(unitStep(column, companions[place]!))
  const nameOf = new Map(mixed.map(({ column }, place) => [column, names[place]!]))
  return [
    ...columns.map((column) => (nameOf.has(column) ? { ...column, unitBy: nameOf.get(column)! } : column)),
    ...companions,
  ]
}

const moneyUnits = new Set(currencies.values())
const isMoney = ({ units }: ColumnReading) => units!.every((unit) => unit === null || moneyUnits.has(unit))

function companionOf({ draft, reading }: ReadColumn, name: string): Column {
  const { units, numbers } = reading
  const said = draft.texts.map((_, index) =>
    draft.missing[index] || Number.isNaN(numbers![index]!) ? null : (units![index] ?? noUnit),
  )
  const values: string[] = []
  const codes = new Int32Array(draft.codes.length)
  const codeOf = new Map<string, number>()
  let missing = 0
  for (const [row, at] of draft.codes.entries()) {
    const unit = said[at]!
    if (unit === null) missing++
    else if (!codeOf.has(unit)) codeOf.set(unit, values.push(unit) - 1)
    codes[row] = unit === null ? missingCode : codeOf.get(unit)!
  }
  const derivedFrom = [draft.name]
  return {
    name,
    type: 'text',
    codes,
    values,
    numbers: null,
    missing,
    unit: null,
    leadingZeros: false,
    derivedFrom,
  }
}

function unitStep({ name }: Column, { name: by, codes, values }: Column): CleaningStep {
  const rows = values.map((_, code) => codes.reduce((sum, one) => sum + (one === code ? 1 : 0), 0))
  const order = [...values.keys()].sort((a, b) => rows[b]! - rows[a]! || a - b)
  const parts = order.map((code) => `${values[code]} in ${rows[code]}`)
  const detail = `Its numbers stand in several units (${parts.join(', ')} rows): "${by}" says which, and they are never added across them.`
  return { step: 'mixed_units', column: name, rows: rows.reduce((sum, one) => sum + one, 0), detail }
}
