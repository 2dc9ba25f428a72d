import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'
import type { Row } from '../insights/recompute-statistics.fixture'
import type { PlannedCard } from '../plan/plan'
import { plannedCard } from '../plan/planned-card'
import type { Understanding } from '../understanding'

export interface MadeTable {
  rows: Row[]
  data: Understanding
}

const regions = ['North', 'South', 'East', 'West']
const stages = ['Visit', 'Trial', 'Offer', 'Purchase']
const dayMs = 86_400_000

/** Orders in which each region and channel has a course, a leader and gaps of its own. */
export function madeTable(seed: number): MadeTable {
  const { random, normal } = createNoise(seed)
  const rows = Array.from({ length: 420 }, (): Row => {
    const region = Math.floor(random() * 4)
    const channel = random() < 0.25 + region * 0.15 ? 'Web' : 'Store'
    const day = Math.floor(random() * 540)
    const level = 40 + 25 * region + (channel === 'Web' ? 60 - 30 * region : 0) + day * (region - 1.5) * 0.1
    const units = 1 + Math.floor(random() * 9)
    const stage = stages[Math.floor(random() ** (1.2 + region / 2) * 4)]!
    return {
      date: new Date(Date.UTC(2023, 0, 1) + day * dayMs).toISOString().slice(0, 10),
      region: regions[region]!,
      channel,
      stage,
      country: ['France', 'Germany', 'Spain', 'Italy', 'Japan'][(region + units) % 5]!,
      latitude: 40 + region,
      longitude: 2 + (channel === 'Web' ? 1 : 0),
      amount: random() < 0.04 ? null : Math.max(1, Math.round(level + 12 * normal())),
      units,
      rating: Math.round(10 * Math.min(5, Math.max(1, 3 + normal() + region / 4))) / 10,
    }
  })
  const names = Object.keys(rows[0]!)
  const text = [names.join(), ...rows.map((row) => names.map((name) => row[name] ?? '').join())].join('\n')
  const data = understandDataset(new TextEncoder().encode(text), { fileType: 'csv', fileName: 'orders.csv' })
  return { rows, data }
}

/** A card of each type, and some in which a sentence is made in another way. */
export const cardsOfAllTypes: PlannedCard[] = [
  { type: 'kpi', y: 'amount' },
  { type: 'kpi', y: 'rating' },
  { type: 'kpi' },
  { type: 'kpi', y: 'channel', aggregation: 'count_distinct' },
  { type: 'bar', x: 'region', y: 'amount' },
  { type: 'bar', x: 'channel', y: 'rating', aggregation: 'avg' },
  { type: 'bar', x: 'stage' },
  { type: 'bar', x: 'stage', y: 'amount', grouping: 'channel' },
  { type: 'bar', x: 'country', y: 'amount', limit: 2, sort: { by: 'y', order: 'desc' } },
  { type: 'line', x: 'date', y: 'amount', grain: 'month' },
  { type: 'line', x: 'date', y: 'rating', grain: 'quarter', grouping: 'channel' },
  { type: 'area', x: 'date', y: 'amount', grain: 'quarter', grouping: 'region' },
  { type: 'pie', x: 'channel', y: 'amount' },
  { type: 'donut', x: 'region' },
  { type: 'table', x: 'region', y: 'amount' },
  { type: 'heatmap', x: 'region', y: 'channel', values: 'amount' },
  { type: 'scatter', x: 'units', y: 'amount' },
  { type: 'scatter', x: 'units', xAggregation: 'avg', y: 'amount', aggregation: 'sum', grouping: 'region' },
  { type: 'bubble', x: 'units', y: 'amount', values: 'rating' },
  { type: 'histogram', x: 'amount' },
  { type: 'boxplot', x: 'region', y: 'amount' },
  { type: 'boxplot', x: 'date', y: 'amount', grain: 'quarter' },
  { type: 'radar', x: 'region', y: 'rating' },
  { type: 'funnel', x: 'stage' },
  { type: 'gauge', y: 'amount', target: 50_000 },
  { type: 'geomap', x: 'latitude', grouping: 'longitude', y: 'amount' },
  { type: 'choropleth', x: 'country', y: 'amount' },
  { type: 'insight' },
].map((parts) => plannedCard({ ...parts, clause: JSON.stringify(parts) } as Partial<PlannedCard>))
