import { z } from 'zod'
import { datasetSchema } from '@/lib/contracts/dataset'
import { rowsLimitMax } from '@/lib/contracts/rows-limits'
import { rowsQuerySchema, tableRowsSchema } from '@/lib/contracts/table-rows'
import { datasetExample } from '../examples/generation'
import { tableRowsExample } from '../examples/table-rows'
import type { Operation } from '../operation'

const csvNote =
  'UTF-8 with a header; lines end in CR LF. A cell that a spreadsheet would take for a formula is led by an apostrophe.'

/** As an address says it; the service reads any column's name in the place of COLUMN. */
const rowsQuery = rowsQuerySchema.omit({ conditions: true }).extend({
  offset: rowsQuerySchema.shape.offset.meta({ description: 'Rows to leave out before the first.' }),
  limit: rowsQuerySchema.shape.limit.meta({ description: `Rows of one answer, ${rowsLimitMax} at most.` }),
  sort: rowsQuerySchema.shape.sort.meta({
    description: 'The column to order by; missing values come last. Absent: as in the file.',
  }),
  order: rowsQuerySchema.shape.order.meta({ description: '`desc` for the largest first.' }),
  shape: rowsQuerySchema.shape.shape.meta({
    description:
      'A shape that `shapes` of the dataset offers, to look at before it is taken: its rows as they would be, cleaned, without columns that are computed. Alone with `offset` and `limit`.',
  }),
  sheet: rowsQuerySchema.shape.sheet.meta({
    description: 'A name of `sheets` of the dataset, to look at its rows before it is taken, likewise.',
  }),
  'is.COLUMN': z.string().optional().meta({
    description: 'What the cells of a column are, in whatever case, such as `is.region=North`.',
  }),
  'has.COLUMN': z.string().optional().meta({
    description: 'What the cells of a column contain, in whatever case, such as `has.product=mug`.',
  }),
  'min.COLUMN': z
    .string()
    .optional()
    .meta({ description: 'The least of a column of numbers, or the first day of one of dates.' }),
  'max.COLUMN': z.string().optional().meta({ description: 'The most, or the last day, which is included.' }),
})

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
    id: 'listTableRows',
    room: 'datasets',
    method: 'GET',
    path: '/api/dashboard/{id}/dataset/rows/',
    summary: 'Read rows of the cleaned table',
    description:
      'A page of the rows as the engine used them, the columns that it computed among them, sorted and filtered. All conditions hold. A column that the table does not have, or a bound that is no number or day where one is needed, is a `validation_error` whose `param` names the parameter.',
    access: 'dashboards:read',
    query: rowsQuery,
    answers: [{ status: 200, description: 'The rows.', data: tableRowsSchema, example: tableRowsExample }],
    errors: ['validation_error', 'overloaded'],
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
