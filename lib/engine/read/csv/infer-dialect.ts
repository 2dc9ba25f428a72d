import { type SourceText, sourceText } from '../../table/source-text'
import { inferCellKind, isTyped } from './cell-kind'
import { SampleRows } from './cell-sink'
import { type CsvDialect, plainDialect } from './csv-dialect'
import { CellCutter, type CutResult } from './cut-cells'
import { apostrophe, commonDelimiters, rareDelimiters, weakDelimiters } from './delimiters'
import { type DialectScore, dialectScore } from './dialect-score'
import { hasBlanksAfter } from './has-blanks-after'
import { inferComment } from './infer-comment'
import { takeSample } from './take-sample'

const otherQuotes = ["'", '`']
const rareRowsMin = 3
const rareWidthShareMin = 0.8
/** Below this the rows are lines of text, not of a table. */
const widthShareMin = 0.4
/** A quote is a character like any other only where as many rows read better that way. */
const literalQuoteRowsMin = 5
const literalQuoteWidthShareMin = 0.8
const typedLinesShareMin = 0.9
/** An open quote this near to a sample's end may close behind it. */
const openTailShare = 0.75
/** Quotes that are not escaped are a fault, though a common one. */
const strayQuoteFactor = 0.95
const confidenceMax = 0.99
const fewRowsConfidence = 0.6

export interface InferredDialect {
  dialect: CsvDialect
  /** 0 to 1: how far the next best delimiter is behind. */
  confidence: number
}

interface Reading extends DialectScore {
  dialect: CsvDialect
  rows: string[][]
  cut: CutResult
}

/** The dialect in which the text's beginning reads most like a table, with `known` as its delimiter if given. */
export function inferDialect(text: string, known: string | null = null): InferredDialect {
  const source = sourceText(takeSample(text))
  const sample = source.text
  const base = { ...plainDialect, comment: inferComment(sample) }
  const readings = dialectCandidates(sample, base, known).map((dialect) => readSample(source, dialect))
  const lines = readSample(source, { ...base, delimiter: null })
  const possible = readings.filter((reading) => canBeTable(reading, lines))
  const fitting = possible.some(isPlainTable) ? possible.filter((reading) => !isWeak(reading)) : possible
  const best = fitting.reduce<Reading | null>((a, b) => (a && a.score >= b.score ? a : b), null)
  if (!best) return { dialect: lines.dialect, confidence: fewRowsConfidence }
  const others = fitting.filter((reading) => reading.dialect.delimiter !== best.dialect.delimiter)
  const second = Math.max(0, ...others.map((reading) => reading.score))
  const lead = best.score > 0 ? 1 - second / best.score : 0
  const most = best.rows.length < rareRowsMin ? fewRowsConfidence : confidenceMax
  return { dialect: withLineEnds(source, best), confidence: Math.min(most, Math.max(lead, 1 - most)) }
}

function dialectCandidates(sample: string, base: CsvDialect, known: string | null): CsvDialect[] {
  const delimiters = known ? [known] : [...commonDelimiters, ...rareDelimiters, ...weakDelimiters]
  return delimiters
    .filter((delimiter) => sample.includes(delimiter))
    .flatMap((delimiter) => {
      const blankAroundDelimiter = delimiter !== ' ' && hasBlanksAfter(sample, delimiter)
      const dialect = { ...base, delimiter, blankAroundDelimiter }
      const runs = delimiter === ' ' && sample.includes('  ') ? [true] : [false]
      return runs.flatMap((run) => quoteCandidates(sample, { ...dialect, runs: run }))
    })
}

function quoteCandidates(sample: string, dialect: CsvDialect): CsvDialect[] {
  const open = (quote: string) =>
    sample.includes(`${dialect.delimiter}${quote}`) || sample.includes(`\n${quote}`) || sample[0] === quote
  const quotes = ['"', ...otherQuotes.filter((quote) => quote !== dialect.delimiter && open(quote))]
  const candidates = quotes.flatMap((quote) =>
    (sample.includes(`\\${quote}`) ? [quote, '\\'] : [quote]).map((mark) => ({
      ...dialect,
      quote,
      escape: mark,
    })),
  )
  return sample.includes('"') ? [...candidates, { ...dialect, quote: null, escape: null }] : candidates
}

function readSample(source: SourceText, dialect: CsvDialect): Reading {
  const sink = new SampleRows(source.text)
  const cut = new CellCutter(source, dialect, sink).cut()
  const { rows } = sink
  const score = dialectScore(rows)
  const open =
    cut.openAt < 0 || cut.openAt > source.text.length * openTailShare ? 1 : cut.openAt / source.text.length
  const stray = cut.strayQuotes > 0 ? strayQuoteFactor : 1
  return { ...score, score: score.score * open * stray, dialect, rows, cut }
}

function canBeTable(reading: Reading, lines: Reading): boolean {
  const { dialect, rows, width, widthShare, cut } = reading
  if (width < 2 || widthShare < widthShareMin) return false
  if (isColumnOfNumbers(reading, lines)) return false
  if (dialect.quote === null) {
    if (rows.length < literalQuoteRowsMin || widthShare < literalQuoteWidthShareMin) return false
  }
  if (otherQuotes.includes(dialect.quote ?? '')) {
    if (cut.quotedCells < 2 || cut.strayQuotes > 0 || cut.openAt >= 0) return false
  }
  if (commonDelimiters.includes(dialect.delimiter!)) return true
  if (rows.length < rareRowsMin || widthShare < rareWidthShareMin) return false
  if (!weakDelimiters.includes(dialect.delimiter!) || isAllQuoted(reading)) return true
  return reading.typedColumns > 0 && (dialect.delimiter !== apostrophe || isCutFromHeaderOn(reading))
}

const apostropheWidthMin = 3

/** Feet and inches make pairs (`5'11`), under a name that holds none or that of an owner. */
const isCutFromHeaderOn = ({ rows, width }: Reading) =>
  width >= apostropheWidthMin && rows[0]?.length === width

const isWeak = ({ dialect }: Reading) => weakDelimiters.includes(dialect.delimiter!)
const plainWidthShareMin = 0.8

/** Cells between a common delimiter under names that are no numbers: what stands between words in them says nothing. */
function isPlainTable({ dialect, rows, width, widthShare, typedColumns }: Reading): boolean {
  if (!commonDelimiters.includes(dialect.delimiter!) || widthShare < plainWidthShareMin) return false
  const header = rows.find((row) => row.length === width)
  return typedColumns > 0 && header !== undefined && !header.some((cell) => isTyped(inferCellKind(cell)))
}

const quotedShareMin = 0.9

/** Where nearly each cell stands in quotes, what stands between them is no prose. */
function isAllQuoted({ rows, cut }: Reading): boolean {
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  return cut.strayQuotes === 0 && cut.openAt < 0 && cut.quotedCells >= cells * quotedShareMin
}

/** One column of `1,5`, `12:30` or `2025-03-09 12:30` under a header without a delimiter. */
function isColumnOfNumbers(reading: Reading, lines: Reading): boolean {
  const { delimiter } = reading.dialect
  const first = reading.rows.find((row) => row.length > 1)
  // a title is as wide as such a header, but what stands under it is none of the numbers
  const isHeaded = reading.rows[0]?.length === 1 && first && isTyped(inferCellKind(first.join(delimiter!)))
  if (!isHeaded && !weakDelimiters.includes(delimiter!)) return false
  const body = lines.rows.slice(1)
  const typed = body.filter(([line]) => isTyped(inferCellKind(line!))).length
  return body.length > 0 && typed >= body.length * typedLinesShareMin
}

/** Lone carriage returns end lines unless the table is more regular when they do not. */
function withLineEnds(source: SourceText, best: Reading): CsvDialect {
  if (!/\r(?!\n)/.test(source.text) || !source.text.includes('\n')) return best.dialect
  const whole = readSample(source, { ...best.dialect, loneReturns: false })
  return whole.widthShare > best.widthShare ? whole.dialect : best.dialect
}
