import { type SourceText, sourceText } from '../../table/source-text'
import { SampleRows, WidthCounts } from './cell-sink'
import { usualOf } from './column-kinds'
import type { CsvDialect } from './csv-dialect'
import { CellCutter, type CutResult } from './cut-cells'

/** As many lines after an open quote that fit the table show that it opened nothing. */
const fittingLinesMin = 3
const fittingShareMin = 0.8
const linesLookedAt = 50
/** Each one costs a pass over the text. */
const mendsMax = 20

export interface MendedText {
  text: string
  /** Zero-based lines on which a quote was taken for a character. */
  lines: number[]
  source: SourceText
  /** What its quotes are like now. */
  quotes: CutResult
}

/** A quote that is never closed would swallow the rest of the file: where rows follow, it becomes a character. */
export function mendOpenQuotes(text: string, dialect: CsvDialect): MendedText {
  const lines: number[] = []
  let mended = text
  for (;;) {
    const widths = new WidthCounts()
    const source = sourceText(mended)
    const quotes = new CellCutter(source, dialect, widths).cut()
    const { openAt } = quotes
    const isMended = openAt < 0 || lines.length >= mendsMax
    if (isMended || !rowsFollow(mended, openAt, { dialect, width: widths.usual() }))
      return { text: mended, lines, source, quotes }
    lines.push(mended.slice(0, openAt).split(/\r\n|\r|\n/).length - 1)
    mended = asCharacter(mended, openAt, dialect)
  }
}

function rowsFollow(
  text: string,
  at: number,
  { dialect, width }: { dialect: CsvDialect; width: number },
): boolean {
  const lines = text
    .slice(at, at + linesLookedAt * 1000)
    .split(/\r\n|\r|\n/)
    .slice(1, linesLookedAt + 1)
  const sample = lines.filter((line) => line !== '').join('\n')
  const sink = new SampleRows(sample)
  new CellCutter(sourceText(sample), dialect, sink).cut()
  const widths = sink.rows.map((row) => row.length)
  const expected = width > 1 ? width : usualOf(widths)
  const fitting = widths.filter((cells) => cells === expected && cells > 1).length
  return fitting >= fittingLinesMin && fitting >= widths.length * fittingShareMin
}

/** Puts the cell that begins with the quote in quotes of its own. */
function asCharacter(text: string, at: number, dialect: CsvDialect): string {
  const quote = dialect.quote!
  let end = at
  while (end < text.length && !'\r\n'.includes(text[end]!) && text[end] !== dialect.delimiter) end++
  const cell = text.slice(at, end).replaceAll(quote, dialect.escape + quote)
  return `${text.slice(0, at)}${quote}${cell}${quote}${text.slice(end)}`
}
