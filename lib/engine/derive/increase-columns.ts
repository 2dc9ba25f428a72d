import { findWord, splitName, wordList } from '../names/name-words'
import { rowsInTime } from '../profile/find-cumulative'
import { summarizeColumn } from '../profile/number-summary'
import type { ColumnProfile, Profile, Rising } from '../profile/profile'
import { correlate, likenessOf } from '../stats/correlation'
import { type Column, missingCode, type Table } from '../table/table'
import { numberColumn } from './number-column'

interface Dataset {
  table: Table
  profile: Profile
}

/** Fewer things that are counted on say nothing of what their counts have in common. */
const thingsMin = 8
/** A count that began with the table is told by what it has come to; a counter had been running long before. */
const startedMin = 0.1
/** What grows by a part of itself (people, prices) is a level; a counter goes on by what is used, however far it is. */
const growthMax = 0.6

const counterWords = wordList(
  `reading readings meter odometer mileage counter hourmeter zaehlerstand zahlerstand zaehler zahler kilometerstand
  betriebsstunden releve compteur kilometrage lectura contador kilometraje odometro lettura contatore chilometraggio`,
  'zaehlerstand zahlerstand stand',
)

/**
 * What a counter went up by since it was last read, for each thing that has one: water meters, odometers, machine hours.
 * How far counters are says how old they are; what was used is the difference, and adds up.
 */
export function withIncreases({ table, profile }: Dataset): Dataset {
  const running = new Set((profile.running ?? []).map(({ index }) => index))
  const found = (profile.rising ?? [])
    .filter(({ index }) => !running.has(index) && !profile.columns[index]!.overridden)
    .flatMap((rising) => increaseOf(table, profile, rising) ?? [])
  const made = found.filter(({ column }) => !isUploaded(table, profile, column))
  const nearlyTold = found.filter((one) => !made.includes(one)).map(({ source }) => source)
  const told = new Set([...toldCounters(table, profile), ...nearlyTold])
  if (made.length === 0 && told.size === 0) return { table, profile }
  const placeOf = (index: number) => made.findIndex(({ source }) => source === index)
  const nowOf = (index: number) => (placeOf(index) < 0 ? index : table.columns.length + placeOf(index))
  return {
    table: { ...table, columns: [...table.columns, ...made.map(({ column }) => column)] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns.map((column) =>
          placeOf(column.index) < 0 && !told.has(column.index) ? column : { ...column, isRated: true },
        ),
        ...made.map(({ source, column }) => increaseProfile(profile.columns[source]!, column, nowOf(source))),
      ],
      measures: profile.measures.filter((index) => !told.has(index)).map(nowOf),
      forms: [...profile.forms, ...made.map(({ source }): [number, number] => [nowOf(source), source])],
    },
  }
}

/** Counters of which the file itself has in another column what they went up by: by that they are told. */
export function toldCounters(table: Table, profile: Profile): Set<number> {
  const running = (profile.running ?? []).filter(({ index }) => !profile.columns[index]!.overridden)
  const told = running.filter(({ index }) => {
    const rising = profile.rising?.find((one) => one.index === index)
    return rising !== undefined && increaseOf(table, profile, rising) !== null
  })
  return new Set(told.map(({ index }) => index))
}

/** Meters are read to a digit or so, and a day is lost now and then. */
const sameRMin = 0.98
const sameRowsMin = 0.5

/** Whether a measure of the file says it nearly: the day's energy beside all so far. */
const isUploaded = (table: Table, { measures }: Profile, { numbers }: Column): boolean =>
  measures.some((index) => {
    const own = table.columns[index]!.numbers
    if (!own) return false
    const { r, n } = likenessOf(own, numbers!)
    return r >= sameRMin && n >= sameRowsMin * table.rowCount
  })

interface Increase {
  /** The index of the counter. */
  source: number
  column: Column
}

/** Null where it is no counter: one thing alone, a count from nothing, or what grows by a part of itself. */
function increaseOf(table: Table, profile: Profile, { index, group }: Rising): Increase | null {
  if (group === null) return null
  const { name, numbers } = table.columns[index]!
  const rows = rowsInTime(table, profile.columns, profile.mainTime)
  // what rises in the file's own order may not do so in time
  if (!rows) return null
  const { codes, name: thing } = table.columns[group]!
  const [last, things] = [new Map<number, number>(), new Map<number, Counter>()]
  const increases = new Float64Array(table.rowCount).fill(Number.NaN)
  for (const row of rows) {
    const [code, value] = [codes[row]!, numbers![row]!]
    if (code === missingCode || Number.isNaN(value)) continue
    const before = last.get(code)
    last.set(code, value)
    const counter = things.get(code) ?? { first: value, sum: 0, steps: 0 }
    things.set(code, counter)
    // one that was changed begins anew
    if (before === undefined || value < before) continue
    increases[row] = value - before
    counter.sum += value - before
    counter.steps++
  }
  const isNamed = findWord(splitName(name), counterWords) !== null
  if (!isCounter([...things.values()], isNamed)) return null
  return { source: index, column: numberColumn(`Increase of ${name}`, increases, [name, thing]) }
}

interface Counter {
  first: number
  /** All that it went up by. */
  sum: number
  steps: number
}

function isCounter(things: Counter[], isNamed: boolean): boolean {
  const moving = things.filter(({ steps, sum, first }) => steps > 0 && sum > 0 && first > 0)
  const started = moving.filter(({ first, sum }) => first >= startedMin * (first + sum))
  if (started.length < moving.length / 2 || moving.length < (isNamed ? 2 : thingsMin)) return false
  if (isNamed) return true
  const levels = Float64Array.from(moving, ({ first }) => Math.log(first))
  const usual = Float64Array.from(moving, ({ sum, steps }) => Math.log(sum / steps))
  return Math.abs(correlate(levels, usual).r) <= growthMax
}

const increaseProfile = (source: ColumnProfile, column: Column, index: number): ColumnProfile => ({
  ...source,
  ...{ index, name: column.name, label: `increase of ${source.label}`, type: column.type },
  ...{ distinct: column.values.length, missing: column.missing },
  additivity: 'additive',
  isFollowed: true,
  confidence: 0.8,
  evidence: [
    `Computed: what ${source.name} went up by since it was last read, by ${column.derivedFrom![1]}.`,
  ],
  summary: summarizeColumn(column).summary,
})
