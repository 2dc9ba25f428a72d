import { expect } from 'vitest'
import type { Filter } from '@/lib/contracts/query'
import { composeDashboard } from '../compose/compose-dashboard'
import { foundIn } from '../compose/found-in.fixture'
import type { Understanding } from '../understanding'
import { parseInstructions } from './parse-instructions'

interface Made {
  status: string
  /** Each asked-for card in one line. */
  cards: string[]
  reasons: string
}

/**
 * What becomes of a text, short enough to be written down by hand: `bar sum revenue by region / product -y #5` are bars
 * of summed revenue by region, split by product, largest first, five of them. The worst of the clauses' statuses counts.
 */
export function askedCards(text: string, data: Understanding): Made {
  const plan = { ...parseInstructions(text, data), onlyAsked: true }
  const { blocks, instructions } = composeDashboard(data, plan, { found: foundIn(data) })
  const ranks = ['applied', 'partly', 'not_possible']
  return {
    status: ranks[Math.max(...instructions.map(({ status }) => ranks.indexOf(status)))] ?? 'none',
    cards: blocks.filter(({ clause }) => clause !== undefined).map(tell),
    reasons: instructions.flatMap(({ reason }) => reason ?? []).join(' '),
  }
}

/** A test of one text: it is applied, and these are its cards. */
export const drawsAll =
  (data: Understanding) =>
  (text: string, ...cards: string[]) => {
    const made = askedCards(text, data)
    expect(made.cards).toEqual(cards)
    expect(made.status).toBe('applied')
  }

interface Told {
  type: string
  spec: Record<string, unknown>
  config: object
}

function tell({ type, spec, config }: Told): string {
  const { query, stacked } = config as { query?: Query; stacked?: boolean }
  const order =
    query?.sort && type !== 'heatmap' ? `${query.sort.order === 'asc' ? '+' : '-'}${query.sort.by}` : ''
  const parts = [
    type,
    body(type, spec, query?.grain),
    order,
    query?.limit ? `#${query.limit}` : '',
    stacked === undefined ? '' : stacked ? 'stacked' : 'side',
    ...(query?.filters ?? []).map(({ column, op, value }) => `[${column} ${op} ${value}]`),
  ]
  return parts.filter(Boolean).join(' ')
}

/** As many rows as a table shows unasked. */
const rowsMax = 100

interface Query {
  filters?: Filter[]
  grain?: string
  sort?: { by: string; order: string }
  limit?: number
}

function body(type: string, spec: Record<string, unknown>, grain: string | undefined): string {
  const at = (column: unknown) => (grain ? `${column}@${grain}` : `${column}`)
  const by = (column: unknown) => (column === undefined ? '' : ` by ${at(column)}`)
  const of = (aggregation: unknown, column: unknown) =>
    aggregation === 'count' ? 'count' : `${aggregation} ${column}`
  const split = spec.grouping === undefined ? '' : ` / ${spec.grouping}`
  switch (type) {
    case 'kpi':
    case 'gauge':
      return of(spec.operation, spec.value_from_column)
    case 'pie':
    case 'donut':
    case 'funnel':
    case 'radar':
      return of(spec.aggregation, spec.values) + by(spec.grouping) + (spec.color ? ` / ${spec.color}` : '')
    case 'choropleth':
      return of(spec.aggregation, spec.values) + by(spec.region)
    case 'heatmap':
      return `${of(spec.aggregation, spec.values)}${by(spec.x)} x ${spec.y}`
    case 'scatter':
    case 'bubble': {
      const x = spec.x_aggregation ? of(spec.x_aggregation, spec.x) : `${spec.x}`
      const y = spec.aggregation ? of(spec.aggregation, spec.y) : `${spec.y}`
      return `${y} ~ ${x}${split}${spec.size ? ` size ${spec.size}` : ''}`
    }
    case 'histogram':
      return `${spec.x}`
    case 'boxplot':
      return `${spec.y}${spec.x === undefined ? '' : ` by ${spec.x}`}`
    case 'table': {
      const order = spec.sort_by ? ` ${spec.sort_order === 'asc' ? '+' : '-'}${spec.sort_by}` : ''
      return `${(spec.columns as string[]).join(',')}${order}${spec.limit && spec.limit !== rowsMax ? ` #${spec.limit}` : ''}`
    }
    case 'insight':
    case 'geomap':
      return ''
    default:
      return of(spec.aggregation, spec.y) + by(spec.x) + split
  }
}
