import {
  createWebhookSchema,
  deletedWebhookSchema,
  rotateWebhookSecretSchema,
  updateWebhookSchema,
  webhookListSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '@/lib/contracts/webhook'
import { secretExample, webhookExample } from '../examples/webhook'
import type { DataAnswer, Operation } from '../operation'

const place = { room: 'webhooks', access: 'webhooks:write' } as const

const oneWebhook = (description: string, message?: string): DataAnswer[] => [
  { status: 200, description, data: webhookSchema, message, example: webhookExample },
]

const withSecret = (status: 200 | 201): DataAnswer[] => [
  {
    status,
    description: 'The endpoint with its secret.',
    data: webhookWithSecretSchema,
    message: 'Copy the secret now: it is shown only this once.',
    example: { ...webhookExample, secret: secretExample },
  },
]

export const webhookOperations: Operation[] = [
  {
    ...place,
    id: 'listWebhooks',
    method: 'GET',
    path: '/api/webhooks/',
    summary: 'List webhook endpoints',
    description: 'With how the newest deliveries of each went.',
    answers: [
      {
        status: 200,
        description: 'All of them.',
        data: webhookListSchema,
        example: { items: [webhookExample] },
      },
    ],
    errors: [],
  },
  {
    ...place,
    id: 'createWebhook',
    method: 'POST',
    path: '/api/webhooks/',
    summary: 'Make a webhook endpoint',
    description:
      'It must be an address on the public internet. That is checked now and again whenever something is sent.',
    body: {
      mediaType: 'application/json',
      schema: createWebhookSchema,
      example: { url: webhookExample.url, description: 'Production', events: ['dashboard.ready'] },
    },
    answers: withSecret(201),
    errors: [],
  },
  {
    ...place,
    id: 'getWebhook',
    method: 'GET',
    path: '/api/webhooks/{id}/',
    summary: 'Read a webhook endpoint',
    description: 'Without its secret, which is never shown again.',
    answers: oneWebhook('The endpoint.'),
    errors: [],
  },
  {
    ...place,
    id: 'updateWebhook',
    method: 'PATCH',
    path: '/api/webhooks/{id}/',
    summary: 'Change a webhook endpoint',
    description: 'What is absent stays. An endpoint that is not enabled is sent nothing.',
    body: {
      mediaType: 'application/json',
      schema: updateWebhookSchema,
      example: { events: ['dashboard.ready'], is_enabled: false },
    },
    answers: oneWebhook('The endpoint as it is now.', 'The webhook is changed.'),
    errors: [],
  },
  {
    ...place,
    id: 'deleteWebhook',
    method: 'DELETE',
    path: '/api/webhooks/{id}/',
    summary: 'Delete a webhook endpoint',
    description: 'With the log of its deliveries. What is still on its way is not sent.',
    answers: [
      {
        status: 200,
        description: 'What was deleted.',
        data: deletedWebhookSchema,
        message: 'The webhook is deleted, with its deliveries.',
        example: { id: webhookExample.id },
      },
    ],
    errors: [],
  },
  {
    ...place,
    id: 'rotateWebhookSecret',
    method: 'POST',
    path: '/api/webhooks/{id}/rotate-secret/',
    summary: 'Rotate the secret of an endpoint',
    description:
      'For `grace_hours` messages carry two signatures, one by each secret, so that a receiver can change without missing one.',
    body: { mediaType: 'application/json', schema: rotateWebhookSecretSchema, example: { grace_hours: 24 } },
    answers: withSecret(200),
    errors: [],
  },
]
