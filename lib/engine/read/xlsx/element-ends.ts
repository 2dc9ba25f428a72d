const close = 0x3e
const open = 0x3c
const slash = 0x2f
const colon = 0x3a

/** The longest end of an element that is known, with its prefix (`</x:sheetData`). */
const endMax = 24

/** No text of a cell is longer, however it is written: what goes on without an end of an element is made to be slow. */
const stretchMax = 1_000_000

/** A byte so many places before the end of an element, across the pieces of a text. */
export type Before = (back: number) => number | undefined

/** Looks at the ends of elements in a text that comes in pieces. */
export abstract class ElementEnds {
  /** Bytes that have been looked at, without the piece at hand. */
  private seen = 0
  /** What the piece before ended with: an element may stand across two. */
  private tail = new Uint8Array()
  private lastEnd = 0
  private isStretched = false
  /** The last letters of the elements whose ends are asked for. */
  private readonly lastLetters: Set<number>

  constructor(names: Letters[]) {
    this.lastLetters = new Set(names.map(([last]) => last!))
  }

  add(piece: Uint8Array): void {
    const { tail, seen } = this
    for (let at = piece.indexOf(close); at >= 0; at = piece.indexOf(close, at + 1)) {
      if (seen + at - this.lastEnd > stretchMax) this.isStretched = true
      this.lastEnd = seen + at
      this.passTag()
      if (!this.lastLetters.has(at > 0 ? piece[at - 1]! : (tail.at(-1) ?? 0))) continue
      this.endElement(
        (back) => (at >= back ? piece[at - back] : tail[tail.length + at - back]),
        seen + at + 1,
      )
    }
    const end = piece.length < endMax ? Uint8Array.from([...tail, ...piece]) : piece
    this.tail = end.slice(-endMax)
    this.seen += piece.length
  }

  /** Whether some stretch of it is longer than any cell. */
  get hasStretch(): boolean {
    return this.isStretched || this.seen - this.lastEnd > stretchMax
  }

  protected abstract passTag(): void
  /** `to` is where the element ends in the whole text. */
  protected abstract endElement(before: Before, to: number): void
}

/** A name's letters, the last one first. */
export type Letters = number[]

export function lettersOf(name: string): Letters {
  return [...name].reverse().map((letter) => letter.charCodeAt(0))
}

/** How many bytes the end of an element of that name takes (`</row` is 5), 0 where it is the end of none. */
export function endLength(letters: Letters, before: Before): number {
  if (!letters.every((letter, place) => before(place + 1) === letter)) return 0
  let back = letters.length + 1
  if (before(back) !== slash && before(back) !== colon) return 0
  while (back < endMax && before(back) !== open) back++
  return before(back - 1) === slash ? back : 0
}

/** Whether an element has nothing in it: its end comes right after its start. */
export const isBare = (length: number, before: Before): boolean => before(length + 1) === close
