import type { Column } from '../table/table'
import { whenAsked } from '../table/when-asked'

/** Whether a row may add up others, of which `part` is the nearest. */
export type MayAdd = (row: number, part: number) => boolean

/** Rows that have a number, in the order in which sums follow what they add up. */
export interface Course {
  rows: Int32Array
  /** By place, 1 where a row may add up the one before it; null where all may. */
  told: Uint8Array | null
  /** How many they are. */
  toldCount: number
}

/** The rows of a table, and the first of them, from the top or, where sums stand above, from the bottom. */
export interface Way {
  isAbove: boolean
  all: () => Int32Array
  head: () => Int32Array
  glance: () => Int32Array
}

export const waysThrough = (rowCount: number, rows: { head: number; glance: number }): Way[] =>
  [false, true].map((isAbove) => {
    const head = whenAsked(() => ordered(rows.head, isAbove))
    return {
      isAbove,
      all: whenAsked(() => ordered(rowCount, isAbove)),
      head,
      glance: whenAsked(() => head().subarray(0, rows.glance)),
    }
  })

function ordered(length: number, isAbove: boolean): Int32Array {
  const order = new Int32Array(length)
  for (let at = 0; at < length; at++) order[at] = isAbove ? length - 1 - at : at
  return order
}

/** What one sign tells of rows; asked once for all columns that have a number on each. */
export class SumCourses {
  readonly mayAdd: MayAdd | null
  readonly #known = new Map<Int32Array, Map<Column | null, Course>>()

  constructor(mayAdd: MayAdd | null) {
    this.mayAdd = mayAdd
  }

  of(column: Column, order: Int32Array): Course {
    const known = this.#known.get(order) ?? new Map<Column | null, Course>()
    this.#known.set(order, known)
    const key = column.missing === 0 ? null : column
    const course = known.get(key) ?? this.#courseOf(key ? withNumber(order, column.numbers!) : order)
    known.set(key, course)
    return course
  }

  #courseOf(rows: Int32Array): Course {
    const { mayAdd } = this
    if (!mayAdd) return { rows, told: null, toldCount: 0 }
    const told = new Uint8Array(rows.length)
    let toldCount = 0
    for (let at = 1; at < rows.length; at++) {
      if (!mayAdd(rows[at]!, rows[at - 1]!)) continue
      told[at] = 1
      toldCount++
    }
    return { rows, told, toldCount }
  }
}

const withNumber = (order: Int32Array, numbers: Float64Array): Int32Array =>
  order.filter((row) => !Number.isNaN(numbers[row]!))
