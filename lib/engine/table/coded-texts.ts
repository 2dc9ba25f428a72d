import { lazyTexts } from './lazy-texts'
import { isBlankLook, type PlainTexts } from './plain-texts'

export interface CodedTextsInput {
  /** What stands at a place of the source. */
  textAt(start: number, end: number): string
  /** Where in it each text begins, and its length. */
  places: Uint32Array
  /** Texts that do not stand in it as they read, by their codes. */
  others: Map<number, string>
  plain: PlainTexts
}

/** Fewer are made at once. */
const lazyMin = 64
/** Above numbers stand their names. */
const namesMost = 8

/** The distinct texts of a column that was coded elsewhere; numbers are no strings until somebody wants them so. */
export class CodedTexts {
  readonly length: number
  /** All of them, where they are not numbers. */
  private readonly made: string[] | null

  constructor(private readonly input: CodedTextsInput) {
    this.length = input.places.length / 2
    const isLazy = this.length >= lazyMin && countOthers(input.plain.looks, namesMost + 1) <= namesMost
    this.made = isLazy ? null : []
    if (this.made) for (let code = 0; code < this.length; code++) this.made.push(this.cut(code))
  }

  at(code: number): string {
    return this.made ? this.made[code]! : this.cut(code)
  }

  /** Whether a text is a number by its bytes. */
  isNumber(code: number): boolean {
    const look = this.input.plain.looks[code]!
    return look !== 0 && !isBlankLook(look)
  }

  codeOf(text: string): number {
    for (let code = 0; code < this.length; code++) {
      if (!this.isNumber(code) && this.at(code) === text) return code
    }
    return -1
  }

  slice(from: number, to: number): string[] {
    if (this.made) return this.made.slice(from, to)
    return lazyTexts(to - from, (index) => this.at(from + index))
  }

  /** What is known of a stretch of texts that are all numbers or blank. */
  plainIn(from: number, to: number): PlainTexts | undefined {
    const { numbers, looks } = this.input.plain
    const own = looks.subarray(from, to)
    return !this.made && countOthers(own, 1) === 0
      ? { numbers: numbers.subarray(from, to), looks: own }
      : undefined
  }

  private cut(code: number): string {
    const { places, others } = this.input
    const start = places[2 * code]!
    return others.get(code) ?? this.input.textAt(start, start + places[2 * code + 1]!)
  }
}

/** Texts that are neither numbers nor blank, as far as `most`. */
function countOthers(looks: Uint32Array, most: number): number {
  let others = 0
  for (let code = 0; code < looks.length && others < most; code++) if (looks[code] === 0) others++
  return others
}
