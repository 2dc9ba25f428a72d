import type { Cell, Row } from '@/lib/contracts/cards'
import type { CardBlock } from './card-block'
import { mergedOrder } from './merged-order'
import { cellText } from './text/value-text'

export interface Series {
  name: string
  /** One value per category, null where there is none. */
  values: (number | null)[]
}

export interface Wide {
  /** Values of the x axis, in the order of the rows. */
  keys: Cell[]
  series: Series[]
}

export interface LongColumns {
  x: string
  y: string
  grouping?: string
}

/** Rows in long form (one per category and series) as one list of values per series. */
export function wideOf(rows: Row[], { x, y, grouping }: LongColumns): Wide {
  const keys = [...new Set(rows.map((row) => cellOf(row, x)))]
  const at = new Map(keys.map((key, index) => [key, index]))
  const nameOf = (row: Row) => (grouping === undefined ? y : cellText(cellOf(row, grouping)))
  const names = orderWithin(rows, (row) => cellOf(row, x), nameOf)
  const byName = new Map(names.map((name) => [name, keys.map((): number | null => null)]))
  for (const row of rows) byName.get(nameOf(row))![at.get(cellOf(row, x))!] = numberOf(row, y)
  return { keys, series: [...byName].map(([name, values]) => ({ name, values })) }
}

/**
 * The values of one side of long rows in the order that the other side's groups agree on: a group that lacks some of
 * them, which may be the first, does not move the others.
 */
export function orderWithin<Side, Value>(
  rows: Row[],
  groupOf: (row: Row) => Side,
  keyOf: (row: Row) => Value,
): Value[] {
  const lists = new Map<Side, Value[]>()
  for (const row of rows) {
    const list = lists.get(groupOf(row))
    if (list) list.push(keyOf(row))
    else lists.set(groupOf(row), [keyOf(row)])
  }
  return mergedOrder(lists.values())
}

/** The column of a card's series: named by its spec, and there in its rows. */
export function groupingOf({ spec, data_preview }: CardBlock<'bar' | 'line' | 'area'>): string | undefined {
  const named = spec.grouping ?? ('color' in spec ? spec.color : undefined)
  if (named === undefined || named === spec.x || named === spec.y) return undefined
  return data_preview.rows.some((row) => cellOf(row, named) !== null) ? named : undefined
}

/** A cell by column name, whatever the name is (`__proto__` and `toString` are names like any other). */
export function cellOf(row: Row, column: string): Cell {
  return Object.hasOwn(row, column) ? (row[column] ?? null) : null
}

/** A finite number, or null. */
export function numberOf(row: Row, column: string): number | null {
  const cell = cellOf(row, column)
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : null
}
