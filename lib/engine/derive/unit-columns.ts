import { noUnit } from '../clean/unit-companions'
import { units } from '../clean/units'
import { findWord, type NameWords, splitName, wordList } from '../names/name-words'
import { currencyOf, isUnitName } from '../names/unit-words'
import { amountWords, moneyWords } from '../profile/money-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'
import { rowsByCode } from '../table/code-facts'
import type { Column, Table } from '../table/table'
import { numberColumn } from './number-column'
import { areVersions, byVersion, findVersions, versionName } from './plan-versions'

/** A column that says in which currency or unit the numbers of its row are, and those numbers. */
export interface MixedUnits {
  unit: ColumnProfile
  measures: ColumnProfile[]
  /** Those of them that the file itself has in one currency in another column, so that none of it is told again. */
  converted: Set<number>
  /** The units, those of most rows first. */
  values: { value: string; code: number; rows: number; currency: string | undefined }[]
}

const unitWords = wordList('unit units uom einheit einheiten unite unites unidad unidades unita')
const valuesMax = 12
/** Of all the currencies of the world some trade in more than these. */
const currenciesMax = 60
/** A second unit in fewer rows is a slip of the pen; another currency is never added. */
const othersMin = 2
/** What stands in a column called unit may be a room or a ward: so many of its values are known as units. */
const unitNamesMin = 0.5
/** Nearly all values are codes of currencies. */
const codesMin = 0.9

/** Measures that stand in several currencies or units: by their own cells, or by a column that says which. */
export function findMixedUnits(table: Table, profile: Profile): MixedUnits[] {
  const measures = profile.measures.map((index) => profile.columns[index]!)
  const ofCells = measures.flatMap((measure): MixedUnits[] => {
    const { unitBy } = table.columns[measure.index]!
    const unit = profile.columns.find(({ name }) => name === unitBy)
    if (!unit) return []
    const mixed = { unit, measures: [measure], values: valuesOf(table.columns[unit.index]!) }
    return [{ ...mixed, converted: convertedIn(table, profile, mixed) }]
  })
  const ofColumn = mixedByColumn(
    table,
    profile,
    measures.filter(({ index }) => !table.columns[index]!.unitBy),
  )
  const found = ofColumn ? [...ofCells, ofColumn] : ofCells
  return found.length > 0 ? found : mixedByVersion(table, profile, measures)
}

/** What is planned is never added to what came of it. */
function mixedByVersion(table: Table, profile: Profile, measures: ColumnProfile[]): MixedUnits[] {
  const unit = findVersions(table, profile)
  const own = measures.filter(({ of }) => !of)
  if (!unit || own.length === 0) return []
  const values = valuesOf(table.columns[unit.index]!).sort((a, b) => byVersion(a.value, b.value))
  return [{ unit, measures: own, values, converted: new Set() }]
}

function mixedByColumn(table: Table, profile: Profile, measures: ColumnProfile[]): MixedUnits | null {
  for (const unit of profile.columns) {
    if (unit.role !== 'category' && unit.role !== 'geo' && unit.role !== 'code') continue
    if (unit.distinct < 2 || unit.distinct > currenciesMax || table.columns[unit.index]!.derivedFrom) continue
    const name = splitName(unit.name)
    const values = valuesOf(table.columns[unit.index]!)
    const isMoney = values.filter(({ currency }) => currency).length >= codesMin * values.length
    const isUnit =
      findWord(name, unitWords) !== null &&
      values.filter(({ value }) => isUnitName(value)).length >= unitNamesMin * values.length
    if (!isMoney && !(isUnit && unit.distinct <= valuesMax)) continue
    const others = values.reduce((sum, { rows }, place) => (place === 0 ? 0 : sum + rows), 0)
    if (others < (isMoney ? 1 : othersMin)) continue
    const own = measures
      .filter((measure) => isMeasuredIn(measure, isMoney))
      .filter((measure) => isMoney || !isMoneyOf(profile, measure))
    if (own.length === 0) continue
    const named = own.filter((measure) => isNamedFor(measure, name))
    const mixed = {
      unit,
      measures: isMoney
        ? own
        : apartByUnit(table, { unit, measures: named.length > 0 ? named : own, values }),
      values,
    }
    return { ...mixed, converted: isMoney ? convertedIn(table, profile, mixed) : new Set() }
  }
  return null
}

/** `gas_unit` says in what `gas_used` is, and nothing of the water. */
const isNamedFor = (measure: ColumnProfile, unit: NameWords): boolean =>
  splitName(measure.name).words.some(
    (word) => word.length > 2 && unit.words.includes(word) && !findWord(splitName(word), unitWords),
  )

function valuesOf(column: Column): MixedUnits['values'] {
  const rows = rowsByCode(column)
  return column.values
    .map((value, code) => ({ value, code, rows: rows[code]!, currency: currencyOf(value) }))
    .filter((one) => one.rows > 0)
    .sort((a, b) => b.rows - a.rows || a.code - b.code)
}

const priceDecimals = 2

/**
 * What has a unit of its own, as USD in its name or per cent, is in that. Beside a currency amounts are in it: by their
 * names, or as what adds up and is told to the cent.
 */
const isMeasuredIn = ({ unit, name, additivity, format, of }: ColumnProfile, isMoney: boolean): boolean =>
  unit === null &&
  !of &&
  additivity !== 'ordinal' &&
  (!isMoney ||
    findWord(splitName(name), moneyWords) !== null ||
    (additivity === 'additive' && format?.decimals === priceDecimals))

/** In the rows of its own currency a converted amount is as it was, within rounding; so many show that it is one. */
const sameWithin = 0.005
const sameMin = 0.95
const sameRowsMin = 5

/** The measures that another column has in one currency: `salary` and `salary in USD`, the same where that is paid in USD. */
function convertedIn(table: Table, profile: Profile, mixed: Omit<MixedUnits, 'converted'>): Set<number> {
  const { codes } = table.columns[mixed.unit.index]!
  const isConversion = (source: ColumnProfile, other: ColumnProfile): boolean => {
    const of = mixed.values.find(({ currency }) => currency && currency === currencyOf(other.unit ?? ''))
    if (!of || other.index === source.index) return false
    const [from, to] = [table.columns[source.index]!.numbers!, table.columns[other.index]!.numbers!]
    let own = 0
    let same = 0
    let others = 0
    let differ = 0
    for (const [row, code] of codes.entries()) {
      const gap = Math.abs(from[row]! - to[row]!)
      if (Number.isNaN(gap)) continue
      const isSame = gap <= sameWithin * Math.abs(from[row]!)
      if (code === of.code) [own, same] = [own + 1, same + (isSame ? 1 : 0)]
      else [others, differ] = [others + 1, differ + (isSame ? 0 : 1)]
    }
    return own >= sameRowsMin && same >= sameMin * own && differ > others / 2
  }
  const inOne = profile.measures.map((index) => profile.columns[index]!).filter(({ unit }) => unit !== null)
  return new Set(
    mixed.measures
      .filter((source) => inOne.some((other) => isConversion(source, other)))
      .map(({ index }) => index),
  )
}

/** What quantities times prices come to is money, whatever was counted; so are amounts by their names. */
function isMoneyOf({ identities, columns }: Profile, { index, name }: ColumnProfile): boolean {
  const isPriced = identities.some((identity) => {
    if (identity.kind === 'product') return identity.result === index
    const isOver = identity.kind === 'ratio' && identity.numerator === index
    return isOver && columns[identity.result]!.format?.decimals === priceDecimals
  })
  return isPriced || findWord(splitName(name), amountWords) !== null
}

/** Of several, what lies as high in one unit as in the other is in neither: days to pay for pieces and for kilograms. */
const apartMin = 1.2

function apartByUnit(
  { columns }: Table,
  { unit, measures, values }: Omit<MixedUnits, 'converted'>,
): ColumnProfile[] {
  const { codes } = columns[unit.index]!
  const apart = measures.filter(({ index }) => {
    const [first, second] = values.slice(0, 2).map(({ code }) => {
      const own = columns[index]!.numbers!.filter(
        (number, row) => codes[row] === code && !Number.isNaN(number),
      )
      return own.length > 0 ? quantileOf(sortNumbers(own), 0.5) : Number.NaN
    })
    const times = Math.abs(first! / second!)
    return Number.isFinite(times) && Math.max(times, 1 / times) >= apartMin
  })
  return apart.length > 0 ? apart : measures
}

/** More columns than this are a table of their own. */
const unitsMax = 3
const measuresMax = 3
const rowsMin = 10
/** In a short table a unit of so large a part is told by itself too. */
const partMin = 0.1

export interface UnitColumn {
  column: Column
  source: ColumnProfile
  currency: string | undefined
  /** Another unit than a currency: `kg`, `%`. */
  known: string | null
}

const unitNames = new Set(units.values())

/** What a measure is called in one of its units. */
export const unitColumnName = (measure: string, unit: string): string =>
  unit === noUnit ? `${measure} without a unit` : `${measure} in ${currencyOf(unit) ?? unit}`

/** Each of the measures in each of the units, as columns: those of the unit of most rows first. */
export function unitColumns(table: Table, { unit, measures, values, converted }: MixedUnits): UnitColumn[] {
  const told = measures.filter(({ index }) => !converted.has(index)).slice(0, measuresMax)
  const { codes, name: unitName } = table.columns[unit.index]!
  return values
    .filter(({ rows }) => rows >= Math.min(rowsMin, partMin * table.rowCount))
    .slice(0, unitsMax)
    .flatMap(({ value, code, currency }) =>
      told.map((source) => {
        const { numbers, name } = table.columns[source.index]!
        const own = numbers!.map((number, row) => (codes[row] === code ? number : Number.NaN))
        const shown = (areVersions(values.map((one) => one.value)) ? versionName : unitColumnName)(
          name,
          value,
        )
        // what says the unit of its cells was no column of the file
        const from = table.columns[source.index]!.unitBy ? [name] : [name, unitName]
        const known = !currency && unitNames.has(value) ? value : null
        return { column: numberColumn(shown, own, from), source, currency, known }
      }),
    )
    .filter(({ column }) => column.missing < column.codes.length && column.values.length > 1)
}
