import { findWord, splitName, wordList } from '../names/name-words'
import { type Ending, findEndings, isTermOf, isTied, Looked, tieOf } from '../profile/find-endings'
import type { ColumnProfile, Profile } from '../profile/profile'
import { RunningLengths } from '../profile/running-lengths'
import type { Table } from '../table/table'
import { isCohort } from './is-cohort'

/** What began of late has had less time to end, if at least so many more of the last quarter have not. */
const youngerMin = 0.1
const quarters = 4

type Ripening = ColumnProfile['ripens']

/**
 * Measures with which way they are off for what began of late: a share of what has ended, how long things took that have,
 * or what gathers meanwhile, is low there, since the rest is still going on. Where most go on, whatever is measured is
 * of those who began then, and no course at all.
 */
export function withRipening(table: Table, { columns, mainTime }: Profile): ColumnProfile[] {
  if (mainTime === null || !table.columns[mainTime]!.numbers) return columns
  const looked = new Looked(table)
  const starts = looked.numbers(mainTime)
  const endings = findEndings(table, columns).filter(({ start }) => start === mainTime)
  const young = endings.filter(({ end }) => isYounger(starts, looked.numbers(end)))
  const measures = columns.filter(({ role, index }) => role === 'measure' && table.columns[index]!.numbers)
  const running = columns
    .filter(({ role, distinct }) => role !== 'time' && distinct > 1 && distinct <= statesMax)
    .map(({ index }) => new RunningLengths(looked.answered(index), [starts]))
  const terms = measures.filter((column) => !column.of && isTerm(column))
  const begins = isCohort(looked, { columns, rowCount: table.rowCount, time: mainTime, endings })
  const ripensOf = (column: ColumnProfile): Ripening => {
    const own = column.of ? endings.map((ending) => ripeningOfRate(looked, column, ending)) : []
    const isLow =
      !column.of && terms.some((term) => term === column || looked.isGathered(column.index, term.index))
    return begins ? 'either' : (own.find((way) => way) ?? (isLow ? 'low' : undefined))
  }
  const ends = [...endings.map(({ end }) => end), ...terms.map(({ index }) => index)].map((index) =>
    looked.numbers(index),
  )
  /** Whether it says what has ended by now: the young are open because they are young. */
  const isState = ({ role, index, distinct }: ColumnProfile) =>
    (role === 'category' || role === 'boolean') &&
    distinct <= statesMax &&
    looked.answers(index).some((answer) => ends.some((end) => isTied(tieOf(answer, end))))
  return columns.map((column) => {
    if (begins && column.index === mainTime) return { ...column, begins }
    if (ends.length > 0 && isState(column)) return { ...column, ripens: 'either' as const }
    const ripens = measures.includes(column) ? ripensOf(column) : undefined
    return ripens ? { ...column, ripens } : column
  })

  function isTerm({ index, name, missing }: ColumnProfile): boolean {
    if (young.some((ending) => isTermOf(looked, index, ending))) return true
    if (running.some((lengths) => lengths.has(looked.numbers(index)))) return true
    const isOpen = missing >= openMin * table.rowCount && findWord(splitName(name), termWords) !== null
    return isOpen && isYounger(starts, looked.numbers(index))
  }
}

/** Of more values none is a state. */
const statesMax = 12
/** How long it took is not known yet of so many rows. */
const openMin = 0.02
const termWords = wordList(
  'days hours minutes time duration tage stunden dauer zeit jours heures duree dias horas duracion giorni ore durata',
)

function ripeningOfRate(looked: Looked, column: ColumnProfile, ending: Ending): Ripening {
  const tie = tieOf(looked.numbers(column.index), looked.numbers(ending.end))
  return isTied(tie) ? (tie > 0 ? 'low' : 'high') : undefined
}

/**
 * Whether a course over the dates of beginning may be their youth alone: all but one that goes the other way, and each
 * of what is measured of members today, whenever they joined.
 */
export const isYouth = ({ ripens }: ColumnProfile, direction: string | null): boolean =>
  ripens === 'either' || (ripens !== undefined && direction !== (ripens === 'low' ? 'up' : 'down'))

/** Whether what began last has ended less often than what began first. */
function isYounger(starts: Float64Array, ends: Float64Array): boolean {
  const inOrder = [...starts.keys()]
    .filter((row) => !Number.isNaN(starts[row]!))
    .sort((a, b) => starts[a]! - starts[b]!)
  const size = Math.floor(inOrder.length / quarters)
  const openOf = (rows: number[]) => rows.filter((row) => Number.isNaN(ends[row]!)).length / size
  return size > 0 && openOf(inOrder.slice(-size)) - openOf(inOrder.slice(0, size)) >= youngerMin
}
