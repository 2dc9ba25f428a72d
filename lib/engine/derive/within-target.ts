import { convertUnit } from '../clean/unit-kinds'
import { units } from '../clean/units'
import { findWord, splitName, wordList } from '../names/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Column, Table } from '../table/table'
import { yesNoColumn } from './yes-no-column'

interface Dataset {
  table: Table
  profile: Profile
}

const name = 'In time'
const rowsMin = 20
const filledMin = 0.3
/** What always keeps to it, or never, is measured against something else. */
const [overMin, overMax] = [0.005, 0.95]
/** Targets are agreed upon, so that there are few of them. */
const targetsMax = 12
const timeUnits = ['ms', 's', 'min', 'h', 'days', 'weeks']

/** How long something may take. */
const targetWords = wordList(
  `target goal sla slo limit allowed agreed threshold standard max maximum ziel soll sollwert grenze grenzwert zielzeit vorgabe
  objectif cible limite plafond objetivo meta obiettivo soglia`,
  'ziel grenze',
)

/** A time that things took, and the one that they should keep to. */
export interface TimeTarget {
  took: ColumnProfile
  target: ColumnProfile
}

/**
 * Whether things took no longer than they should, as a yes or no: of two times of a row the one is named as a target and
 * has few values, and the other lies now below and now above it. Nothing stands where one of them is missing.
 */
export function withInTime({ table, profile }: Dataset): Dataset {
  const found = findTimeTarget(table, profile)
  if (
    !found ||
    profile.columns.some((column) => column.type === 'boolean' && table.columns[column.index]!.derivedFrom)
  )
    return { table, profile }
  const column = inTimeColumn(table, found)
  const index = table.columns.length
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: { ...profile, columns: [...profile.columns, inTimeProfile(found, column, index)] },
  }
}

function findTimeTarget(table: Table, { columns }: Profile): TimeTarget | null {
  const timed = columns.filter(
    (column) => timeUnit(table, column) !== null && table.columns[column.index]!.numbers !== null,
  )
  const isTarget = ({ name: own, distinct, index }: ColumnProfile) =>
    distinct <= targetsMax &&
    !table.columns[index]!.derivedFrom &&
    findWord(splitName(own), targetWords) !== null
  const pairs = timed
    .filter(isTarget)
    .flatMap((target) =>
      timed.filter((took) => !isTarget(took) && took.role === 'measure').map((took) => ({ took, target })),
    )
  return pairs.find((pair) => isKept(table, pair)) ?? null
}

/** The unit that the cells or the name tell: `SL-Ziel (s)`, `target_h`. */
function timeUnit({ columns }: Table, { index, unit, name: own }: ColumnProfile): string | null {
  const { bracket, words } = splitName(own)
  const told =
    unit ?? columns[index]!.unit ?? units.get((bracket ?? words.at(-1) ?? '').toLowerCase()) ?? null
  const plain = told === 'hours' ? 'h' : told === 'minutes' ? 'min' : told
  return plain !== null && timeUnits.includes(plain) ? plain : null
}

/** By how much each row is over its target, in the unit of what it took. */
function overOf(table: Table, { took, target }: TimeTarget): Float64Array {
  const [times, targets] = [table.columns[took.index]!.numbers!, table.columns[target.index]!.numbers!]
  const [unit, own] = [timeUnit(table, took)!, timeUnit(table, target)!]
  return times.map((time, row) => time - (convertUnit(targets[row]!, own, unit) ?? Number.NaN))
}

function isKept(table: Table, pair: TimeTarget): boolean {
  const over = overOf(table, pair).filter((one) => !Number.isNaN(one))
  const share = over.filter((one) => one > 0).length / over.length
  return over.length >= Math.max(rowsMin, filledMin * table.rowCount) && share >= overMin && share <= overMax
}

function inTimeColumn(table: Table, pair: TimeTarget): Column {
  const kept = overOf(table, pair).map((over) => (Number.isNaN(over) ? Number.NaN : Number(over <= 0)))
  return yesNoColumn(name, kept, [pair.took.name, pair.target.name])
}

const inTimeProfile = ({ took, target }: TimeTarget, column: Column, index: number): ColumnProfile => ({
  ...took,
  ...{
    index,
    name,
    label: 'in time',
    type: 'boolean',
    role: 'boolean',
    missing: column.missing,
    distinct: 2,
  },
  ...{ additivity: null, unit: null, format: null },
  words: { true: 'in time', false: 'not in time' },
  yes: 'true',
  upIsGood: true,
  grain: null,
  confidence: 0.85,
  evidence: [`Computed: whether ${took.name} is at most ${target.name}.`],
  summary: null,
})
