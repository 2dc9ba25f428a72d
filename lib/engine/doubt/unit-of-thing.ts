import type { ColumnProfile, Profile } from '../profile/profile'
import { type Column, missingCode, type Table } from '../table/table'
import { mayBeInUnit } from './known-factors'
import { hasLogs, type Looked, logsOf, orderOf, otherLogs, thingsOf } from './looked-measure'
import { inOrderOf, middleOf } from './middle-of'
import { type Stretch, suspectStretches } from './suspect-stretches'
import {
  areAlike,
  areApart,
  areUnmoved,
  isOffTheOthers,
  referenceMin,
  relatedFactor,
  shapedFactor,
} from './unit-evidence'

/** Rows of one thing whose numbers, where they have any, stand in another unit than all others. */
export interface UnitOfThing {
  rows: number[]
  /** What their numbers are of those of the others: 1000, 1 / 4.546. */
  factor: number
  /** Else it may be so, and nothing is told in another unit for it. */
  isSure: boolean
  /** Found of another measure, beside which this one lies as far off. */
  isAlong?: true
  thing: string
  /** `up to 2024-02-28`, `from 2024-03-01`; null where they are all of the thing's. */
  time: string | null
}

const rowsMin = 60
const distinctMin = 12
const rangeMin = 1.6
/** Below it a factor is how things differ anyway. */
const largeMin = 9.9

/**
 * One thing (a port, a depot, a site) that writes a measure in another unit, always or up to a day: its numbers lie off
 * those of all others, or of its own other days, by a known factor, in the same shape, and what else is measured of its
 * rows does not. Null where there is none.
 */
export function findUnitOfThing(table: Table, profile: Profile, measure: ColumnProfile): UnitOfThing | null {
  const column = table.columns[measure.index]!
  const { min, max } = measure.summary!
  // what spreads so little holds nothing in another unit
  if (min > 0 && max < rangeMin * min) return null
  if (column.values.length < distinctMin || measure.unit === '%' || table.rowCount < rowsMin) return null
  if (!hasLogs(column, measure)) return null
  const looked = { table, profile, measure }
  const order = orderOf(table, profile)
  for (const thing of thingsOf(looked)) {
    for (const stretch of suspectStretches({ column, thing, order })) {
      const found = judge(
        { ...looked, order, logs: logsOf(column), others: otherLogs(looked) },
        thing,
        stretch,
      )
      if (found) return found
    }
  }
  return null
}

/** The rows of a column that hold another value. */
function rowsOfOthers(codes: Int32Array, code: number): number[] {
  const rows: number[] = []
  for (let row = 0; row < codes.length; row++) {
    if (codes[row] !== missingCode && codes[row] !== code) rows.push(row)
  }
  return rows
}

function judge(looked: Looked, thing: Column, stretch: Stretch): UnitOfThing | null {
  const { logs } = looked
  const { rows, other, code } = stretch
  const rest = rowsOfOthers(thing.codes, code)
  const reference = other.length > 0 ? other : rest
  const [own, ref] = [inOrderOf(logs, rows), inOrderOf(logs, reference)]
  if (ref.length < referenceMin) return null
  const step = middleOf(own).middle - middleOf(ref).middle
  if (other.length > 0 && !isOffTheOthers(looked, { rest, other, step })) return null
  if (!areUnmoved(looked, { rows, reference, step })) return null
  const related = relatedFactor(looked, { rows, reference })
  const alike = other.length > 0 || areAlike(looked, { thing, code, step })
  const shaped = alike ? shapedFactor(own, ref, step) : null
  const known = related ?? shaped
  if (!known || !mayBeInUnit(looked.measure.name, looked.measure.unit, known)) return null
  const isLarge = Math.max(known.factor, 1 / known.factor) >= largeMin
  const isSure = related ? isLarge || other.length > 0 : isLarge && known.isPlain && areApart(own, ref)
  if (!isSure && !related && other.length === 0) return null
  const { all, isWhole } = coveredRows(looked, thing, stretch)
  const time = timeOf(looked, stretch)
  return { rows: all, factor: known.factor, isSure: isSure && isWhole, thing: thing.values[code]!, time }
}

/** All rows of the other unit, those at nothing, below it or without a number too; not whole where some numbers have no day to tell by. */
function coveredRows(
  { table, profile, measure }: Looked,
  { codes }: Column,
  { code, rows, other, isBefore }: Stretch,
): { all: number[]; isWhole: boolean } {
  const { numbers } = table.columns[measure.index]!
  const own = [...codes.keys()].filter((row) => codes[row] === code)
  if (other.length === 0) return { all: own, isWhole: true }
  const times = table.columns[profile.mainTime!]!.numbers!
  const edge = times[isBefore ? rows.at(-1)! : rows[0]!]!
  const isCovered = (time: number) => (isBefore ? time <= edge : time >= edge)
  return {
    all: own.filter((row) => isCovered(times[row]!)),
    isWhole: own.every((row) => !Number.isNaN(times[row]!) || Number.isNaN(numbers![row]!)),
  }
}

function timeOf({ table, profile }: Looked, { rows, other, isBefore }: Stretch): string | null {
  if (other.length === 0) return null
  const time = table.columns[profile.mainTime!]!
  const at = time.values[time.codes[isBefore ? rows.at(-1)! : rows[0]!]!]!
  return isBefore ? `up to ${at}` : `from ${at}`
}
