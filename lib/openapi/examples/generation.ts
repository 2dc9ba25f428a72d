import type { Dataset } from '@/lib/contracts/dataset'
import type { GenerateAccepted, GenerateCompleted, Generation } from '@/lib/contracts/generation'
import { dashboardExample, dashboardId, datasetId, generationId, madeAt, shareLinkExample } from './dashboard'

const report = {
  columns: [
    {
      name: 'region',
      type: 'text',
      role: 'category',
      additivity: null,
      unit: null,
      distinct: 2,
      missing: 0,
      confidence: 0.95,
      evidence: ['2 different values in 3 rows'],
    },
    {
      name: 'amount',
      type: 'integer',
      role: 'measure',
      additivity: 'additive',
      unit: null,
      distinct: 3,
      missing: 0,
      confidence: 0.9,
      evidence: ['its name says an amount'],
    },
  ],
  dialect: {
    delimiter: ',',
    quote: null,
    encoding: 'utf-8',
    header_row: 0,
    decimal: '.',
    date_order: null,
    confidence: 1,
  },
  cleaning: [],
} satisfies Partial<Dataset>

export const completedExample: GenerateCompleted = {
  generation_id: generationId,
  dataset_id: datasetId,
  dashboard_id: dashboardId,
  status: 'completed',
  share_link: shareLinkExample,
}

export const acceptedExample: GenerateAccepted = {
  generation_id: generationId,
  dataset_id: datasetId,
  status: 'processing',
  status_url: `https://readout.example.com/api/dashboard/generate/${generationId}/`,
}

export const generationExample: Generation = {
  id: generationId,
  generation_id: generationId,
  status: 'completed',
  progress: { stage: 'done', percent: 100 },
  dataset: datasetId,
  dataset_id: datasetId,
  instructions: 'amount by region',
  payload: {
    engine_version: '1.0.0',
    instructions: [{ clause: 'amount by region', status: 'applied', block: 1, reason: null }],
    counts: { rows: 3, columns: 2, cards: 3, insights: 1 },
    tests: { run: 4, held: 1 },
    warnings: [],
    ...report,
    timing: { read: 2, total: 11 },
  },
  dashboard: { id: dashboardId, title: dashboardExample.title, status: 'completed' },
  dashboard_id: dashboardId,
  share_link: shareLinkExample,
  error: null,
  created_at: madeAt,
  updated_at: madeAt,
  completed_at: madeAt,
}

export const datasetExample: Dataset = {
  id: datasetId,
  name: 'orders',
  status: 'cleaned',
  file_type: 'csv',
  byte_count: 44,
  rows: 3,
  ...report,
  roles: {},
  overrides: {},
  undone: [],
  outcome: null,
  time: [],
  sheet: null,
  shape: null,
  created_at: madeAt,
}

const progress: Generation['progress'] = { stage: 'insights', percent: 60 }

/** Two events as they come over the wire. */
export const eventsExample = [
  `id: insights\nevent: progress\ndata: ${JSON.stringify(progress)}\n\n`,
  `id: completed\nevent: completed\ndata: ${JSON.stringify(generationExample)}\n\n`,
].join('')
