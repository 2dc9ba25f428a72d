import Papa from 'papaparse'
import { emptySource, type SourceText, sourceText } from '../../table/source-text'
import { byteText } from './byte-text'
import { CellGrid } from './cell-grid'
import type { CsvDialect } from './csv-dialect'
import { cutByKernel } from './cut-by-kernel'
import { CellCutter, type CutResult } from './cut-cells'
import { mendOpenQuotes } from './mend-open-quotes'

/** Beyond this Papa Parse's list of errors would fill the memory. */
const strayQuotesMax = 100_000
const sampleChars = 65_536
/** Shorter texts are cut before the kernel is there. */
const kernelFrom = 65_536

export interface CutText {
  grid: CellGrid
  /** Quotes that were read as characters since they neither open nor close a cell. */
  strayQuotes: number
  /** Lines whose opening quote is never closed. */
  mendedLines: number[]
  isOpenAtEnd: boolean
}

/**
 * Cuts a whole text into a grid. Regular text goes through our own cutter; where quotes are irregular Papa Parse
 * says what they mean, as far as it knows the dialect.
 *
 * @param bytes where each is a character of the text
 */
export function cutText(text: string, dialect: CsvDialect, bytes?: Uint8Array): CutText {
  const inBytes = text.length >= kernelFrom ? byteText(text, bytes) : null
  const coded = inBytes && cutByKernel(inBytes, dialect)
  if (coded) return { grid: coded, strayQuotes: 0, mendedLines: [], isOpenAtEnd: false }
  const source = sourceText(text)
  const regular = cutByOurs(source, dialect, { strict: true })
  if (regular.result.irregularAt < 0) {
    return { grid: regular.grid, strayQuotes: 0, mendedLines: [], isOpenAtEnd: false }
  }
  const { text: mended, lines, source: mendedSource, quotes } = mendOpenQuotes(text, dialect)
  const rest = {
    strayQuotes: quotes.strayQuotes + lines.length,
    mendedLines: lines,
    isOpenAtEnd: quotes.openAt >= 0,
  }
  const newline = quotes.strayQuotes <= strayQuotesMax ? findUniformNewline(mended) : null
  if (!newline || !isKnownToPapa(dialect)) return { grid: cutByOurs(mendedSource, dialect, {}).grid, ...rest }
  return { grid: cutByPapa(mended, dialect, newline), ...rest }
}

function cutByOurs(
  source: SourceText,
  dialect: CsvDialect,
  options: { strict?: boolean },
): { grid: CellGrid; result: CutResult } {
  const grid = new CellGrid(source, estimateRowCount(source.text))
  const result = new CellCutter(source, dialect, grid).cut(options)
  grid.finish()
  return { result, grid }
}

function estimateRowCount(text: string): number {
  const sample = text.slice(0, sampleChars)
  const lines = sample.split(/\r\n|\r|\n/).length
  return Math.ceil((lines / sample.length) * text.length * 1.05)
}

const isKnownToPapa = ({ delimiter, quote, comment, runs, blankAroundDelimiter }: CsvDialect): boolean =>
  delimiter !== null && quote !== null && comment === null && !runs && !blankAroundDelimiter

function findUniformNewline(text: string): string | null {
  const hasReturns = text.includes('\r')
  if (!hasReturns) return '\n'
  if (!text.includes('\n')) return '\r'
  return /\r(?!\n)|(?<!\r)\n/.test(text) ? null : '\r\n'
}

function countOf(part: string, text: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count++
  return count
}

function cutByPapa(text: string, dialect: CsvDialect, newline: string): CellGrid {
  const grid = new CellGrid(emptySource, estimateRowCount(text))
  let line = 0
  Papa.parse<string[]>(text, {
    delimiter: dialect.delimiter!,
    newline: newline as '\n',
    quoteChar: dialect.quote!,
    escapeChar: dialect.escape!,
    step: ({ data }) => {
      let lines = 0
      for (const cell of data) lines += countOf(newline, cell)
      if (data.length > 1 || data[0] !== '') {
        for (const cell of data) grid.addText(cell)
        grid.endRow(line, line + lines)
      }
      line += lines + 1
    },
  })
  grid.finish()
  return grid
}
