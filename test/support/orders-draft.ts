import type { DashboardDraft } from '@/lib/contracts/draft'

/** A small draft as the engine makes them, for tests of what happens to a draft. */
export const ordersDraft: DashboardDraft = {
  title: 'Orders by region',
  description: 'Three orders in two regions.',
  dataset: {
    name: 'Orders',
    rows: 3,
    columns: [
      {
        name: 'region',
        type: 'text',
        role: 'category',
        additivity: null,
        unit: null,
        distinct: 2,
        missing: 0,
        confidence: 1,
        evidence: [],
      },
      {
        name: 'amount',
        type: 'integer',
        role: 'measure',
        additivity: 'additive',
        unit: null,
        distinct: 3,
        missing: 0,
        confidence: 1,
        evidence: [],
      },
    ],
    dialect: {
      delimiter: ',',
      quote: '"',
      encoding: 'utf-8',
      header_row: 0,
      decimal: '.',
      date_order: null,
      confidence: 1,
    },
    cleaning: [],
  },
  insights: [],
  tests: { run: 4, held: 1 },
  blocks: [
    {
      position: 0,
      type: 'kpi',
      title: 'Total amount',
      description: 'The sum of amount.',
      spec: { value: 60, operation: 'sum', value_from_column: 'amount' },
      data_preview: { columns: ['label', 'value'], rows: [{ label: 'Total amount', value: 60 }] },
      config: { size: 'small' },
    },
    {
      position: 1,
      type: 'bar',
      title: 'Amount by region',
      description: 'North leads.\u0000',
      spec: { x: 'region', y: 'amount', aggregation: 'sum' },
      data_preview: {
        columns: ['region', 'amount'],
        rows: [
          { region: 'North', amount: 50 },
          { region: 'South\u0000', amount: 10 },
        ],
        x_axis: 'region',
        y_axis: 'amount',
      },
      config: {},
    },
    {
      position: 2,
      type: 'insight',
      title: 'North leads',
      description: 'North has 83% of amount.',
      spec: {},
      data_preview: {},
      config: {},
    },
  ],
  layout: {
    visualizations: [],
    chart_order: [2, 0, 1],
    color_scheme: { primary: '#1f4e79', secondary: '#5b8db8', accent: '#d97706' },
    narrative_snippets: ['North has 83% of amount.'],
  },
  instructions: [
    { clause: 'profit by region', status: 'not_possible', block: null, reason: 'no column profit' },
  ],
}
