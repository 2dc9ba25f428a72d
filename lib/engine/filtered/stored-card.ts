import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Profile } from '../profile/profile'
import type { Table } from '../table/table'

export interface Dataset {
  table: Table
  profile: Profile
}

/** A card as it is stored, with what it says of itself and no more. */
export type StoredCard = BlockDraft & { id: string }

/** A stored card's columns by the parts of its request, whatever its type calls them. */
export interface NamedParts {
  x?: string
  y?: string
  grouping?: string
  size?: string
  aggregation?: string
  xAggregation?: string
}

const insightParts: NamedParts = {}

/** What a card names of its table. */
export function namedParts(card: StoredCard): NamedParts {
  switch (card.type) {
    case 'insight':
      return insightParts
    case 'kpi':
    case 'gauge':
      return { y: card.spec.value_from_column, aggregation: card.spec.operation }
    case 'heatmap':
      return {
        x: card.spec.x,
        grouping: card.spec.y,
        y: card.spec.values,
        aggregation: card.spec.aggregation,
      }
    case 'pie':
    case 'donut':
    case 'funnel':
    case 'radar': {
      const { grouping, values, aggregation } = card.spec
      return { x: grouping, y: values, aggregation }
    }
    case 'choropleth':
      return { x: card.spec.region, y: card.spec.values, aggregation: card.spec.aggregation }
    case 'geomap': {
      const { latitude, longitude, values, aggregation } = card.spec
      return { x: latitude, grouping: longitude, y: values, aggregation }
    }
    case 'boxplot':
      return { x: card.spec.x, y: card.spec.y, aggregation: 'median' }
    case 'histogram':
      return { x: card.spec.x, y: card.spec.x, aggregation: 'avg' }
    case 'table':
      return {}
    default:
      return seriesParts(card)
  }
}

function seriesParts(
  card: StoredCard & { type: 'bar' | 'line' | 'area' | 'scatter' | 'bubble' },
): NamedParts {
  const { x, y, grouping, aggregation } = card.spec
  const parts = { x, y, grouping, aggregation }
  if (card.type === 'bubble') return { ...parts, size: card.spec.size }
  if (card.type === 'scatter') return { ...parts, xAggregation: card.spec.x_aggregation }
  return parts
}
