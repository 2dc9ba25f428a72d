import { missingCode } from '../table/table'

/**
 * The rows of each thing one after the other, in the order of the file or against it. Followed no further than
 * asked for: most columns are given up after a few steps.
 */
export class WayThrough {
  /** Rows that have one of the same thing before them, in order; filled as far as the way has been followed. */
  readonly next: Int32Array
  /** Of each of these the row of the same thing before it, −1 where there is none. */
  readonly before: Int32Array
  readonly #last: Int32Array
  #count = 0
  #followed = 0

  constructor(
    readonly codes: Int32Array,
    readonly isReversed: boolean,
  ) {
    this.next = new Int32Array(codes.length)
    this.before = new Int32Array(codes.length).fill(-1)
    this.#last = new Int32Array(mostOf(codes) + 1).fill(-1)
  }

  /** Whether so many rows and one more have one of the same thing before them. */
  reaches(place: number): boolean {
    while (this.#count <= place && this.#followed < this.codes.length) this.#follow()
    return place < this.#count
  }

  #follow() {
    const at = this.#followed++
    const row = this.isReversed ? this.codes.length - 1 - at : at
    const code = this.codes[row]!
    if (code === missingCode) return
    const last = this.#last[code]!
    this.#last[code] = row
    if (last < 0) return
    this.before[row] = last
    this.next[this.#count++] = row
  }
}

function mostOf(codes: Int32Array): number {
  let most = 0
  for (let row = 0; row < codes.length; row++) if (codes[row]! > most) most = codes[row]!
  return most
}
