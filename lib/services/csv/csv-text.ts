/** How spreadsheets begin a formula; a cell that only looks like one is marked as text. */
const formulaStart = /^[=+\-@\t\r]/
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const mustBeQuoted = /[",\r\n]/

/**
 * A value as a cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets a quote mark
 * before it, as OWASP advises against CSV injection; numbers stay numbers.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  // Readers take a NUL for the end, or for no text at all.
  const text = String(value).replaceAll('\0', '')
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return mustBeQuoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of cells that `csvCell` has made. */
export function csvText(lines: Iterable<string[]>): string {
  const written: string[] = []
  for (const cells of lines) {
    // Of a single column an empty cell would be an empty line, which readers skip.
    written.push(cells.length === 1 && cells[0] === '' ? '""\r\n' : `${cells.join(',')}\r\n`)
  }
  return written.join('')
}
