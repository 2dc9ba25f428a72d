import { dashboardSchema } from '@/lib/contracts/dashboard'
import {
  type DashboardChanges,
  dashboardChangesSchema,
  keepVersionSchema,
} from '@/lib/contracts/dashboard-changes'
import { dashboardExample } from '../examples/dashboard'
import type { Operation } from '../operation'

const changesExample: DashboardChanges = {
  before: '2026-03-01T09:00:00.000Z',
  after: '2026-03-08T09:00:00.000Z',
  title_before: null,
  cards: [
    { change: 'came', type: 'line', title: 'Amount by month', parts: [] },
    { change: 'changed', type: 'bar', title: 'Amount by region', parts: ['data'] },
  ],
  unchanged: 4,
}

export const changeOperations: Operation[] = [
  {
    id: 'getDashboardChanges',
    room: 'dashboards',
    method: 'GET',
    path: '/api/dashboard/{id}/changes/',
    summary: 'Read what making it anew has changed',
    description:
      'The cards that came, changed and went when the dashboard was last made anew. The dashboard before is kept until you keep the one or the other, or make it anew again.',
    access: 'dashboards:read',
    answers: [
      {
        status: 200,
        description: 'What has changed.',
        data: dashboardChangesSchema,
        example: changesExample,
      },
    ],
    errors: [],
  },
  {
    id: 'keepDashboardVersion',
    room: 'dashboards',
    method: 'POST',
    path: '/api/dashboard/{id}/changes/',
    summary: 'Keep the new or the old dashboard',
    description:
      '`new`: the dashboard stays as it is now. `old`: it is again as it was before it was made anew, with its cards, what was edited of them by hand, and how its table was read. Where nothing is to be decided, or while it is being made anew, `old` is answered with `conflict`; with `before` and `after`, so is either where these are no longer the two that are to be decided between.',
    access: 'dashboards:write',
    body: {
      mediaType: 'application/json',
      schema: keepVersionSchema,
      example: { keep: 'old', before: changesExample.before, after: changesExample.after },
    },
    answers: [
      {
        status: 200,
        description: 'The dashboard as it is now.',
        data: dashboardSchema,
        message: 'The dashboard is as it was before.',
        example: dashboardExample,
      },
    ],
    errors: ['conflict', 'document_unreadable'],
  },
]
