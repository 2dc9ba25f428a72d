import { usualOf } from './column-kinds'
import { commentMarks } from './infer-comment'

/** A header that is marked as a comment stands among the first lines. */
const linesMax = 60
const rowsMin = 5
const columnsMin = 3
/** Nearly all rows have as many words as the header. */
const alikeMin = 0.9
const sampleChars = 32_768

const wordsOf = (line: string): string[] => line.trim().split(/\s+/)

/**
 * The text with its line of names freed from the mark of a comment, as `#YY MM DD` above columns that blanks part. The
 * same text where no marked line above the rows has a name for each column, or the first row names them itself.
 */
export function takeMarkedHeader(text: string): string {
  const mark = commentMarks.find((one) => text.startsWith(one))
  if (!mark) return text
  const lines = text.slice(0, sampleChars).split('\n', linesMax)
  const from = lines.findIndex((line) => !line.startsWith(mark))
  const rows = lines.slice(from, -1).filter((line) => line.trim() !== '' && !line.startsWith(mark))
  if (from < 1 || rows.length < rowsMin || !hasNumber(rows[0]!)) return text
  const counts = rows.map((row) => wordsOf(row).length)
  const usual = usualOf(counts)
  const areAlike = counts.filter((count) => count === usual).length >= alikeMin * counts.length
  if (usual < columnsMin || !areAlike) return text
  const marked = lines.slice(0, from).map((line) => line.slice(mark.length))
  const place = placeOfNames(marked, usual)
  if (place < 0) return text
  const at = lines.slice(0, place).reduce((sum, line) => sum + line.length + 1, 0)
  const freed = freeFrom(marked[place]!, rows)
  return `${text.slice(0, at)}${freed}${text.slice(at + lines[place]!.length)}`
}

/** A row of data is told by a number; without one it may as well be a row of names. */
const hasNumber = (row: string): boolean => wordsOf(row).some((word) => /^[-+]?[.,]?\d/.test(word))

/** The one line of names, over the one that tells their units; -1 where several may be it. */
function placeOfNames(marked: string[], columns: number): number {
  const places = marked.flatMap((line, at) => (isHeader(line, columns) ? [at] : []))
  const named = places.filter((at) => !wordsOf(marked[at]!).some((word) => /[/°%²³^]/.test(word)))
  return named.length === 1 ? named[0]! : -1
}

/** A name for each column, none of them a number. */
function isHeader(line: string, columns: number): boolean {
  const words = wordsOf(line)
  return (
    words.length === columns &&
    words.every((word) => /^\p{L}/u.test(word)) &&
    new Set(words).size === columns &&
    !words.some((word) => proseWords.has(word))
  )
}

/** Of these a sentence is made, and no row of names. */
const proseWords = new Set(
  `of the with near by at on is are was were and for this as off
  von der die das mit bei und ist im am vom zur
  de la le les du des et est avec sur pour el los las con del il di che`.split(/\s+/),
)

/** Names that stand over their columns keep their places: a blank for the mark. One blank alone parts other names. */
function freeFrom(line: string, rows: string[]): string {
  const isAligned = rows.some((row) => /\S {2,}\S/.test(row) || row.startsWith(' '))
  if (isAligned) return ` ${line}`
  const end = line.endsWith('\r') ? '\r' : ''
  const isTabbed = rows.some((row) => row.includes('\t'))
  return `${isTabbed ? line.trim() : wordsOf(line).join(' ')}${end}`
}
