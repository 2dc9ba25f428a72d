import { findWord, splitName, wordList } from '../names/name-words'
import { priceWords } from '../profile/money-words'
import { nameAdditivity } from '../profile/name-additivity'
import type { ColumnProfile, Profile } from '../profile/profile'
import { profileTable } from '../profile/profile-table'
import { kruskalWallis } from '../stats/kruskal-wallis'
import { rankValues } from '../stats/ranks'
import { rowsByCode } from '../table/code-facts'
import { type Column, missingCode, type Table } from '../table/table'
import { numberColumn } from './number-column'

const metricWords = wordList(
  `metric metrics kpi kpis measure measures indicator indicators kennzahl kennzahlen metrik messgroesse indicateur
  indicateurs indicador indicadores indicatore indicatori metrica metricas parameter parameters parametre parametres
  parametro parametros parametri analyte analytes messwert messwerte`,
  'kennzahl',
)
const unitWords = wordList('unit units uom einheit unite unidad unita')
const metricsMax = 12
const rowsMin = 3
/** Fewer units may be the way in which things of one kind are packed. */
const unitsMin = 3

/** A table that says in one column what the number in another is: revenue, headcount, a rate in per cent. */
interface Metrics {
  name: ColumnProfile
  value: ColumnProfile
  unit: ColumnProfile | null
}

interface Dataset {
  table: Table
  profile: Profile
}

/**
 * Several measures below each other in one column are never added or averaged: a column for each takes the place of
 * their numbers. Null where the table has one measure a column.
 */
export function splitMetrics({ table, profile }: Dataset): Dataset | null {
  const found = findMetrics(table, profile)
  if (!found) return null
  const { name, value, unit } = found
  const columns = metricColumns(table, found)
  const profiles = columns.map((column, place) => profileOf(column, table, table.columns.length + place))
  const why = `Its numbers are of several measures, by ${name.name}: never added across them.`
  const additivity = 'intensive' as const
  const mixed = { ...value, unit: null, additivity, mixedBy: name.name, evidence: [...value.evidence, why] }
  mixed.format = { style: 'number', decimals: value.format?.decimals ?? 2 }
  const isNaming = (index: number) => index === name.index || index === unit?.index
  return {
    table: { ...table, columns: [...table.columns, ...columns] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns.map((one) => (one === value ? mixed : isNaming(one.index) ? asName(one) : one)),
        ...profiles,
      ],
      measures: profiles.map(({ index }) => index),
      areMetrics: true,
      dimensions: profile.dimensions.filter((index) => !isNaming(index)),
      rows: 'none',
    },
  }
}

/** Nothing to count or break down by: it tells what each number is. */
const asName = (column: ColumnProfile): ColumnProfile =>
  column.overridden
    ? column
    : {
        ...column,
        role: 'text',
        order: null,
        evidence: [...column.evidence, 'It tells what the number of its row is.'],
      }

/** By the rows of each name: few names, each on many. */
function areFewOften(rows: Int32Array): boolean {
  let names = 0
  for (let code = 0; code < rows.length; code++) {
    if (rows[code] === 0) continue
    if (rows[code]! < rowsMin || ++names > metricsMax) return false
  }
  return names >= 2
}

function findMetrics(table: Table, { columns, measures, mainTime }: Profile): Metrics | null {
  if (measures.length === 0) return null
  const texts = columns.filter(({ type, role }) => type === 'text' && role !== 'time')
  for (const name of texts) {
    if (!areFewOften(rowsByCode(table.columns[name.index]!))) continue
    const unit = texts.find((one) => one !== name && isUnitOf(table, name, one)) ?? null
    const isNamed = findWord(splitName(name.name), metricWords) !== null
    if (mainTime === null && !unit) continue
    const value =
      measures.length === 1
        ? columns[measures[0]!]!
        : isNamed && unit
          ? setApart(
              table,
              name,
              measures.map((index) => columns[index]!),
            )
          : null
    if (!value || value.overridden) continue
    if (isNamed || (unit && areOfUnits(table, { name, value, unit }))) return { name, value, unit }
  }
  return null
}

/** So much of a number's variance lies between the kinds of numbers that it is of; and so little of any other. */
const apartMin = 0.5
const besideMax = 0.1

/** The one measure whose size depends on what the row says that it is: the others are of the thing that measures. */
function setApart({ columns }: Table, { index }: ColumnProfile, measures: ColumnProfile[]) {
  const { codes, values } = columns[index]!
  const between = measures.map(
    (one) => kruskalWallis(rankValues(columns[one.index]!.numbers!), codes, values.length).epsilonSquared,
  )
  const apart = measures.filter((_, at) => between[at]! >= apartMin)
  return apart.length === 1 && between.filter((share) => share > besideMax).length === 1 ? apart[0]! : null
}

/** Each name has one unit. */
function isUnitOf(table: Table, { index }: ColumnProfile, unit: ColumnProfile): boolean {
  if (findWord(splitName(unit.name), unitWords) === null) return false
  return unitCodes(table.columns[index]!, table.columns[unit.index]!) !== null
}

function unitCodes(name: Column, unit: Column): Int32Array | null {
  const codes = new Int32Array(name.values.length).fill(missingCode)
  for (let row = 0; row < name.codes.length; row++) {
    const [of, code] = [name.codes[row]!, unit.codes[row]!]
    if (of === missingCode || code === missingCode) continue
    if (codes[of] !== missingCode && codes[of] !== code) return null
    codes[of] = code
  }
  return codes
}

/** Ordered, in stock or paid for, each in the unit that it is sold by: of things, not measured at one. */
function isOfThings({ name }: ColumnProfile): boolean {
  const said = nameAdditivity(splitName(name))?.additivity
  return said === 'additive' || said === 'semi_additive' || findWord(splitName(name), priceWords) !== null
}

/**
 * What is listed are no things of one kind: some are per cent and others not, or each has a size of its own and a unit
 * that no other has.
 */
function areOfUnits({ columns }: Table, { name, value, unit }: Metrics & { unit: ColumnProfile }): boolean {
  const units = columns[unit.index]!
  if (hasShares(units)) return true
  const { codes, values } = columns[name.index]!
  if (units.values.length < unitsMin || units.values.length < values.length || isOfThings(value)) return false
  return (
    kruskalWallis(rankValues(columns[value.index]!.numbers!), codes, values.length).epsilonSquared >= apartMin
  )
}

/** Per cent beside other units. */
const hasShares = ({ values }: Column) =>
  values.length > 1 && values.some((unit) => /^(?:%|percent|prozent|pct)$/i.test(unit))

function metricColumns(table: Table, { name, value, unit }: Metrics): Column[] {
  const [names, numbers] = [table.columns[name.index]!, table.columns[value.index]!.numbers!]
  const units = unit && table.columns[unit.index]!
  const codes = units && unitCodes(names, units)
  const taken = new Set(table.columns.map((column) => column.name))
  return names.values.flatMap((metric, code) => {
    const own = numbers.map((number, row) => (names.codes[row] === code ? number : Number.NaN))
    const column = numberColumn(taken.has(metric) ? `${metric} of all` : metric, own, [value.name, name.name])
    if (column.values.length === 0) return []
    return [{ ...column, unit: (codes && units.values[codes[code]!]) ?? null }]
  })
}

function profileOf(column: Column, { rowCount }: Table, index: number): ColumnProfile {
  const alone = profileTable({ columns: [column], rowCount }, { roles: { [column.name]: 'measure' } })
  const [of, by] = column.derivedFrom!
  const evidence = [`Computed: ${of} by ${by}.`, ...alone.columns[0]!.evidence.slice(1)]
  return { ...alone.columns[0]!, index, overridden: false, confidence: 0.85, evidence }
}
