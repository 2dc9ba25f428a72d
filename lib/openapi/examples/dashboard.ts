import type { Dashboard, DashboardList } from '@/lib/contracts/dashboard'
import type { ShareLink, ViewedShareLink } from '@/lib/contracts/share-link'

export const dashboardId = '0193a1f0-6c1e-7b52-9a57-3f1d2f6f7c01'
export const datasetId = '0193a1ef-f2aa-7c1d-8d52-0c8b9b7a4e11'
export const generationId = '0193a1ef-f2ab-7f0a-b1c4-5d3e2f1a0b22'
export const shareLinkId = '4ZpQ7vJmX2sLk9TbRn3WdY'
export const madeAt = '2026-11-21T09:30:00.000Z'
const blockIds = [
  '0193a1f0-6c1f-7000-8000-000000000001',
  '0193a1f0-6c1f-7000-8000-000000000002',
  '0193a1f0-6c1f-7000-8000-000000000003',
] as const

export const shareLinkExample: ShareLink = {
  id: shareLinkId,
  share_url: `https://readout.example.com/share/${shareLinkId}/view/`,
  visibility: 'public',
  expires_at: '2026-11-28T09:30:00.000Z',
  allowed_emails: [],
  allow_pdf_export: false,
  allow_scrollable_cards: false,
  created_at: madeAt,
}

const { allowed_emails: _allowed, ...viewedLink } = shareLinkExample

export const viewedShareLinkExample: ViewedShareLink = { ...viewedLink, allow_data_download: false }

const times = { created_at: madeAt, updated_at: madeAt }
const dataset = { id: datasetId, name: 'orders', status: 'cleaned' } as const

export const dashboardExample: Dashboard = {
  id: dashboardId,
  title: 'Orders of 2026',
  description: 'Three orders in two regions; North has 83% of the amount.',
  layout: {
    visualizations: [],
    chart_order: [2, 0, 1],
    color_scheme: { primary: '#1f4e79', secondary: '#5b8db8', accent: '#d97706' },
    narrative_snippets: ['North has 83% of the amount.'],
  },
  chart_blocks: [
    {
      id: blockIds[0],
      dashboard: dashboardId,
      position: 0,
      type: 'kpi',
      title: 'Total amount',
      description: 'The sum of amount over 3 orders.',
      spec: { value: 60, operation: 'sum', value_from_column: 'amount' },
      data_preview: { columns: ['label', 'value'], rows: [{ label: 'Total amount', value: 60 }] },
      config: { size: 'small' },
      ...times,
    },
    {
      id: blockIds[1],
      dashboard: dashboardId,
      position: 1,
      type: 'bar',
      title: 'Amount by region',
      description: 'North leads with 50 of 60.',
      spec: { x: 'region', y: 'amount', aggregation: 'sum' },
      data_preview: {
        columns: ['region', 'amount'],
        rows: [
          { region: 'North', amount: 50 },
          { region: 'South', amount: 10 },
        ],
        x_axis: 'region',
        y_axis: 'amount',
      },
      config: { why: 'Two regions are compared best by length.' },
      ...times,
    },
    {
      id: blockIds[2],
      dashboard: dashboardId,
      position: 2,
      type: 'insight',
      title: 'North leads',
      description: 'North has 83% of the amount.',
      spec: {},
      data_preview: {},
      config: {},
      ...times,
    },
  ],
  dataset,
  visibility: 'public',
  status: 'completed',
  ...times,
  last_generated_at: madeAt,
}

export const dashboardListExample: DashboardList = {
  items: [
    {
      id: dashboardId,
      generation_id: generationId,
      title: dashboardExample.title,
      description: dashboardExample.description,
      status: 'completed',
      visibility: 'public',
      card_count: dashboardExample.chart_blocks.length,
      dataset,
      ...times,
    },
  ],
  next_cursor: null,
}
