import { likenessOf } from '../stats/correlation'
import { type Direction, directionOf, mayOppose, mayOpposeRows } from '../stats/direction'
import { glanceOf, glanceStep } from './sampled-rows'

const rowsMin = 20
/** Of what goes on until one last day, how long it has run says when it began. */
const runningRMax = -0.95

interface Part {
  numbers: Float64Array
  direction: Direction | null
}

/** A glance at so many rows tells most numbers that have nothing to do with when a thing began, by r far from the bound. */
const [glanceRowsMin, glanceRMax] = [40, -0.4]

/** The rows of one answer, with the dates at which they began. */
interface Answered {
  rows: Int32Array
  /** Those of them that are glanced at. */
  glance: Int32Array
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
  private readonly begun: Float64Array[]

  constructor(answers: Int32Array[], starts: Float64Array[]) {
    const enough = starts.length > 0 ? answers.filter(({ length }) => length >= rowsMin) : []
    const step = glanceStep(starts[0]?.length ?? 0)
    this.answered = enough.map((rows) => ({
      rows,
      glance: rows.filter((row) => row % step === 0).map((row) => row / step),
      starts: starts.map((start) => partOf(start, rows)),
    }))
    this.begun = starts.map(glanceOf)
  }

  has(lengths: Float64Array): boolean {
    const glanced = glanceOf(lengths)
    return this.answered.some(({ rows, glance, starts }) => {
      const [only] = starts
      if (!this.begun.some((begun) => seemToOppose(glanced, begun, glance))) return false
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

/** Where the rows that are glanced at are few, all may. */
function seemToOppose(lengths: Float64Array, begun: Float64Array, rows: Int32Array): boolean {
  if (rows.length < glanceRowsMin) return true
  const [first, firstBegun] = [lengths[rows[0]!]!, begun[rows[0]!]!]
  let x = 0
  let y = 0
  let xx = 0
  let yy = 0
  let xy = 0
  for (let at = 0; at < rows.length; at++) {
    const a = lengths[rows[at]!]! - first
    const b = begun[rows[at]!]! - firstBegun
    x += a
    y += b
    xx += a * a
    yy += b * b
    xy += a * b
  }
  const n = rows.length
  const spread = (xx - (x * x) / n) * (yy - (y * y) / n)
  return !(spread > 0) || xy - (x * y) / n <= glanceRMax * Math.sqrt(spread)
}

function opposes(own: Part, begun: Part): boolean {
  if (own.direction && begun.direction && !mayOppose(own.direction, begun.direction, runningRMax))
    return false
  const { r, n } = likenessOf(own.numbers, begun.numbers)
  return n >= rowsMin && r <= runningRMax
}
