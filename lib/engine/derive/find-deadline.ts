import { findWord, splitName, wordList } from '../names/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'
import { sortedNumbers } from '../table/number-counts'
import type { Table } from '../table/table'

const rowsMin = 20
/** Fewer rows with both dates tell of few. */
const bothMin = 0.3
/** What is late always, or never, was no deadline. */
const [lateMin, lateMax] = [0.005, 0.95]
/** A deadline and what was due by it lie this close, beside how far apart the deadlines lie. */
const closeMax = 0.5
const dayMs = 86_400_000

/** By when something was to happen. */
export const deadlineWords = wordList(
  `due promised promise deadline planned scheduled need needed required requested expected estimated eta target
  soll faellig fallig faelligkeit falligkeit zugesagt geplant wunschtermin liefertermin termin frist
  prevu prevue promis promise echeance attendu limite vencimiento previsto prevista comprometido comprometida
  scadenza promesso sched schedule plan planmaessig planmassig horaire prevues prevista previstas programado programada prevista
  vencto venc vence deadline timetable timetabled agendado agendada prazo`,
)

/** A date by which something was to happen, and the date at which it did. */
export interface Deadline {
  due: ColumnProfile
  done: ColumnProfile
}

/** The two dates of which the one is the other's deadline; null where there are none. */
export function findDeadline(table: Table, { columns }: Profile): Deadline | null {
  const dates = columns.filter(
    ({ role, type }) => role === 'time' && (type === 'date' || type === 'datetime'),
  )
  const isNamed = ({ name: own }: ColumnProfile) => findWord(splitName(own), deadlineWords) !== null
  const found = dates
    .filter(isNamed)
    .flatMap((due) => dates.filter((done) => !isNamed(done)).map((done) => ({ due, done })))
    .flatMap((pair) => {
      const distance = distanceOf(table, pair)
      return distance === null ? [] : [{ pair, distance }]
    })
  return found.sort((a, b) => a.distance - b.distance)[0]?.pair ?? null
}

/** How far the two dates lie apart in most rows, in milliseconds; null where one of them is no deadline of the other. */
function distanceOf(table: Table, { due, done }: Deadline): number | null {
  const gaps = gapsOf(table, { due, done })
  let known = 0
  let after = 0
  for (let row = 0; row < gaps.length; row++) {
    if (Number.isNaN(gaps[row]!)) continue
    if (gaps[row]! > 0) after++
    gaps[known++] = Math.abs(gaps[row]!)
  }
  const late = after / known
  if (known < Math.max(rowsMin, bothMin * table.rowCount) || late < lateMin || late > lateMax) return null
  const distance = quantileOf(sortNumbers(gaps.subarray(0, known)), 0.5)
  const deadlines = sortedNumbers(table.columns[due.index]!)
  const range = quantileOf(deadlines, 0.75) - quantileOf(deadlines, 0.25)
  return distance <= closeMax * range ? distance : null
}

/** Milliseconds from the deadline to the end, by row; a deadline without a time of day lasts to the end of its day. */
export function gapsOf({ columns }: Table, { due, done }: Deadline): Float64Array {
  const [deadlines, ends] = [columns[due.index]!.numbers!, columns[done.index]!.numbers!]
  const isOfDays = due.type === 'date'
  const gaps = new Float64Array(deadlines.length)
  for (let row = 0; row < gaps.length; row++) {
    const end = ends[row]!
    gaps[row] = (isOfDays ? Math.floor(end / dayMs) * dayMs : end) - deadlines[row]!
  }
  return gaps
}
