/** What spreadsheets pass over before they look for a formula: white space, control characters, what has no width. */
const passedOver = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/u
/** Led by one of these, a cell is text or a formula to the programs that read it. */
const breakStart = /^[\t\r]/
/** In the plain form; spreadsheets of East Asia take the wide forms (`＝`) for the same. */
const formulaStart = /^[=+\-@]/
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
  const safe = isFormula(text) ? `'${text}` : text
  return mustBeQuoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function isFormula(text: string): boolean {
  if (breakStart.test(text)) return true
  const start = text.replace(passedOver, '')
  // One character alone is cheap, and most cells end here.
  if (!formulaStart.test(start.slice(0, 1).normalize('NFKC'))) return false
  return !plainNumber.test(start.trimEnd().normalize('NFKC'))
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
