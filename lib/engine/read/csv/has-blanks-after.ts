const blankRowsMin = 3
const blankShareMin = 0.8

/** Several rows, and nearly every cell in them, begin with a blank. */
export function hasBlanksAfter(sample: string, delimiter: string): boolean {
  if (!sample.includes(`${delimiter} `)) return false
  let rows = 0
  let blanks = 0
  let cells = 0
  for (const line of sample.split(/\r\n|\r|\n/)) {
    const later = line
      .replace(/"[^"]*"/g, '"')
      .split(delimiter)
      .slice(1)
      .filter((cell) => cell !== '')
    const indented = later.filter((cell) => cell[0] === ' ').length
    if (indented > 0) rows++
    blanks += indented
    cells += later.length
  }
  return rows >= blankRowsMin && blanks >= cells * blankShareMin
}
