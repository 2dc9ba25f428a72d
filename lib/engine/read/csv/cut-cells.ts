import type { SourceText, TextUnits } from '../../table/source-text'
import type { CellSink } from './cell-sink'
import type { CsvDialect } from './csv-dialect'

const lineFeed = 10
const carriageReturn = 13
const space = 32
const noUnit = -1

export interface CutResult {
  /** Quotes inside a quoted cell that neither close it nor are escaped. */
  strayQuotes: number
  /** Offset of the first quote that is not as it should be, -1 where all are. */
  irregularAt: number
  /** Offset of the quoted cell that never closes, -1 where all do. */
  openAt: number
  /** Cells that stood in quotes. */
  quotedCells: number
}

export interface CutOptions {
  /** Stop at the first quote that is not as it should be. */
  strict?: boolean
}

const unitOf = (text: string | null): number => (text === null ? noUnit : text.charCodeAt(0))

/**
 * Cuts text into cells by column, as Papa Parse would: a quote opens a cell only at its start and closes it only
 * before a delimiter or a line's end. Delimiters of one character only.
 */
export class CellCutter {
  private at = 0
  private line = 0
  private readonly units: TextUnits
  private readonly delimiter: number
  private readonly quote: number
  private readonly escape: number
  private readonly comment: number
  private readonly result: CutResult = { strayQuotes: 0, irregularAt: -1, openAt: -1, quotedCells: 0 }

  constructor(
    private readonly source: SourceText,
    private readonly dialect: CsvDialect,
    private readonly sink: CellSink,
  ) {
    this.units = source.units
    this.delimiter = unitOf(dialect.delimiter)
    this.quote = unitOf(dialect.quote)
    this.escape = unitOf(dialect.escape)
    this.comment = unitOf(dialect.comment)
  }

  cut({ strict = false }: CutOptions = {}): CutResult {
    while (this.at < this.units.length) {
      if (this.skipBlankLine()) continue
      if (this.comment !== noUnit && this.units[this.at] === this.comment) this.cutComment()
      else this.cutRow()
      if (strict && this.result.irregularAt >= 0) break
    }
    return this.result
  }

  private skipBlankLine(): boolean {
    let at = this.at
    if (this.dialect.runs) while (this.units[at] === this.delimiter) at++
    if (at < this.units.length && !this.isLineEnd(at)) return false
    this.at = at
    this.passLineEnd()
    return true
  }

  private cutComment(): void {
    const start = this.at
    while (this.at < this.units.length && !this.isLineEnd(this.at)) this.at++
    this.sink.addText(this.source.text.slice(start, this.at))
    this.sink.endComment(this.line)
    this.passLineEnd()
  }

  private cutRow(): void {
    const { units } = this
    const firstLine = this.line
    if (this.dialect.runs) this.passDelimiters()
    for (;;) {
      if (this.dialect.blankAroundDelimiter) this.passBlanks()
      if (units[this.at] === this.quote) this.cutQuoted()
      else this.cutPlain()
      if (units[this.at] !== this.delimiter || this.at >= units.length) break
      this.at++
      if (this.dialect.runs && this.passDelimiters()) break
    }
    this.sink.endRow(firstLine, this.line)
    this.passLineEnd()
  }

  private cutPlain(): void {
    const { units, delimiter } = this
    const { length } = units
    const start = this.at
    let at = start
    for (; at < length; at++) {
      const unit = units[at]!
      if (unit === delimiter) break
      if (unit <= carriageReturn && this.isLineEnd(at)) break
    }
    this.at = at
    if (this.dialect.blankAroundDelimiter) while (at > start && units[at - 1] === space) at--
    this.sink.addSlice(start, at)
  }

  private cutQuoted(): void {
    const start = this.at + 1
    let hasEscapes = false
    let at = start
    this.result.quotedCells++
    for (;;) {
      at = this.findQuoteOrEscape(at)
      if (at >= this.units.length) {
        this.noteIrregular(start - 1)
        this.result.openAt = start - 1
        this.addQuoted(start, this.units.length, hasEscapes)
        this.at = this.units.length
        return
      }
      if (this.units[at] === this.escape && this.units[at + 1] === this.quote) {
        hasEscapes = true
        at += 2
        continue
      }
      if (this.units[at] === this.quote) {
        const end = this.endAfterQuote(at + 1)
        if (end >= 0) {
          this.addQuoted(start, at, hasEscapes)
          this.at = end
          return
        }
        this.noteIrregular(at)
        this.result.strayQuotes++
      }
      at++
    }
  }

  private findQuoteOrEscape(from: number): number {
    const { units, quote, escape: mark } = this
    let at = from
    for (; at < units.length; at++) {
      const unit = units[at]!
      if (unit === quote || unit === mark) return at
      if (unit <= carriageReturn && this.isLineEnd(at)) {
        if (unit === carriageReturn && units[at + 1] === lineFeed) at++
        this.line++
      }
    }
    return at
  }

  /** Where the delimiter or line's end after a closing quote stands, -1 where it closes nothing. */
  private endAfterQuote(from: number): number {
    let at = from
    if (this.delimiter !== space) while (this.units[at] === space) at++
    if (at >= this.units.length) return at === from ? at : -1
    return this.units[at] === this.delimiter || this.isLineEnd(at) ? at : -1
  }

  private addQuoted(start: number, end: number, hasEscapes: boolean): void {
    const quote = this.dialect.quote!
    if (!hasEscapes) this.sink.addSlice(start, end)
    else this.sink.addText(this.source.text.slice(start, end).replaceAll(this.dialect.escape + quote, quote))
  }

  private noteIrregular(at: number): void {
    if (this.result.irregularAt < 0) this.result.irregularAt = at
  }

  private passBlanks(): void {
    while (this.units[this.at] === space) this.at++
  }

  /** Passes a run of delimiters; true where the line ends after it. */
  private passDelimiters(): boolean {
    while (this.units[this.at] === this.delimiter) this.at++
    return this.at >= this.units.length || this.isLineEnd(this.at)
  }

  private isLineEnd(at: number): boolean {
    const unit = this.units[at]
    if (unit === lineFeed) return true
    return unit === carriageReturn && (this.dialect.loneReturns || this.units[at + 1] === lineFeed)
  }

  private passLineEnd(): void {
    if (this.at >= this.units.length) return
    const isReturn = this.units[this.at] === carriageReturn
    this.at += isReturn && this.units[this.at + 1] === lineFeed ? 2 : 1
    this.line++
  }
}
