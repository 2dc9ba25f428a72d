import { medianOf } from '../stats/median-of'
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
  if (commas === dots) return null
  return commas > dots ? ',' : '.'
}

/** The decimal mark of one column: its own evidence, then the shape of its open texts, then the table's. */
export function inferDecimal(scan: NumberScan, context: TableContext): DecimalMark {
  const own = clearDecimal(scan)
  if (own) return own
  if (scan.openComma > 0 && scan.openDot === 0) {
    if (scan.ungrouped) return context.decimal !== ',' && lieAsThousands(scan) ? '.' : ','
    return context.decimal ?? '.'
  }
  if (scan.openDot === 0) return context.decimal ?? '.'
  if (scan.ungrouped) return context.decimal ?? (lieAsThousands(scan) ? ',' : '.')
  const looksGrouped = scan.markless && (scan.openZeroEnd || context.semicolons)
  if (looksGrouped && context.decimal !== '.') return ','
  return context.decimal ?? '.'
}

/** Halfway, as a factor, between what a mark of thousands and what one of decimals makes of a number. */
const halfway = Math.sqrt(1000)

/**
 * Whether numbers such as `1,234` or `1.234` beside unmarked ones lie where these do once they are taken for thousands, as
 * where some hands group the digits and others do not, rather than a thousand times below.
 */
function lieAsThousands({ plain, loose, openDot }: NumberScan): boolean {
  const isUnmarked = (value: number) => openDot === 0 || Number.isInteger(value)
  const unmarked = plain.filter((value) => value > 0 && isUnmarked(value))
  const marked =
    openDot === 0
      ? Float64Array.from(loose.values(), ({ body }) => Number(body.replace(',', '')))
      : plain.filter((value) => !isUnmarked(value)).map((value) => 1000 * value)
  const [usual, grouped] = [unmarked, marked].map(medianAboveNothing)
  return usual! * halfway > grouped!
}

const medianAboveNothing = (numbers: Float64Array): number =>
  medianOf(numbers.map(Math.abs).filter((size) => size > 0))
