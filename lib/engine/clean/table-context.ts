import type { DecimalMark } from './loose-number'
import type { NumberScan } from './scan-numbers'

/** What the other columns and the file say where one column leaves its convention open. */
export interface TableContext {
  /** The decimal mark that the clear columns use; null where none is clear. */
  decimal: DecimalMark | null
  /** The file's cells are set apart by semicolons, as where the comma is the decimal mark. */
  semicolons: boolean
}

export const clearDecimal = (scan: NumberScan): DecimalMark | null =>
  scan.comma > scan.dot ? ',' : scan.dot > scan.comma ? '.' : null

/** The decimal mark that most of the clear columns of a table show. */
export function inferTableDecimal(scans: NumberScan[]): DecimalMark | null {
  let commas = 0
  let dots = 0
  for (const scan of scans) {
    const mark = clearDecimal(scan)
    if (mark === ',') commas++
    else if (mark === '.') dots++
  }
  return commas > dots ? ',' : dots > commas ? '.' : null
}

/** The decimal mark of one column: its own evidence, then the shape of its open texts, then the table's. */
export function inferDecimal(scan: NumberScan, context: TableContext): DecimalMark {
  const own = clearDecimal(scan)
  if (own) return own
  if (scan.openComma > 0 && scan.openDot === 0) {
    if (scan.ungrouped) return ','
    return context.decimal ?? '.'
  }
  if (scan.openDot === 0 || scan.ungrouped) return context.decimal ?? '.'
  const looksGrouped = scan.markless && (scan.openZeroEnd || context.semicolons)
  if (looksGrouped && context.decimal !== '.') return ','
  return context.decimal ?? '.'
}
