import type { ColumnProfile } from '../profile/profile'
import type { Table } from '../table/table'
import type { Compared, ComparedSpans } from './compared-periods'

const entitiesMin = 3
/** Of the periods that entities may stand in, and of those that they stand in with as many rows as most do. */
const filledMin = 0.6
const alikeMin = 0.8

/**
 * Whether the same entities stand in both stretches, each with as many rows a period: countries by year. How far these lie apart
 * says nothing of whether their average has changed.
 */
export function repeatsEntities(
  { columns }: Table,
  candidates: ColumnProfile[],
  { time, periods, spans }: Compared & { spans: ComparedSpans },
): boolean {
  const periodOf = Int32Array.from(time.codes, (code) => (code < 0 ? -1 : periods.ofCode[code]!))
  const isIn = (period: number) =>
    [spans.now, spans.before].some(({ from, to }) => period >= from && period <= to)
  const rows = [...periodOf.keys()].filter((row) => isIn(periodOf[row]!))
  const length = new Set(rows.map((row) => periodOf[row]!)).size
  return candidates.some(({ index, role, distinct }) => {
    if (index === time.index || role === 'measure' || distinct < entitiesMin) return false
    if (distinct * length > rows.length / filledMin) return false
    return areRepeated(columns[index]!.codes, { rows, periodOf, length })
  })
}

interface Spanned {
  rows: number[]
  periodOf: Int32Array
  length: number
}

function areRepeated(codes: Int32Array, { rows, periodOf, length }: Spanned): boolean {
  const cells = new Map<string, number>()
  const entities = new Set<number>()
  for (const row of rows) {
    if (codes[row]! < 0) continue
    entities.add(codes[row]!)
    const cell = `${codes[row]} ${periodOf[row]}`
    cells.set(cell, (cells.get(cell) ?? 0) + 1)
  }
  const counts = [...cells.values()].sort((a, b) => a - b)
  const usual = counts[counts.length >> 1]
  const alike = counts.filter((count) => count === usual).length
  return (
    entities.size >= entitiesMin &&
    counts.length >= filledMin * entities.size * length &&
    alike >= alikeMin * counts.length
  )
}
