import type { ColumnProfile } from '../profile/profile'
import { sampledRows } from '../profile/sampled-rows'
import { type Column, missingCode, type Table } from '../table/table'
import { isGoingOn, says } from './going-on'
import { badEnds, endValues } from './outcome-words'

const statesMin = 3
const statesMax = 12
/** A state of fewer rows shows nothing. */
const rowsMin = 5
/** Of the rows of a decided state so many have what is known of it, and of an undecided one so few. */
const filledMin = 0.95
const emptyMax = 0.02
/** Of more rows than this, what they are in is no waiting: people who are still employed. */
const waitingMax = 0.35
/** … and where no word says that they wait, of more than this it is one of the ends. */
const unsaidMax = 0.1

/** What has not been judged yet, or never came to it. */
const waitingWords = new Set(
  `running draft submitted review tested examined assessed scheduled absent excused withdrawn void cancelled canceled unknown
  entwurf abwesend zuruckgezogen storniert getestet gepruft absent annule annulee retire revision ausente anulado retirado
  ingetrokken afwezig cancelado assente annullato ritirato`.split(/\s+/),
)

const isWaiting = (value: string): boolean => isGoingOn(value) || says(value, waitingWords)

/**
 * Values of a state in whose rows nothing came of the thing, yet or at all: candidates who were not examined, requests
 * that are pending. A column that is filled in the rows of `told` and of other states is empty in theirs; it is a
 * result in numbers, or the values say that they wait; or they are steps in order before the ends, or say that they go on. A share of what
 * ended one way is one of what ended.
 */
export function undecidedValues(
  table: Table,
  profiles: ColumnProfile[],
  { state, told }: { state: number; told: string },
): string[] {
  const column = table.columns[state]!
  if (column.values.length < statesMin || column.values.length > statesMax) return []
  const rows = sampledRows(table.rowCount)
  const details = profiles.filter(
    ({ index, role }) => index !== state && role !== 'id' && isGapped(table, table.columns[index]!),
  )
  const apart = details.flatMap(({ index, role }): string[][] => {
    const found = emptyStates(column, table.columns[index]!, { rows, told })
    if (!found) return []
    // they say that they wait, or all others say that they have ended
    const isSaid =
      found.empty.every(isWaiting) ||
      column.values.every((value) => isEnd(value) !== found.empty.includes(value))
    return (isSaid && found.share <= waitingMax) || (role === 'measure' && found.share <= unsaidMax)
      ? [found.empty]
      : []
  })
  const found = apart.sort((a, b) => a.length - b.length)[0] ?? beforeTheEnds(column, profiles[state]!, told)
  return found.length > 0 ? found : besideTheEnds(column.values, told)
}

const isEnd = (value: string): boolean => says(value, endValues)
const endsMin = 2
const stagesMin = 2

/** The steps that a thing goes through before it ends one way or the other: `1 - Prospecting` before `5 - Closed Won`. */
function beforeTheEnds({ values }: Column, { order }: ColumnProfile, told: string): string[] {
  if (!order) return []
  const inOrder = order.map((code) => values[code]!)
  const first = inOrder.findIndex(isEnd)
  const [steps, ends] = [inOrder.slice(0, first), inOrder.slice(first)]
  const isSplit = first >= stagesMin && ends.length >= endsMin && ends.every(isEnd) && ends.includes(told)
  return isSplit ? steps : []
}

/** What is still going on, where all else ended well or badly: `Open` beside `Won` and `Lost`. */
function besideTheEnds(values: string[], told: string): string[] {
  const ends = values.filter((value) => !isGoingOn(value))
  const bad = ends.filter((value) => says(value, badEnds)).length
  const isSplit = ends.every(isEnd) && bad > 0 && bad < ends.length && ends.includes(told)
  return isSplit ? values.filter(isGoingOn) : []
}

const isGapped = ({ rowCount }: Table, { missing, derivedFrom }: Column) =>
  derivedFrom === undefined && missing > 0 && missing < rowCount

/** The states in whose rows the detail is missing, where it is there in those of `told` and of others; else null. */
function emptyStates(
  state: Column,
  detail: Column,
  { rows, told }: { rows: Uint32Array; told: string },
): { empty: string[]; share: number } | null {
  const [all, filled] = [new Float64Array(state.values.length), new Float64Array(state.values.length)]
  for (const row of rows) {
    const code = state.codes[row]!
    if (code === missingCode) continue
    all[code]!++
    if (detail.codes[row] !== missingCode) filled[code]!++
  }
  const seen = [...all.keys()].filter((code) => all[code]! > 0)
  const decided = seen.filter((code) => filled[code]! >= filledMin * all[code]!)
  const empty = seen.filter((code) => filled[code]! <= emptyMax * all[code]!)
  const isSplit = decided.length + empty.length === seen.length && empty.length > 0
  const isKnown = decided.filter((code) => all[code]! >= rowsMin).length >= 2
  const share = empty.reduce((sum, code) => sum + all[code]!, 0) / rows.length
  if (!isSplit || !isKnown || !decided.includes(state.values.indexOf(told))) return null
  return { empty: empty.map((code) => state.values[code]!), share }
}

/** The state, missing where nothing was decided. */
export function decidedColumn(state: Column, undecided: string[]): Column {
  const out = new Set(undecided.map((value) => state.values.indexOf(value)))
  const codes = state.codes.map((code) => (out.has(code) ? missingCode : code))
  return {
    ...state,
    name: `${state.name} (decided)`,
    codes,
    numbers: state.numbers?.map((value, row) => (codes[row] === missingCode ? Number.NaN : value)) ?? null,
    missing: codes.reduce((sum, code) => sum + Number(code === missingCode), 0),
    derivedFrom: [state.name],
  }
}
