import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Aggregation } from '@/lib/contracts/query'
import type { TextRow } from './recompute-filter'
import { bucket, measure } from './recompute-measure'
import { rowsOf } from './recompute-rows'

export interface Group {
  x: string
  group: string
  value: number
}

/** Measures a card of groups anew from its spec and its query alone; sorted by names. */
export function recomputeGroups(block: BlockDraft, rows: TextRow[]): Group[] {
  const query = block.config.query ?? {}
  const { x, y, group, aggregation } = axesOf(block)
  const kept = rowsOf(query, rows)
  const groups = new Map<string, TextRow[]>()
  for (const row of kept) {
    if (x && row[x] === '') continue
    if (group && row[group] === '') continue
    const key = JSON.stringify([x ? bucket(row[x]!, query.grain) : '', group ? row[group] : ''])
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups]
    .map(([key, members]) => {
      const [xKey, groupKey] = JSON.parse(key) as [string, string]
      return { x: xKey, group: groupKey, value: measure(members, { y, aggregation, query }) }
    })
    .filter(({ value }) => !Number.isNaN(value))
}

function axesOf(block: BlockDraft): { x?: string; y?: string; group?: string; aggregation: Aggregation } {
  const spec = block.spec as Record<string, string>
  const aggregation = (spec.aggregation ?? spec.operation) as Aggregation
  if (block.type === 'kpi' || block.type === 'gauge') return { y: spec.value_from_column, aggregation }
  if (block.type === 'heatmap') return { x: spec.x, y: spec.values, group: spec.y, aggregation }
  const y = spec.y ?? spec.values
  return {
    x: spec.x ?? spec.grouping ?? spec.region,
    y,
    group: spec.x ? spec.grouping : spec.color,
    aggregation,
  }
}
