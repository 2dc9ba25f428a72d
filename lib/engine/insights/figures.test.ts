import { describe, expect, it } from 'vitest'
import type { Figure } from '@/lib/contracts/analysis'
import type { Filter } from '@/lib/contracts/query'
import { findInsights } from './find-insights'
import { buildFixture, createNoise, type FixtureColumn, noiseColumns, plant } from './fixture-table'

type Row = Record<string, string | number | null>

/** Tables in which something of nearly every kind is planted, as a reader of the CSV would have them. */
function plantedTable(seed: number): FixtureColumn[] {
  const { random } = createNoise(seed + 1000)
  let columns = noiseColumns(seed, 700)
  const isWest = columns.region!.cells.map((cell) => cell === 'West')
  columns = plant(
    columns,
    'revenue',
    (cell, row) => Math.abs(cell) * (isWest[row] ? 3 : 1) + (row === 77 ? 2000 : 0),
  )
  columns = plant(columns, 'visits', (cell, row) => cell + row / 25)
  columns = plant(columns, 'rating', (cell, row) => (isWest[row] && random() < 0.3 ? null : cell - row / 900))
  columns = plant(columns, 'channel', (_, row) => (isWest[row] || random() < 0.3 ? 'Web' : 'Store'))
  const goal = columns.visits!.cells.map((cell) => Number(cell) * 1.1)
  return [...Object.values(columns), { name: 'visits_target', role: 'measure', cells: goal }]
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function passes(row: Row, { column, op, value }: Filter): boolean {
  const cell = row[column]!
  if (op === '=' && weekdays.includes(String(value))) {
    return weekdays[new Date(`${cell}T00:00:00Z`).getUTCDay()] === value
  }
  if (op === '=') return String(cell) === String(value)
  if (op === '!=') return cell !== null && String(cell) !== String(value)
  return op === '<' ? String(cell) < String(value) : String(cell) >= String(value)
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const numbersOf = (rows: Row[], column: string) =>
  rows.flatMap((row) => (typeof row[column] === 'number' ? [row[column]] : []))

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
}

function spearman(rows: Row[], a: string, b: string): number {
  const pairs = rows.filter((row) => row[a] !== null && row[b] !== null)
  const rank = (column: string) => {
    const values = pairs.map((row) => Number(row[column]))
    return values.map((value) => sum(values.map((other) => (other < value ? 1 : other === value ? 0.5 : 0))))
  }
  const [x, y] = [rank(a), rank(b)]
  const mean = sum(x) / x.length
  const cross = (p: number[], q: number[]) => sum(p.map((value, i) => (value - mean) * (q[i]! - mean)))
  return cross(x, y) / Math.sqrt(cross(x, x) * cross(y, y))
}

function countBy(rows: Row[], keyOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}

/** With the correction of Bergsma (2013). */
function cramersV(all: Row[], a: string, b: string): number {
  const rows = all.filter((row) => row[a] !== null && row[b] !== null)
  const [ofA, ofB] = [a, b].map((column) => countBy(rows, (row) => String(row[column])))
  const both = countBy(rows, (row) => `${row[a]}|${row[b]}`)
  let chiSquare = 0
  for (const [one, inOne] of ofA!) {
    for (const [other, inOther] of ofB!) {
      const expected = (inOne * inOther) / rows.length
      chiSquare += ((both.get(`${one}|${other}`) ?? 0) - expected) ** 2 / expected
    }
  }
  const n = rows.length
  const [r, c] = [ofA!.size, ofB!.size]
  const phi = Math.max(0, chiSquare / n - ((r - 1) * (c - 1)) / (n - 1))
  const corrected = (size: number) => size - (size - 1) ** 2 / (n - 1)
  return Math.sqrt(phi / (Math.min(corrected(r), corrected(c)) - 1))
}

function shareOfTop(
  rows: Row[],
  { column, entity, count }: { column: string; entity: string; count: number },
) {
  const names = [...new Set(rows.map((row) => row[entity]).filter((name) => name !== null))]
  const sums = names.map((name) =>
    sum(
      numbersOf(
        rows.filter((row) => row[entity] === name),
        column,
      ),
    ),
  )
  return sum(sums.sort((x, y) => y - x).slice(0, count)) / sum(sums)
}

/** How many robust standard deviations (1.4826 times the median distance) the farthest value lies from the median. */
function farthest(values: number[]): number {
  const centre = median(values)
  const distances = values.map((value) => Math.abs(value - centre))
  return Math.max(...distances) / (1.4826 * median(distances))
}

const monthOf = (row: Row) => String(row.order_date).slice(0, 7)

/** The figure anew from the rows by what its evidence says; null for statistics that the stats tests hold. */
function recompute(all: Row[], { measure, column, filters }: Figure): number | null {
  const rows = all.filter((row) => filters.every((filter) => passes(row, filter)))
  const values = column ? numbersOf(rows, column) : []
  const plain: Record<string, () => number> = {
    sum: () => sum(values),
    avg: () => sum(values) / values.length,
    median: () => median(values),
    min: () => Math.min(...values),
    max: () => Math.max(...values),
    count: () => (column ? rows.filter((row) => row[column] !== null).length : rows.length),
    count_distinct: () => new Set(rows.map((row) => row[column!]).filter((cell) => cell !== null)).size,
    share: () => (column ? sum(values) / sum(numbersOf(all, column)) : rows.length / all.length),
    share_of_rows: () =>
      rows.length / all.filter((row) => filters.slice(0, -1).every((f) => passes(row, f))).length,
    missing_share: () => rows.filter((row) => row[column!] === null).length / rows.length,
    robust_z: () => farthest(values),
    'abs(difference(sum))': () => {
      const last = [...new Set(rows.map(monthOf))].sort().at(-1)
      const inLast = rows.filter((row) => monthOf(row) === last)
      return Math.abs(2 * sum(numbersOf(inLast, column!)) - sum(values))
    },
  }
  if (plain[measure]) return plain[measure]()
  const pair = /^spearman\((\w+), (\w+)\)$/.exec(measure)
  if (pair) return spearman(all, pair[1]!, pair[2]!)
  const both = /^count\((\w+), (\w+)\)$/.exec(measure)
  if (both) return all.filter((row) => row[both[1]!] !== null && row[both[2]!] !== null).length
  const linked = /^cramers_v\((\w+), (\w+)\)$/.exec(measure)
  if (linked) return cramersV(all, linked[1]!, linked[2]!)
  const top = /^share_of_top\((\d+) by (\w+)\)$/.exec(measure)
  if (top) return shareOfTop(all, { column: column!, entity: top[2]!, count: Number(top[1]) })
  const ratio = /^sum\((\w+)\) \/ sum\((\w+)\)$/.exec(measure)
  if (ratio) return sum(numbersOf(all, ratio[1]!)) / sum(numbersOf(all, ratio[2]!))
  const change = /^abs\(change\((sum|avg)\)\)$/.exec(measure)
  if (!change) return null
  const months = [...new Set(rows.map(monthOf))].sort()
  const [before, now] = months.map((month) => {
    const own = numbersOf(
      rows.filter((row) => monthOf(row) === month),
      column!,
    )
    return change[1] === 'sum' ? sum(own) : sum(own) / own.length
  })
  return Math.abs(now! / before! - 1)
}

const known = /^(score_r\(|expected\(|abs\(sen_slope|avg\(sum by|top_count)/

describe('figures', () => {
  it.each([1, 2, 3, 4])('can be recomputed from the rows (table %d)', (seed) => {
    const columns = plantedTable(seed)
    const rows = columns[0]!.cells.map((_, i) =>
      Object.fromEntries(columns.map(({ name, cells }) => [name, cells[i]!])),
    )
    const { insights } = findInsights(buildFixture(columns))
    const kinds = new Set(insights.map(({ kind }) => kind))
    expect(kinds.size).toBeGreaterThan(7)
    for (const insight of insights) {
      for (const figure of insight.evidence.figures) {
        expect(insight.text).toContain(figure.text)
        const value = recompute(rows, figure)
        if (value === null) expect(figure.measure).toMatch(known)
        else expect(figure.value, `${insight.text} [${figure.measure}]`).toBeCloseTo(value, 6)
      }
    }
  })
})
