import { usualOf } from './column-kinds'
import { commentMarks } from './infer-comment'

/** A header that is marked as a comment stands among the first lines. */
const linesMax = 60
const rowsMin = 5
const columnsMin = 3
/** Nearly all rows have as many words as the header. */
const alikeMin = 0.9

const wordsOf = (line: string): string[] => line.trim().split(/\s+/)

/**
 * The text with its line of names freed from the mark of a comment, as `#YY MM DD` above columns that blanks part; a
 * blank stands for the mark. The same text where no marked line above the rows has a name for each column.
 */
export function takeMarkedHeader(text: string): string {
  const mark = commentMarks.find((one) => text.startsWith(one))
  if (!mark) return text
  const lines = text.slice(0, sampleChars).split('\n', linesMax)
  const from = lines.findIndex((line) => !line.startsWith(mark))
  const rows = lines.slice(from, -1).filter((line) => line.trim() !== '' && !line.startsWith(mark))
  if (from < 1 || rows.length < rowsMin) return text
  const counts = rows.map((row) => wordsOf(row).length)
  const usual = usualOf(counts)
  const areAlike = counts.filter((count) => count === usual).length >= alikeMin * counts.length
  if (usual < columnsMin || !areAlike) return text
  const place = lines.slice(0, from).findIndex((line) => isHeader(line.slice(mark.length), usual))
  if (place < 0) return text
  const at = lines.slice(0, place).reduce((sum, line) => sum + line.length + 1, 0)
  return `${text.slice(0, at)} ${text.slice(at + mark.length)}`
}

const sampleChars = 32_768

/** A name for each column, none of them a number. */
function isHeader(line: string, columns: number): boolean {
  const words = wordsOf(line)
  return (
    words.length === columns && words.every((word) => /^\p{L}/u.test(word)) && new Set(words).size === columns
  )
}
