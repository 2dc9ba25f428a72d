import { datasetSchema } from '@/lib/contracts/dataset'
import { datasetExample } from '../examples/generation'
import type { Operation } from '../operation'

const csvNote =
  'UTF-8 with a header; lines end in CR LF. A cell that a spreadsheet would take for a formula is led by an apostrophe.'

export const datasetOperations: Operation[] = [
  {
    id: 'getDataset',
    room: 'datasets',
    method: 'GET',
    path: '/api/dashboard/{id}/dataset/',
    summary: 'Read what is known of a table',
    description:
      'Its columns with their roles and the evidence for them, how the file was read, what was cleaned.',
    access: 'dashboards:read',
    answers: [{ status: 200, description: 'The dataset.', data: datasetSchema, example: datasetExample }],
    errors: ['document_unreadable'],
  },
  {
    id: 'downloadCleanedCsv',
    room: 'datasets',
    method: 'GET',
    path: '/api/dashboard/{id}/dataset/cleaned.csv/',
    summary: 'Download the cleaned table',
    description: `Every row as the engine used it. ${csvNote}`,
    access: 'dashboards:read',
    answers: [
      {
        status: 200,
        description: 'The table.',
        mediaType: 'text/csv',
        example: 'region,amount\r\nNorth,20\r\nSouth,10\r\nNorth,30\r\n',
        headers: ['Content-Disposition'],
      },
    ],
    errors: [],
  },
  {
    id: 'downloadBlockCsv',
    room: 'datasets',
    method: 'GET',
    path: '/api/dashboard/{id}/blocks/{block_id}/data.csv/',
    summary: 'Download the data of a card',
    description: `The rows that the card is drawn from. ${csvNote}`,
    access: 'dashboards:read',
    answers: [
      {
        status: 200,
        description: 'The rows.',
        mediaType: 'text/csv',
        example: 'region,amount\r\nNorth,50\r\nSouth,10\r\n',
        headers: ['Content-Disposition'],
      },
    ],
    errors: ['document_unreadable'],
  },
]
