import { type Ending, findEndings, isTermOf, isTied, Looked, tieOf } from '../profile/find-endings'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'

/** What began of late has had less time to end, if at least so many more of the last quarter have not. */
const youngerMin = 0.1
const quarters = 4

type Ripening = ColumnProfile['ripens']

/**
 * Measures with which way they are off for what began of late: a share of what has ended, how long things took that have,
 * or what gathers meanwhile, is low there, since the rest is still going on.
 */
export function withRipening(table: Table, { columns, mainTime }: Profile): ColumnProfile[] {
  const looked = new Looked(table)
  const endings = findEndings(table, columns).filter(
    ({ start, end }) => start === mainTime && isYounger(looked.numbers(start), looked.numbers(end)),
  )
  if (endings.length === 0) return columns
  const measures = columns.filter(({ role }) => role === 'measure')
  const terms = measures.filter(
    ({ index, of }) => !of && endings.some((ending) => isTermOf(looked, index, ending)),
  )
  const ripensOf = (column: ColumnProfile): Ripening => {
    if (column.of) return endings.map((ending) => ripeningOfRate(looked, column, ending)).find((way) => way)
    return terms.some((term) => term === column || looked.isGathered(column.index, term.index))
      ? 'low'
      : undefined
  }
  return columns.map((column) => {
    const ripens = measures.includes(column) ? ripensOf(column) : undefined
    return ripens ? { ...column, ripens } : column
  })
}

function ripeningOfRate(looked: Looked, column: ColumnProfile, ending: Ending): Ripening {
  const tie = tieOf(looked.numbers(column.index), looked.numbers(ending.end))
  return isTied(tie) ? (tie > 0 ? 'low' : 'high') : undefined
}

/** Whether going this way over the dates of beginning may be their youth alone. */
export const isYouth = ({ ripens }: ColumnProfile, direction: string | null): boolean =>
  ripens !== undefined && direction === (ripens === 'low' ? 'down' : 'up')

/** Whether what began last has ended less often than what began first. */
function isYounger(starts: Float64Array, ends: Float64Array): boolean {
  const inOrder = [...starts.keys()]
    .filter((row) => !Number.isNaN(starts[row]!))
    .sort((a, b) => starts[a]! - starts[b]!)
  const size = Math.floor(inOrder.length / quarters)
  const openOf = (rows: number[]) => rows.filter((row) => Number.isNaN(ends[row]!)).length / size
  return size > 0 && openOf(inOrder.slice(-size)) - openOf(inOrder.slice(0, size)) >= youngerMin
}
