import type { Cell } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import { shortLabel } from '../scale/short-label'
import { cellOf, numberOf, orderWithin } from '../series'

export interface HeatCell {
  atX: number
  atY: number
  value: number | null
}

export interface HeatGrid {
  xs: Cell[]
  ys: Cell[]
  /** Every crossing, row by row, those without data too. */
  cells: HeatCell[]
}

/** Long rows as a full grid, in the order that the rows agree on. */
export function heatGrid({ spec, data_preview }: CardBlock<'heatmap'>): HeatGrid {
  const { rows } = data_preview
  const xs = [...new Set(rows.map((row) => cellOf(row, spec.x)))]
  const ys = orderWithin(
    rows,
    (row) => cellOf(row, spec.x),
    (row) => cellOf(row, spec.y),
  )
  const values = new Map<Cell, Map<Cell, number | null>>()
  for (const row of rows) {
    const line = values.get(cellOf(row, spec.y)) ?? new Map<Cell, number | null>()
    line.set(cellOf(row, spec.x), numberOf(row, spec.values))
    values.set(cellOf(row, spec.y), line)
  }
  const cells = ys.flatMap((y, atY) =>
    xs.map((x, atX) => ({ atX, atY, value: values.get(y)?.get(x) ?? null })),
  )
  return { xs, ys, cells }
}

/** The value where two of them meet; null where there is none. */
export function valueAt({ xs, ys, cells }: HeatGrid, x: Cell, y: Cell): number | null {
  const [atX, atY] = [xs.indexOf(x), ys.indexOf(y)]
  return cells.find((cell) => cell.atX === atX && cell.atY === atY)?.value ?? null
}

const bandHeight = 30
/** From here the rows of the grid get lower instead of more room. */
const fullRowsMax = 24

export function heatmapHeight(block: CardBlock<'heatmap'>): number {
  return Math.min(Math.max(heatGrid(block).ys.length, 2), fullRowsMax) * bandHeight + labelRoom(block)
}

/** Room of the labels under the grid: short ones take one line, longer ones two. */
export function labelRoom(block: CardBlock<'heatmap'>): number {
  return heatGrid(block).xs.some((x) => String(x ?? '').length > shortLabel) ? 40 : 26
}
