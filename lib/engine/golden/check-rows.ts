import { expect } from 'vitest'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { TextRow } from './recompute-filter'
import { measure } from './recompute-measure'
import { rowsOf } from './recompute-rows'

type Of<T extends BlockDraft['type']> = Extract<BlockDraft, { type: T }>

const keptBy = (block: BlockDraft, rows: TextRow[]) => rowsOf(block.config.query ?? {}, rows)
const isNumber = (cell: string | undefined) =>
  cell !== undefined && cell !== '' && !Number.isNaN(Number(cell))

/** Each point is a row of the table, each row with all its numbers is counted. */
export function checkPoints(block: Of<'scatter' | 'bubble'>, rows: TextRow[]): void {
  const { x, y } = block.spec
  const numeric = block.type === 'bubble' ? [x, y, block.spec.size] : [x, y]
  const whole = keptBy(block, rows).filter((row) => numeric.every((column) => isNumber(row[column])))
  expect(block.data_preview.total_rows).toBe(whole.length)
  const keyOf = (values: unknown[]) => values.map(Number).join('|')
  const left = new Map<string, number>()
  for (const row of whole) {
    const key = keyOf(numeric.map((column) => row[column]))
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  for (const row of block.data_preview.rows) {
    const key = keyOf(numeric.map((column) => row[column]))
    expect(left.get(key) ?? 0, `${block.title}: ${key}`).toBeGreaterThan(0)
    left.set(key, left.get(key)! - 1)
  }
}

/** Quantiles between the nearest ranks (type 7 of Hyndman & Fan 1996), whiskers as Tukey drew them. */
export function checkBoxes(block: Of<'boxplot'>, rows: TextRow[]): void {
  const { x, y } = block.spec
  for (const box of block.data_preview.rows) {
    const numbers = keptBy(block, rows)
      .filter((row) => (x === undefined || row[x] === box.category) && isNumber(row[y]))
      .map((row) => Number(row[y]))
      .sort((a, b) => a - b)
    const quantile = (share: number) => {
      const at = share * (numbers.length - 1)
      const below = numbers[Math.floor(at)]!
      return below + (at - Math.floor(at)) * (numbers[Math.ceil(at)]! - below)
    }
    const [q1, q3] = [quantile(0.25), quantile(0.75)]
    const reach = 1.5 * (q3 - q1)
    const inside = numbers.filter((value) => value >= q1 - reach && value <= q3 + reach)
    const outside = numbers.filter((value) => value < q1 - reach || value > q3 + reach)
    const want = { q1, median: quantile(0.5), q3, min: inside[0]!, max: inside.at(-1)! }
    for (const [name, value] of Object.entries(want)) {
      expect(box[name] as number, `${block.title}: ${name} of ${box.category}`).toBeCloseTo(value, 6)
    }
    const told = block.data_preview.outliers.filter(({ category }) => category === box.category)
    expect(told.map(({ value }) => value).sort((a, b) => a - b)).toEqual(outside)
  }
}

/** Each stage is the sum of its rows, its conversion the share of the first stage. */
export function checkStages(block: Of<'funnel'>, rows: TextRow[]): void {
  const { grouping, values, aggregation } = block.spec
  const first = block.data_preview.rows[0]!.value as number
  for (const { stage, value, conversion } of block.data_preview.rows) {
    const own = keptBy(block, rows).filter((row) => row[grouping] === stage)
    const sum = own.reduce((total, row) => total + Number(row[values]), 0)
    expect(value as number).toBeCloseTo(aggregation === 'count' ? own.length : sum, 6)
    expect(conversion as number).toBeCloseTo((value as number) / first, 6)
  }
}

/** Each row shown is a row of the table, and none that is left out would stand before the last one shown. */
export function checkTable(block: Of<'table'>, rows: TextRow[]): void {
  const { columns, sort_by: by, sort_order: order } = block.spec
  const kept = keptBy(block, rows)
  expect(block.data_preview.total_rows).toBe(kept.length)
  const keyOf = (row: Record<string, unknown>) => columns.map((column) => String(row[column] ?? '')).join('|')
  const known = new Set(kept.map(keyOf))
  for (const row of block.data_preview.rows) expect(known.has(keyOf(row)), keyOf(row)).toBe(true)
  if (by === undefined || !kept.every((row) => row[by] === '' || isNumber(row[by]))) return
  const sign = order === 'desc' ? -1 : 1
  const best = kept
    .filter((row) => row[by] !== '')
    .map((row) => Number(row[by]))
    .sort((a, b) => sign * (a - b))
  const shown = block.data_preview.rows.map((row) => row[by]).filter((cell) => cell !== null)
  expect(shown).toEqual(best.slice(0, shown.length))
}

/** Each place is a row of the table, or where places are measured, all rows of one place; every place is shown. */
export function checkPlaces(block: Of<'geomap'>, rows: TextRow[]): void {
  const { latitude, longitude, values, aggregation } = block.spec
  const kept = keptBy(block, rows).filter((row) => isNumber(row[latitude]) && isNumber(row[longitude]))
  const placeOf = (row: Record<string, unknown>) => `${Number(row[latitude])}|${Number(row[longitude])}`
  const places = new Map<string, TextRow[]>()
  for (const row of kept) places.set(placeOf(row), [...(places.get(placeOf(row)) ?? []), row])
  expect(block.data_preview.total_rows).toBe(aggregation ? places.size : kept.length)
  expect(block.data_preview.rows.length).toBe(Math.min(2000, aggregation ? places.size : kept.length))
  for (const row of block.data_preview.rows) {
    const own = places.get(placeOf(row))
    expect(own, `${block.title}: ${placeOf(row)}`).toBeDefined()
    if (!values) continue
    const shown = row[values] as number | null
    if (!aggregation) {
      expect(own!.map((each) => each[values])).toContain(shown === null ? '' : String(shown))
      continue
    }
    const want = measure(own!, { y: values, aggregation, query: block.config.query ?? {} })
    if (Number.isNaN(want)) expect(shown).toBeNull()
    else expect(shown).toBeCloseTo(want, 6)
  }
}
