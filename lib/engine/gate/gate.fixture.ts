import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Figure, Insight } from '@/lib/contracts/claims'
import { composeDashboard } from '../compose/compose-dashboard'
import { Failures } from '../failures'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'
import { emptyPlan } from '../plan/plan'
import { Gate } from './pass-gate'

const { random, normal } = createNoise(3)
const rows = Array.from({ length: 480 }, (_, row) => {
  const day = new Date(Date.UTC(2023, 0, 1) + row * 36 * 3_600_000).toISOString().slice(0, 10)
  const region = ['North', 'South', 'East', 'West'][row % 4]
  const amount = Math.round(100 + 40 * (row % 4) + 15 * normal())
  const score = Math.round(10 * (3 + normal() / 2)) / 10
  const [shop, team] = ['abcde', 'vwxyz'].map((names) => names[Math.floor(random() * 5)])
  return [1000 + row, day, region, shop, team, amount, (amount * 1.19).toFixed(2), score].join()
})
const header = 'order_id,day,region,shop,team,amount,gross,score_rate'
const data = understandDataset(new TextEncoder().encode([header, ...rows].join('\n')), {
  fileType: 'csv',
  fileName: 'orders.csv',
})
export const { table, profile } = data.subject
export const draft = composeDashboard(data, emptyPlan())

export const gateOf = (filters: ConstructorParameters<typeof Gate>[0]['filters'] = []) =>
  new Gate({ table, profile, filters }, new Failures())
export const quiet = {
  type: 'insight' as const,
  title: 'Quiet',
  description: '',
  spec: {},
  data_preview: {},
  config: {},
}

export function cardOf<T extends BlockDraft['type']>(
  type: T,
  parts: Pick<BlockDraft<T>, 'spec'> & Partial<BlockDraft<T>>,
): BlockDraft<T> {
  const made = {
    position: 0,
    type,
    title: type,
    description: '',
    config: {},
    data_preview: { columns: [], rows: [] },
  }
  return { ...made, ...parts } as unknown as BlockDraft<T>
}

export const figureOf = (parts: Partial<Figure>): Figure => ({
  value: 1,
  text: '1',
  measure: 'avg',
  column: 'amount',
  filters: [],
  rows: 480,
  ...parts,
})

export function insightOf(parts: Partial<Insight>, figures: Partial<Figure>[]): Insight {
  const evidence = { test: null, statistic: null, p: null, q: null, effect: null, rows: 480 }
  const base = draft.insights[0]!
  return { ...base, ...parts, evidence: { ...evidence, figures: figures.map(figureOf) } }
}

/** What is left of cards, and which invariants cost what. */
export function pass(blocks: BlockDraft[], filters?: Parameters<typeof gateOf>[0]) {
  const gate = gateOf(filters)
  return { cards: gate.cards(blocks, () => quiet), broken: gate.withheld.map(({ invariant }) => invariant) }
}
export const bar = (x: string, y: string, aggregation: 'sum' | 'avg' | 'count' = 'sum') =>
  cardOf('bar', { spec: { x, y, aggregation } })
