import { likenessOf } from '../stats/correlation'
import { type Direction, directionOf, mayOppose, mayOpposeRows } from '../stats/direction'

const rowsMin = 20
/** Of what goes on until one last day, how long it has run says when it began. */
const runningRMax = -0.95

interface Part {
  numbers: Float64Array
  direction: Direction | null
}

/** The rows of one answer, with the dates at which they began. */
interface Answered {
  rows: Int32Array
  starts: Part[]
}

const partOf = (numbers: Float64Array, rows: Int32Array): Part => {
  const own = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) own[at] = numbers[rows[at]!]!
  return { numbers: own, direction: directionOf(own) }
}

/**
 * Tells of which numbers they are the time that the things of one answer have run until a last day, those that began
 * last the shortest. Made once for the rows of each answer of a column and the dates at which things begin.
 */
export class RunningLengths {
  private readonly answered: Answered[]

  constructor(answers: Int32Array[], starts: Float64Array[]) {
    const enough = starts.length > 0 ? answers.filter(({ length }) => length >= rowsMin) : []
    this.answered = enough.map((rows) => ({ rows, starts: starts.map((start) => partOf(start, rows)) }))
  }

  has(lengths: Float64Array): boolean {
    return this.answered.some(({ rows, starts }) => {
      const [only] = starts
      if (
        starts.length === 1 &&
        only!.direction &&
        !mayOpposeRows({ numbers: lengths, rows }, only!.direction, runningRMax)
      )
        return false
      const own = partOf(lengths, rows)
      return starts.some((begun) => opposes(own, begun))
    })
  }
}

function opposes(own: Part, begun: Part): boolean {
  if (own.direction && begun.direction && !mayOppose(own.direction, begun.direction, runningRMax))
    return false
  const { r, n } = likenessOf(own.numbers, begun.numbers)
  return n >= rowsMin && r <= runningRMax
}
