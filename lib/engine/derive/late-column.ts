import { findWord, splitName, wordList } from '../names/name-words'
import { answerWords } from '../profile/answer-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { sampledNumbers } from '../profile/sampled-rows'
import { presentOf } from '../stats/present-of'
import { type Column, missingCode, type Table } from '../table/table'
import { findDeadline, gapsOf } from './find-deadline'
import { yesNoColumn } from './yes-no-column'

interface Dataset {
  table: Table
  profile: Profile
}

const name = 'Late'
const rowsMin = 20
const lateMin = 0.005
/** A column that tells the same of so many rows. */
const sameMin = 0.98
const sameValuesMax = 8

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

function lateColumn({ gaps, from }: Lateness): Column {
  const late = gaps.map((gap) => (Number.isNaN(gap) ? Number.NaN : Number(gap > 0)))
  return yesNoColumn(
    name,
    late,
    from.map((column) => column.name),
  )
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
