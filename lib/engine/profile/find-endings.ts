import { likenessOf } from '../stats/correlation'
import { gatherCodes } from '../table/gather'
import type { Table } from '../table/table'
import type { ColumnProfile } from './profile'
import { RunningLengths } from './running-lengths'
import { sampledNumbers, sampledRanks, sampledRows } from './sampled-rows'

/** A date at which things begin, and one at which they end, missing where they have not. */
export interface Ending {
  start: number
  end: number
}

const rowsMin = 20
/** Slips apart, nothing ends before it begins. */
const inOrderMin = 0.98
const endMissing = { least: 0.02, most: 0.98 }
const startMissingMax = 0.02
/** From here a number is the time that a thing took: written in whole months or weeks it is a little off. */
const termRMin = 0.98
/** So much more often a date stands beside one answer than beside the others where it is the date of that answer. */
const tiedMin = 0.8
/** Where things are watched until a last day, all that have not ended by then stand at it, and few of the others. */
const watchedMin = 0.95
const endedAtLastMax = 0.2
const termDistinctMin = 8
const gatheredRhoMin = 0.75

/** Columns as numbers and as answers, of the rows that are looked at. */
export class Looked {
  private readonly rows: Uint32Array
  private readonly known = {
    answers: new Map<number, Float64Array[]>(),
    answered: new Map<number, Int32Array[]>(),
    lengths: new Map<string, Float64Array>(),
  }

  constructor(private readonly table: Table) {
    this.rows = sampledRows(table.rowCount)
  }

  /** From one date to another. */
  lengths(start: number, end: number): Float64Array {
    const [starts, ends] = [this.numbers(start), this.numbers(end)]
    return once(this.known.lengths, `${start} ${end}`, () => {
      const lengths = new Float64Array(starts.length)
      for (let row = 0; row < lengths.length; row++) lengths[row] = ends[row]! - starts[row]!
      return lengths
    })
  }

  numbers = (index: number): Float64Array => sampledNumbers(this.table.columns[index]!)

  /** Whether a number grows with how long a thing runs: what was paid in all, the number of visits. */
  isGathered(index: number, term: number): boolean {
    const { r, n } = likenessOf(
      sampledRanks(this.table.columns[index]!),
      sampledRanks(this.table.columns[term]!),
    )
    return n >= rowsMin && r >= gatheredRhoMin
  }

  /** Each value of a category as a yes/no. */
  answers(index: number): Float64Array[] {
    return once(this.known.answers, index, () => {
      const { codes, values } = this.table.columns[index]!
      const own = gatherCodes(codes, this.rows)
      return values.map((_, code) => answersOf(own, code))
    })
  }

  /** Of each value of a category the places, among the rows that are looked at, where it stands. */
  answered(index: number): Int32Array[] {
    return once(this.known.answered, index, () => {
      const { codes, values } = this.table.columns[index]!
      const places: number[][] = values.map(() => [])
      this.rows.forEach((row, place) => {
        places[codes[row]!]?.push(place)
      })
      return places.map((own) => Int32Array.from(own))
    })
  }
}

function answersOf(codes: Int32Array, wanted: number): Float64Array {
  const answers = new Float64Array(codes.length)
  for (let at = 0; at < codes.length; at++) {
    answers[at] = codes[at]! < 0 ? Number.NaN : codes[at] === wanted ? 1 : 0
  }
  return answers
}

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

/** Pairs of dates of which the later one comes only to what has ended. */
export function findEndings(table: Table, columns: ColumnProfile[]): Ending[] {
  const { rowCount } = table
  const looked = new Looked(table)
  const dates = columns.filter(
    ({ role, type }) => role === 'time' && (type === 'date' || type === 'datetime'),
  )
  const ends = dates.filter(
    ({ missing }) => missing >= endMissing.least * rowCount && missing <= endMissing.most * rowCount,
  )
  return ends.flatMap((end) =>
    dates
      .filter((start) => start !== end && start.missing <= startMissingMax * rowCount)
      .filter((start) => isInOrder(looked.numbers(start.index), looked.numbers(end.index)))
      .map((start): Ending => ({ start: start.index, end: end.index })),
  )
}

function isInOrder(starts: Float64Array, ends: Float64Array): boolean {
  let both = 0
  let inOrder = 0
  for (let row = 0; row < starts.length; row++) {
    const gap = ends[row]! - starts[row]!
    if (Number.isNaN(gap)) continue
    both++
    if (gap >= 0) inOrder++
  }
  return both >= rowsMin && inOrder >= inOrderMin * both
}

/** How much more often a date is there where an answer holds than where it does not: −1 to 1, 0 where rows are few. */
export function tieOf(answers: Float64Array, dates: Float64Array): number {
  const rows = [0, 0]
  const dated = [0, 0]
  for (let row = 0; row < answers.length; row++) {
    const answer = answers[row]
    if (answer !== 0 && answer !== 1) continue
    rows[answer]!++
    if (!Number.isNaN(dates[row]!)) dated[answer]!++
  }
  return Math.min(rows[0]!, rows[1]!) < rowsMin ? 0 : dated[1]! / rows[1]! - dated[0]! / rows[0]!
}

/** Whether a date is that of an answer, by how much more often it is there. */
export const isTied = (tie: number) => Math.abs(tie) >= tiedMin

/**
 * Numbers that tell how long a thing ran, and what gathers as long as it does, with the answers that say whether it has
 * ended: by dates (months of a contract and whether it was cancelled), or where all that goes on stands at the last day
 * of the watch. The longer a thing runs the less it has ended, by definition.
 */
export function findTerms(
  table: Table,
  columns: ColumnProfile[],
  groups: ColumnProfile[],
): [number, number][] {
  const looked = new Looked(table)
  const endings = findEndings(table, columns)
  const numbers = columns.filter(
    ({ index, distinct, summary, type }) =>
      table.columns[index]!.numbers !== null &&
      summary !== null &&
      type !== 'boolean' &&
      distinct >= termDistinctMin,
  )
  const starts = columns
    .filter(({ index, role }) => role === 'time' && table.columns[index]!.numbers !== null)
    .map(({ index }) => looked.numbers(index))
  return groups.flatMap((group) => {
    const running = new RunningLengths(looked.answered(group.index), starts)
    const own = endings.filter(({ end }) =>
      looked.answers(group.index).some((answer) => isTied(tieOf(answer, looked.numbers(end)))),
    )
    const terms = numbers.filter(
      (number) =>
        own.some((ending) => isTermOf(looked, number.index, ending)) ||
        isWatched(looked, number, group.index) ||
        running.has(looked.numbers(number.index)),
    )
    return numbers
      .filter((number) =>
        terms.some((term) => term === number || looked.isGathered(number.index, term.index)),
      )
      .map((number): [number, number] => [number.index, group.index])
  })
}

/** Whether a number is the time from the one date to the other. */
export function isTermOf(looked: Looked, measure: number, { start, end }: Ending): boolean {
  const { r, n } = likenessOf(looked.numbers(measure), looked.lengths(start, end))
  return n >= rowsMin && r >= termRMin
}

function isWatched(looked: Looked, { index, summary }: ColumnProfile, group: number): boolean {
  const answered = looked.answered(group)
  if (answered.length !== 2 || !summary) return false
  const numbers = looked.numbers(index)
  const [fewest, most] = answered.map((rows) => shareAt(summary.max, numbers, rows)).sort((a, b) => a - b)
  return fewest! <= endedAtLastMax && most! >= watchedMin
}

/** How many of the rows with an answer stand at a number; NaN where they are few. */
function shareAt(wanted: number, numbers: Float64Array, answered: Int32Array): number {
  let rows = 0
  let there = 0
  for (const row of answered) {
    if (Number.isNaN(numbers[row]!)) continue
    rows++
    if (numbers[row] === wanted) there++
  }
  return rows < rowsMin ? Number.NaN : there / rows
}
