import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Aggregation } from '@/lib/contracts/query'

/** What a card draws, by the names of columns. */
export interface Drawn {
  /** What the rows are split by. */
  by: string[]
  /** What is measured; nothing where rows are counted. */
  measures: string[]
  /** How it is put together: points and spreads show the rows themselves. */
  how: Aggregation | 'points' | 'spread'
}

/** What a card draws; null for texts and tables. */
export function drawnColumns(block: BlockDraft): Drawn | null {
  const drawn = columnsOf(block)
  if (!drawn) return null
  const { by, measures, how } = drawn
  return {
    by: present(by),
    measures: how === 'count' ? [] : present(measures),
    how,
  }
}

interface Named {
  by: (string | undefined)[]
  measures: (string | undefined)[]
  how: Drawn['how']
}

function columnsOf(block: BlockDraft): Named | null {
  switch (block.type) {
    case 'insight':
    case 'table':
      return null
    case 'kpi':
    case 'gauge': {
      const { value_from_column, operation = 'sum' } = block.spec
      return { by: [], measures: [value_from_column], how: value_from_column ? operation : 'count' }
    }
    case 'bar':
    case 'line':
    case 'area': {
      const { x, y, grouping, aggregation } = block.spec
      return { by: [x, grouping], measures: [y], how: aggregation }
    }
    case 'pie':
    case 'donut':
    case 'funnel':
    case 'radar': {
      const { values, grouping, aggregation } = block.spec
      return { by: [grouping], measures: [values], how: aggregation }
    }
    case 'heatmap': {
      const { x, y, values, aggregation } = block.spec
      return { by: [x, y], measures: [values], how: aggregation }
    }
    case 'choropleth': {
      const { region, values, aggregation } = block.spec
      return { by: [region], measures: [values], how: aggregation }
    }
    case 'geomap': {
      const { latitude, longitude, values, aggregation } = block.spec
      return { by: [latitude, longitude], measures: [values], how: aggregation ?? 'points' }
    }
    case 'histogram':
      return { by: [], measures: [block.spec.x], how: 'spread' }
    case 'boxplot':
      return { by: [block.spec.x], measures: [block.spec.y], how: 'spread' }
    default:
      return pointColumns(block)
  }
}

/** What colours the points is beside the point. */
function pointColumns({ type, spec }: BlockDraft<'scatter' | 'bubble'>): Named {
  const size = type === 'bubble' ? [spec.size] : []
  if (spec.aggregation) return { by: [spec.x], measures: [spec.y, ...size], how: spec.aggregation }
  return { by: [], measures: [spec.x, spec.y, ...size], how: 'points' }
}

const present = (names: (string | undefined)[]) =>
  [...new Set(names.filter((name) => name !== undefined && name !== ''))] as string[]
