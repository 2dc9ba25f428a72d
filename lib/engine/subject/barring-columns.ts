import type { ColumnProfile } from '../profile/profile'
import { likenessOf } from '../stats/correlation'
import { presentOf } from '../stats/present-of'
import { rowsByCode } from '../table/code-facts'
import { gather } from '../table/gather'
import { rowsAtEnds } from '../table/rows-at-ends'
import type { Column, Table } from '../table/table'

/** So many yeses (or noes) would be expected where there is none, so that it is a rule and no chance. */
const expectedMin = 15
const distinctMin = 12
/** So many on the wrong side may be slips of the pen. */
const slipsMax = 0.01
/** Just beyond a limit the rate is at once so much of the whole: what only tends to differ rises by and by. */
const jumpMin = 0.6
/** Rows beyond the limit by which that is judged. */
const besideMax = 60
const besideMin = 10

/**
 * Columns without which the answer can't be yes: the step before it (nobody buys who has put nothing into the cart), and
 * points below which nobody passes, whatever else is asked for. That the rate differs by them is a rule; indexes.
 */
export function barringColumns(table: Table, profiles: ColumnProfile[], rate: Column): number[] {
  const { columns } = table
  const barring = profiles
    .filter(({ index, name }) => name !== rate.name && !columns[index]!.derivedFrom)
    .filter(({ index, role, distinct }) => {
      const column = columns[index]!
      if (role === 'measure') return distinct >= distinctMin && bars(column, rate.numbers!)
      return (role === 'category' || role === 'boolean') && isStep(column, rate.numbers!)
    })
    .map(({ index }) => index)
  return [...barring, ...madeOfThem(table, profiles, barring)]
}

/** A mark of all the points, and a grade for that mark, decide no more than the points do. */
const madeMin = 0.9

function madeOfThem({ columns }: Table, profiles: ColumnProfile[], barring: number[]): number[] {
  const [first, second] = barring.filter(
    (index) => columns[index]!.numbers && profiles[index]!.role === 'measure',
  )
  if (first === undefined || second === undefined) return []
  const r = (a: number, b: number) => likenessOf(columns[a]!.numbers!, columns[b]!.numbers!).r
  const between = r(first, second)
  return profiles
    .filter(({ index, role }) => role === 'measure' && !barring.includes(index) && columns[index]!.numbers)
    .filter(({ index }) => {
      const [a, b] = [r(index, first), r(index, second)]
      return (a ** 2 + b ** 2 - 2 * a * b * between) / (1 - between ** 2) >= madeMin
    })
    .map(({ index }) => index)
}

function isStep(column: Column, answers: Float64Array): boolean {
  const filled = rowsByCode(column)
  const halves = [...filled.keys()].filter((code) => filled[code]! > 0)
  if (halves.length !== 2) return false
  const counts = halves.map((code) => countYes(column.codes, answers, code))
  const whole =
    counts.reduce((sum, { yes }) => sum + yes, 0) / counts.reduce((sum, { rows }) => sum + rows, 0)
  return counts.some(
    ({ rows, yes }) =>
      (yes === 0 && whole * rows >= expectedMin) || (yes === rows && (1 - whole) * rows >= expectedMin),
  )
}

function countYes(codes: Int32Array, answers: Float64Array, code: number): { rows: number; yes: number } {
  let rows = 0
  let yes = 0
  for (let row = 0; row < codes.length; row++) {
    if (codes[row] !== code || Number.isNaN(answers[row]!)) continue
    rows++
    yes += answers[row]!
  }
  return { rows, yes }
}

/** What so many rows at either end show is enough of nearly all numbers. */
const [endShares, endRows] = [[0.012, 0.04], 200]

function bars(column: Column, answers: Float64Array): boolean {
  const whole = countAnswers(column.numbers!, answers)
  for (const share of endShares) {
    const verdict = isBarred(column, answers, { whole, wanted: Math.ceil(share * whole.rows) + endRows })
    if (verdict !== null) return verdict
  }
  return isBarred(column, answers, { whole, wanted: Number.POSITIVE_INFINITY })!
}

/** The rows that have a number and an answer, and how many have each answer. */
interface Answered {
  rows: number
  of: [number, number]
}

function countAnswers(numbers: Float64Array, answers: Float64Array): Answered {
  let rows = 0
  let no = 0
  let yes = 0
  for (let row = 0; row < numbers.length; row++) {
    if (Number.isNaN(numbers[row]!) || Number.isNaN(answers[row]!)) continue
    rows++
    if (answers[row] === 0) no++
    if (answers[row] === 1) yes++
  }
  return { rows, of: [no, yes] }
}

/** Null where so many rows don't tell yet. */
function isBarred(
  column: Column,
  answers: Float64Array,
  { whole, wanted }: { whole: Answered; wanted: number },
): boolean | null {
  const verdicts = rowsAtEnds(column, wanted)
    .map((rows) => presentOf(gather(answers, rows)))
    .flatMap((first) => ([0, 1] as const).map((answer) => startsWithout(first, answer, whole)))
  if (verdicts.includes(true)) return true
  return verdicts.includes(null) ? null : false
}

/**
 * Whether the first of all answers are all the other one, and the next at once much like the rest; null where as many
 * as are given don't tell.
 */
function startsWithout(first: Float64Array, answer: 0 | 1, { rows, of }: Answered): boolean | null {
  const all = of[answer]
  let seen = 0
  let from = 0
  let before = 0
  let place = 0
  for (; place < first.length && seen <= slipsMax * all; place++) {
    if (seen <= slipsMax * Math.min(place, all)) [from, before] = [place, seen]
    if (first[place] === answer) seen++
  }
  const isAll = first.length === rows
  if (!isAll && seen <= slipsMax * all) return null
  if ((all / rows) * from < expectedMin) return false
  const until = from + Math.min(besideMax, Math.ceil(rows / 10))
  if (!isAll && until > first.length) return null
  const beside = first.subarray(from, until)
  const near = countOf(beside, answer)
  return near >= besideMin && near / beside.length >= (jumpMin * (all - before)) / (rows - from)
}

function countOf(answers: Float64Array, answer: number): number {
  let count = 0
  for (let at = 0; at < answers.length; at++) if (answers[at] === answer) count++
  return count
}
