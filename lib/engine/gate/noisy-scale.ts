import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Grain } from '@/lib/contracts/query'
import { type Cells, chanceOfSpread } from '../stats/cell-spread'
import { indexDimension } from '../table/dimension'
import { filterRows } from '../table/filter-rows'
import { groupMoments } from '../table/group-moments'
import { countRows, maskGroups } from '../table/grouping'
import { type Column, missingCode, type Table } from '../table/table'
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
  const cells = cellsOf({ sides: sides as Column[], grain: query.grain ?? null, measure, keep })
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

function cellsOf({ sides, grain, measure, keep }: Grid): Cells | null {
  const axes = sides.map((column) => indexDimension({ column, grain, order: null }))
  const width = axes[1]?.keys.length ?? 1
  const count = axes[0]!.keys.length * width
  if (count > cellsMax) return null
  const rows = axes[0]!.groups
  const groups = maskGroups(axes[1] ? crossed(rows, axes[1].groups, width) : rows, keep)
  if (measure) return groupMoments({ groups, count }, measure)
  const counts = countRows({ groups, count })
  return { counts, sums: counts, squares: counts }
}

/** By row its cell, below 0 where it has none. */
function crossed(rows: Int32Array, columns: Int32Array, width: number): Int32Array {
  const cells = new Int32Array(rows.length)
  for (let row = 0; row < cells.length; row++) {
    const x = rows[row]!
    const y = columns[row]!
    cells[row] = x < 0 || y < 0 ? missingCode : x * width + y
  }
  return cells
}
