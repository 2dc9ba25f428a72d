import type { Cell, Row } from '@/lib/contracts/cards'

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
  const byName = new Map<string, Series>()
  for (const row of rows) {
    const name = grouping === undefined ? y : String(cellOf(row, grouping) ?? '(missing)')
    let series = byName.get(name)
    if (!series) {
      series = { name, values: keys.map(() => null) }
      byName.set(name, series)
    }
    series.values[at.get(cellOf(row, x))!] = numberOf(row, y)
  }
  return { keys, series: [...byName.values()] }
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
