import type { Role } from '@/lib/contracts/analysis'
import type { Profile } from '../profile/profile'
import { type Column, missingCode, type Table } from '../table/table'

/** A thing has one row a date, but for a few that were written twice. */
const twiceMax = 0.02
/** Things come again: so many dates each, on average. */
const datesPerThingMin = 1.8
const keysMost = 5
/** More keys than these tell any rows apart: then nearly all things have to come on nearly all dates. */
const pairMost = 2
const gridMin = 0.6

/** What tells things apart; where rows are of several numbers each, also what these are called. */
const keyRoles = new Set<Role>(['category', 'geo', 'code', 'id'])

const known = new WeakMap<Column, WeakMap<Column[], boolean>>()

/**
 * Whether the rows of a date are all things as they stood then, each once (shops, accounts, classes of schools), and the
 * same ones come again on other dates. Of rows that each happened (orders, visits) those of one date are no whole.
 */
export function areSnapshots({ table, profile }: { table: Table; profile: Profile }, time: Column): boolean {
  const ofTime = known.get(time) ?? new WeakMap<Column[], boolean>()
  known.set(time, ofTime)
  const found = ofTime.get(table.columns) ?? findSnapshots(table, profile, time)
  ofTime.set(table.columns, found)
  return found
}

function findSnapshots(table: Table, { columns, areMetrics }: Profile, time: Column): boolean {
  const rows = time.codes.length - time.missing
  if (rows === time.values.length) return true
  const keys = columns
    .filter(({ role }) => keyRoles.has(role) || (areMetrics && role === 'text'))
    .map(({ index }) => table.columns[index]!)
    .filter((key) => key !== time && key.values.length > 1 && key.values.length <= rows / datesPerThingMin)
    .sort((a, b) => b.values.length - a.values.length)
    .slice(0, keysMost)
  return setsOf(keys).some((set) => isOnce(time, set, rows))
}

/** Each key alone, then two of them, three, and all. */
function setsOf(keys: Column[]): Column[][] {
  const grown = (sets: Column[][]) =>
    sets.flatMap((set) => keys.slice(keys.indexOf(set.at(-1)!) + 1).map((key) => [...set, key]))
  const ones = keys.map((key) => [key])
  const twos = grown(ones)
  return [...ones, ...twos, ...grown(twos), ...(keys.length > 3 ? [keys] : [])]
}

/** Whether no two rows of a date have the same things, and things come again on other dates. */
function isOnce(time: Column, keys: Column[], rows: number): boolean {
  const [things, cells] = [new Set<number>(), new Set<number>()]
  let twice = 0
  for (let row = 0; row < time.codes.length; row++) {
    const date = time.codes[row]!
    if (date === missingCode) continue
    const thing = keys.reduce((code, key) => code * (key.values.length + 1) + key.codes[row]! + 1, 0)
    const cell = thing * (time.values.length + 1) + date
    if (cells.has(cell) && ++twice > twiceMax * rows) return false
    cells.add(cell)
    things.add(thing)
    if (things.size * datesPerThingMin > rows) return false
  }
  return keys.length <= pairMost || rows >= gridMin * things.size * time.values.length
}
