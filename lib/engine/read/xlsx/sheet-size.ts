import { EngineError } from '../../engine-error'
import { columnsMax, tooManyColumns } from '../limits'

/** A table of three columns has no more in 10 MB of workbook; each costs a kilobyte to open. */
const rowsMax = 400_000

/** So many elements before the first value: no sheet that somebody filled has them. */
const idleMax = 2_000_000

const open = 0x3c
const close = 0x3e
const slash = 0x2f
const colon = 0x3a

/** How the elements end that hold a value, and a row: the last letters first. */
const valueEnds = [[...'v'], [...'si']].map(codesOf)
const rowEnd = codesOf([...'wor'])
const lastLetters = new Set([...valueEnds, rowEnd].map(([last]) => last))
/** The longest end of an element that is known, with its prefix (`</x:row`). */
const endMax = 24

/** Which parts of a workbook are sheets. */
export const isSheet = (part: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(part)

/**
 * Looks at a sheet's text while it is unpacked, a piece at a time, and refuses more rows, or more values in a row, than
 * are read. What has no value is not counted: people colour whole rows, and `dimension` says where a sheet was once touched.
 */
export class SheetSize {
  private rows = 0
  private rowValues = 0
  private hasValue = false
  private idle = 0
  /** What the piece before ended with: an element may stand across two. */
  private tail = new Uint8Array()
  private readonly name: string

  constructor(part: string) {
    this.name = `the workbook’s ${part.slice(part.lastIndexOf('/') + 1)}`
  }

  add(piece: Uint8Array): void {
    const { tail } = this
    for (let at = piece.indexOf(close); at >= 0; at = piece.indexOf(close, at + 1)) {
      if (!this.hasValue && ++this.idle > idleMax) throw nothingIn(this.name)
      if (!lastLetters.has(at > 0 ? piece[at - 1]! : (tail.at(-1) ?? 0))) continue
      const before = (back: number) => (at >= back ? piece[at - back] : tail[tail.length + at - back])
      this.endElement(before)
    }
    const end = piece.length < endMax ? Uint8Array.from([...tail, ...piece]) : piece
    this.tail = end.slice(-endMax)
  }

  private endElement(before: (back: number) => number | undefined): void {
    if (valueEnds.some((name) => isEndOf(name, before))) {
      this.rowValues++
      this.hasValue = true
      if (this.rowValues > columnsMax) throw tooManyColumns(`Row ${this.rows + 1} of ${this.name}`)
    } else if (isEndOf(rowEnd, before)) {
      if (this.rowValues > 0) this.rows++
      this.rowValues = 0
      if (this.rows > rowsMax) throw tooManyRows(this.name)
    }
  }
}

function isEndOf(letters: number[], before: (back: number) => number | undefined): boolean {
  if (!letters.every((letter, place) => before(place + 1) === letter)) return false
  let back = letters.length + 1
  if (before(back) !== slash && before(back) !== colon) return false
  while (back < endMax && before(back) !== open) back++
  return before(back - 1) === slash
}

function codesOf(letters: string[]): number[] {
  return letters.map((letter) => letter.charCodeAt(0))
}

const nothingIn = (where: string) =>
  new EngineError(
    'empty_dataset',
    `There is no value in the first 2,000,000 elements of ${where}. Remove the sheet.`,
  )

const tooManyRows = (where: string) =>
  new EngineError(
    'too_many_cells',
    `There are more than 400,000 rows in ${where}. Send the sheet as CSV, which takes more, or split it.`,
  )
