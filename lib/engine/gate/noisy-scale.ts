import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Grain } from '@/lib/contracts/query'
import { type Cells, chanceOfSpread } from '../stats/cell-spread'
import { indexDimension } from '../table/dimension'
import { filterRows } from '../table/filter-rows'
import type { Column, Table } from '../table/table'
import { drawnColumns } from './drawn-columns'
import { type Invariant, withoutWords } from './invariant'

/** From here on the colours of a grid may as well be chance. */
const chanceMin = 0.05

/** Where the values of a grid or a map differ no more than chance makes them, colours stay near each other, unexplained. */
export const noisyScale: Invariant = {
  card(block, { table }) {
    if (block.type !== 'heatmap' && block.type !== 'choropleth') return block
    if (block.config.scale === 'muted' || !isNoise(block, table)) return block
    const quiet = block.clause === undefined && block.type === 'heatmap' ? null : withoutWords(block)
    return quiet && { ...quiet, config: { ...quiet.config, scale: 'muted' } }
  },
}

/** A matrix of noise is worth its place only to those who asked for it; a map also says where. */
function isNoise(block: BlockDraft<'heatmap' | 'choropleth'>, table: Table): boolean {
  const drawn = drawnColumns(block)!
  const query = block.config.query ?? {}
  if (query.ratio || query.weight || query.over_time || query.any || query.having) return false
  const how = drawn.how === 'avg' ? 'avg' : drawn.how === 'sum' || drawn.how === 'count' ? 'sum' : null
  const columnOf = (name: string | undefined) => table.columns.findLast((column) => column.name === name)
  const sides = drawn.by.map(columnOf)
  const measure = drawn.measures.length > 0 ? columnOf(drawn.measures[0])?.numbers : null
  if (!how || measure === undefined || sides.some((side) => side === undefined)) return false
  const keep = filterRows(table, query.filters ?? [])
  const cells = cellsOf({ sides: sides as Column[], grain: query.grain ?? null, measure, keep }, table)
  const chance = cells && chanceOfSpread(cells, how)
  return chance !== null && chance > chanceMin
}

interface Grid {
  sides: Column[]
  grain: Grain | null
  /** Null counts rows. */
  measure: Float64Array | null
  keep: Uint8Array | null
}

/** More cells than a page can hold. */
const cellsMax = 4000

function cellsOf({ sides, grain, measure, keep }: Grid, { rowCount }: Table): Cells | null {
  const axes = sides.map((column) => indexDimension({ column, grain, order: null }))
  const width = axes[1]?.keys.length ?? 1
  const count = axes[0]!.keys.length * width
  if (count > cellsMax) return null
  const cells = {
    counts: new Float64Array(count),
    sums: new Float64Array(count),
    squares: new Float64Array(count),
  }
  const [rows, columns] = [axes[0]!.groups, axes[1]?.groups]
  for (let row = 0; row < rowCount; row++) {
    const value = measure ? measure[row]! : 1
    const [x, y] = [rows[row]!, columns ? columns[row]! : 0]
    if (x < 0 || y < 0 || Number.isNaN(value) || (keep && !keep[row])) continue
    const cell = x * width + y
    cells.counts[cell]! += 1
    cells.sums[cell]! += value
    cells.squares[cell]! += value * value
  }
  return cells
}
