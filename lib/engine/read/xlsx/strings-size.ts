import { type Before, ElementEnds, endLength, lettersOf } from './element-ends'

/** Texts are of pieces with a format each: some thousand elements a text are none that somebody wrote. */
const elementsOfText = 40
const elementsMin = 200_000
/** Programs leave some texts of cells that were removed. */
const unusedMax = 10_000

const item = lettersOf('si')

/** Counts the texts that a workbook keeps for its cells, while they are unpacked. */
export class StringsSize extends ElementEnds {
  private texts = 0
  private elements = 0

  constructor() {
    super([item])
  }

  /** Whether so many cells have no use for them. */
  isBeyond(values: number): boolean {
    const isUnused = this.texts > values + unusedMax
    return isUnused || this.elements > elementsMin + this.texts * elementsOfText
  }

  protected passTag(): void {
    this.elements++
  }

  protected endElement(before: Before): void {
    if (endLength(item, before) > 0) this.texts++
  }
}
