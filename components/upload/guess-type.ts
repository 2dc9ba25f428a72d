export type RoughType = 'number' | 'date' | 'yes/no' | 'text' | 'empty'

/** So many of a column's cells must look alike; the rest may be dirt. */
const sharedLeast = 0.9

const missing = new Set(['', '-', '–', '?', 'n/a', 'na', 'null', 'none', 'nan'])
const yesNo = new Set(['true', 'false', 'yes', 'no', 'y', 'n'])
const numberPattern = /^[-+(]?\s*[$€£¥]?\s*-?\d[\d.,'\s]*\s*([%€$£¥]|[kKmM])?\)?$/
const datePatterns = [
  /^\d{4}[-/.]\d{1,2}([-/.]\d{1,2})?([T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}([ ,T]+\d{1,2}:\d{2}(:\d{2})?(\s*[AaPp][Mm])?)?$/,
  /^(\d{1,2}\s+)?[A-Z][a-z]{2,8}\.?\s+(\d{1,2},?\s+)?\d{4}$/,
  /^\d{4}-?(Q[1-4]|W\d{2})$/,
]

/** What a column looks like, for the preview only: the engine looks again, at every row. */
export function guessType(cells: string[]): RoughType {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !missing.has(cell.toLowerCase()))
  if (filled.length === 0) return 'empty'
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length
  if (share((cell) => yesNo.has(cell.toLowerCase())) >= sharedLeast) return 'yes/no'
  if (share(isDate) >= sharedLeast) return 'date'
  if (share((cell) => numberPattern.test(cell)) >= sharedLeast) return 'number'
  return 'text'
}

const isDate = (cell: string) => datePatterns.some((pattern) => pattern.test(cell))
