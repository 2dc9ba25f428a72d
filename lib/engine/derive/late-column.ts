import { answerWords } from '../profile/answer-words'
import { findWord, splitName, wordList } from '../profile/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { sampledNumbers } from '../profile/sampled-rows'
import { presentOf } from '../stats/present-of'
import { quantileOf } from '../stats/quantile-of'
import { sortNumbers } from '../stats/sort-numbers'
import { sortedNumbers } from '../table/number-counts'
import { type Column, missingCode, type Table } from '../table/table'

interface Dataset {
  table: Table
  profile: Profile
}

const name = 'Late'
const rowsMin = 20
/** Fewer rows with both dates tell of few. */
const bothMin = 0.3
/** What is late always, or never, was no deadline. */
const [lateMin, lateMax] = [0.005, 0.95]
/** A deadline and what was due by it lie this close, beside how far apart the deadlines lie. */
const closeMax = 0.5
/** A column that tells the same of so many rows. */
const sameMin = 0.98
const sameValuesMax = 8
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

/**
 * Whether things came after the day by which they were due, as a yes or no: of two dates of a row that lie close
 * together, now one first and now the other, the one is named as a deadline. Nothing stands where one of them is
 * missing, or where a column of the file says the same.
 */
export function withLate({ table, profile }: Dataset): Dataset {
  if (table.columns.some((column) => column.name === name)) return { table, profile }
  const lateness = latenessByDates(table, profile) ?? latenessByMeasure(table, profile)
  if (!lateness) return { table, profile }
  const column = lateColumn(lateness)
  if (isToldAlready(table, profile, column)) return { table, profile }
  const index = table.columns.length
  return {
    table: { ...table, columns: [...table.columns, column] },
    profile: { ...profile, columns: [...profile.columns, lateProfile(lateness, column, index)] },
  }
}

/** By how much each row came too late, from what, and what a reader is told of that. */
interface Lateness {
  gaps: Float64Array
  from: ColumnProfile[]
  evidence: string
}

function latenessByDates(table: Table, profile: Profile): Lateness | null {
  const deadline = findDeadline(table, profile)
  if (!deadline) return null
  const { done, due } = deadline
  const evidence = `Computed: whether ${done.name} lies after ${due.name}.`
  return { gaps: gapsOf(table, deadline), from: [done, due], evidence }
}

/** How long something was late, as a file tells it: named so, and nothing for most of what was in time. */
const latenessWords = wordList(
  `late lateness delay delays overdue tardiness verspaetung verspatung verzug ueberfaellig uberfallig retard retards retraso
  retrasos mora atraso atrasos ritardo ritardi`,
  'verspaetung verspatung verzug',
)
const inTimeMin = 0.3

function latenessByMeasure(table: Table, { columns }: Profile): Lateness | null {
  const measured = columns.filter(({ role, index }) => role === 'measure' && table.columns[index]!.numbers)
  const found = measured.filter(({ name: own, index }) => {
    const isNamed = findWord(splitName(own), latenessWords) !== null
    return isNamed && isLateness(sampledNumbers(table.columns[index]!))
  })
  if (found.length !== 1) return null
  const [of] = found
  const evidence = `Computed: whether ${of!.name} is above zero.`
  return { gaps: table.columns[of!.index]!.numbers!, from: [of!], evidence }
}

function isLateness(gaps: Float64Array): boolean {
  const known = presentOf(gaps)
  const shareOf = (test: (gap: number) => boolean) => known.filter(test).length / known.length
  return (
    known.length >= rowsMin &&
    shareOf((gap) => gap > 0) >= lateMin &&
    shareOf((gap) => gap === 0) >= inTimeMin
  )
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
  let [known, after] = [0, 0]
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

/** From the deadline to the end, by row; a deadline without a time of day lasts to the end of its day. */
function gapsOf({ columns }: Table, { due, done }: Deadline): Float64Array {
  const [deadlines, ends] = [columns[due.index]!.numbers!, columns[done.index]!.numbers!]
  const isOfDays = due.type === 'date'
  const gaps = new Float64Array(deadlines.length)
  for (let row = 0; row < gaps.length; row++) {
    const end = ends[row]!
    gaps[row] = (isOfDays ? Math.floor(end / dayMs) * dayMs : end) - deadlines[row]!
  }
  return gaps
}

function lateColumn({ gaps, from }: Lateness): Column {
  const numbers = gaps.map((gap) => (Number.isNaN(gap) ? Number.NaN : Number(gap > 0)))
  return {
    name,
    type: 'boolean',
    codes: Int32Array.from(numbers, (late) => (Number.isNaN(late) ? missingCode : late)),
    values: ['false', 'true'],
    numbers,
    missing: numbers.filter(Number.isNaN).length,
    unit: null,
    leadingZeros: false,
    derivedFrom: from.map((column) => column.name),
  }
}

/** Whether a column of few values tells which rows are late. */
function isToldAlready({ columns, rowCount }: Table, profile: Profile, late: Column): boolean {
  return profile.columns.some(({ index, role, distinct }) => {
    if ((role !== 'boolean' && role !== 'category') || distinct > sameValuesMax) return false
    const { codes, values } = columns[index]!
    const rows = values.map(() => [0, 0])
    for (let row = 0; row < rowCount; row++) {
      const [code, is] = [codes[row]!, late.codes[row]!]
      if (code !== missingCode && is !== missingCode) rows[code]![is]!++
    }
    const [onTime, isLate] = [0, 1].map((is) => rows.reduce((sum, counts) => sum + counts[is]!, 0))
    const told = rows.filter(([not, is]) => is! > not!).reduce((sum, [, is]) => sum + is!, 0)
    const kept = rows.filter(([not, is]) => is! <= not!).reduce((sum, [not]) => sum + not!, 0)
    return told >= sameMin * isLate! && kept >= sameMin * onTime!
  })
}

const lateProfile = ({ from, evidence }: Lateness, column: Column, index: number): ColumnProfile => ({
  ...from[0]!,
  ...{ index, name, label: 'late', type: 'boolean', role: 'boolean', missing: column.missing, distinct: 2 },
  ...answerWords({ label: 'late' }, { yes: 'true', no: 'false' }),
  upIsGood: false,
  grain: null,
  confidence: 0.9,
  evidence: [evidence],
  ...{ summary: null, additivity: null, unit: null, format: null },
})
