import { z } from 'zod'
import { comparisonSchema, filteredDashboardSchema } from '@/lib/contracts/selection'
import { filteredDashboardExample } from '../examples/filtering'
import type { Operation } from '../operation'

/** As an address says it; the service reads any column's name in the place of COLUMN. */
const query = z.object({
  from: z.iso
    .date()
    .optional()
    .meta({ description: 'The first day of the event time, such as `2026-01-31`.' }),
  to: z.iso.date().optional().meta({ description: 'The last day of it, which is included.' }),
  'in.COLUMN': z.string().optional().meta({
    description:
      'A value of a column by its name, such as `in.region=North`. Given several times, rows with any of them pass; at most three columns.',
  }),
  'min.COLUMN': z.number().optional().meta({ description: 'The least of a column of numbers.' }),
  compare: comparisonSchema.optional().meta({
    description:
      'What the days are set beside: as many days before them, or the same days of the year before. Figures then tell their change, and courses have those days beside them.',
  }),
  'max.COLUMN': z.number().optional().meta({ description: 'The most of a column of numbers.' }),
})

const told =
  'Every number, chart and descriptive sentence is computed anew from the cleaned table. Findings are tested over the whole table and stay as they are: such a card has `config.whole_table`. Without parameters it tells what there is to filter by, in `fields`. A filter that the table has no column, value or date for is a `validation_error` whose `param` names the parameter.'

const answers = [
  {
    status: 200 as const,
    description: 'The dashboard over the rows that pass.',
    data: filteredDashboardSchema,
    example: filteredDashboardExample,
  },
]

export const filteringOperations: Operation[] = [
  {
    id: 'getFilteredDashboard',
    room: 'dashboards',
    method: 'GET',
    path: '/api/dashboard/{id}/filtered/',
    summary: 'Read a dashboard over some rows',
    description: told,
    access: 'dashboards:read',
    query,
    answers,
    errors: ['document_unreadable', 'validation_error', 'overloaded'],
  },
  {
    id: 'viewSharedFilteredDashboard',
    room: 'share-viewing',
    method: 'GET',
    path: '/api/share/{link_id}/filtered/',
    summary: 'Look at a shared dashboard over some rows',
    description: told,
    access: 'public',
    query,
    answers,
    errors: [
      'share_link_expired',
      'share_link_revoked',
      'insufficient_scope',
      'rate_limited',
      'document_unreadable',
      'validation_error',
      'overloaded',
    ],
  },
]
