import {
  deliveryStatusSchema,
  webhookDeliveryDetailSchema,
  webhookDeliveryListSchema,
  webhookDeliverySchema,
} from '@/lib/contracts/webhook'
import { deliveryDetailExample, deliveryExample, pendingDeliveryExample } from '../examples/webhook'
import type { DataAnswer, Operation } from '../operation'
import { pageQuery } from './dashboards'

const place = { room: 'webhooks', access: 'webhooks:write' } as const

const onItsWay = (message: string): DataAnswer[] => [
  {
    status: 202,
    description: 'The delivery, which is on its way.',
    data: webhookDeliverySchema,
    message,
    example: pendingDeliveryExample,
  },
]

export const deliveryOperations: Operation[] = [
  {
    ...place,
    id: 'sendTestWebhook',
    method: 'POST',
    path: '/api/webhooks/{id}/test/',
    summary: 'Send a test message',
    description: 'A `webhook.test` message, signed and retried like any other. It takes no body.',
    answers: onItsWay('A test is on its way.'),
    errors: ['validation_error'],
  },
  {
    ...place,
    id: 'listDeliveries',
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries/',
    summary: 'List deliveries',
    description: 'Newest first, with how the last attempt of each went.',
    query: pageQuery.extend({
      status: deliveryStatusSchema.optional().meta({ description: 'Only those that stand like this.' }),
    }),
    answers: [
      {
        status: 200,
        description: 'A page of them.',
        data: webhookDeliveryListSchema,
        example: { items: [deliveryExample], next_cursor: null },
      },
    ],
    errors: [],
  },
  {
    ...place,
    id: 'getDelivery',
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries/{delivery_id}/',
    summary: 'Read a delivery',
    description: 'With every attempt and the body as it is sent. What the receiver answered is never kept.',
    answers: [
      {
        status: 200,
        description: 'The delivery.',
        data: webhookDeliveryDetailSchema,
        example: deliveryDetailExample,
      },
    ],
    errors: [],
  },
  {
    ...place,
    id: 'redeliverWebhook',
    method: 'POST',
    path: '/api/webhooks/{id}/deliveries/{delivery_id}/redeliver/',
    summary: 'Send a delivery again',
    description:
      'With the same `webhook-id`, so that a receiver that has it already can tell. It takes no body.',
    answers: onItsWay('It is sent again.'),
    errors: ['validation_error'],
  },
]
