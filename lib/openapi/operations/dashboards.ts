import { z } from 'zod'
import {
  dashboardListSchema,
  dashboardSchema,
  deletedDashboardSchema,
  listDashboardsSchema,
  updateDashboardSchema,
} from '@/lib/contracts/dashboard'
import { dashboardExample, dashboardId, dashboardListExample, datasetId } from '../examples/dashboard'
import type { Operation } from '../operation'

/** A query of a page of a list, in words. */
export const pageQuery = z.object({
  limit: listDashboardsSchema.shape.limit.meta({
    description: 'How many a page, at most 100.',
    override: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  }),
  cursor: listDashboardsSchema.shape.cursor.meta({ description: '`next_cursor` of the page before.' }),
})

export const dashboardOperations: Operation[] = [
  {
    id: 'listDashboards',
    room: 'dashboards',
    method: 'GET',
    path: '/api/dashboard/',
    summary: 'List dashboards',
    description: 'Newest first, running and failed generations among them.',
    access: 'dashboards:read',
    query: pageQuery.extend({
      q: listDashboardsSchema.shape.q.meta({
        description:
          'Only those with each of these words in their title, their description or the name of their dataset.',
      }),
    }),
    answers: [
      {
        status: 200,
        description: 'A page of them.',
        data: dashboardListSchema,
        example: dashboardListExample,
      },
    ],
    errors: [],
  },
  {
    id: 'getDashboard',
    room: 'dashboards',
    method: 'GET',
    path: '/api/dashboard/{id}/',
    summary: 'Read a dashboard',
    description:
      'With all of its cards and the data that each is drawn from. Send its `ETag` back as `If-None-Match`: while the dashboard is the same, the answer is 304, without a body.',
    access: 'dashboards:read',
    answers: [
      {
        status: 200,
        description: 'The dashboard.',
        headers: ['ETag'],
        data: dashboardSchema,
        example: dashboardExample,
      },
    ],
    errors: ['document_unreadable'],
  },
  {
    id: 'updateDashboard',
    room: 'dashboards',
    method: 'PATCH',
    path: '/api/dashboard/{id}/',
    summary: 'Rename, describe, reorder or recolour a dashboard',
    description: 'What is absent stays. What you write is kept when the dashboard is made anew.',
    access: 'dashboards:write',
    body: {
      mediaType: 'application/json',
      schema: updateDashboardSchema,
      example: { title: 'Orders of 2026', chart_order: [2, 0, 1] },
    },
    answers: [
      {
        status: 200,
        description: 'The dashboard as it is now.',
        data: dashboardSchema,
        message: 'The dashboard is changed.',
        example: dashboardExample,
      },
    ],
    errors: ['conflict', 'document_unreadable'],
  },
  {
    id: 'deleteDashboard',
    room: 'dashboards',
    method: 'DELETE',
    path: '/api/dashboard/{id}/',
    summary: 'Delete a dashboard',
    description: 'With its file, its dataset, its share links and its generations. It can’t be undone.',
    access: 'dashboards:write',
    answers: [
      {
        status: 200,
        description: 'What was deleted.',
        data: deletedDashboardSchema,
        message: 'The dashboard is deleted, with its data and links.',
        example: { id: dashboardId, dataset_id: datasetId },
      },
    ],
    errors: [],
  },
]
