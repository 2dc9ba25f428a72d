import type {
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookMessage,
} from '@/lib/contracts/webhook'
import { dashboardExample, dashboardId, datasetId, generationId, madeAt, shareLinkExample } from './dashboard'

export const webhookExample: Webhook = {
  id: '0193a1f5-3333-7444-8555-666677778888',
  url: 'https://example.com/webhooks/readout',
  description: 'Production',
  events: ['dashboard.ready', 'dashboard.failed'],
  is_enabled: true,
  health: { state: 'healthy', failing_count: 0 },
  previous_secret_expires_at: null,
  created_at: madeAt,
  updated_at: madeAt,
}

/** Encodes 32 zeros. */
export const secretExample = `whsec_${'A'.repeat(43)}=`

const attempt: WebhookAttempt = {
  number: 1,
  started_at: madeAt,
  duration_ms: 182,
  status_code: 204,
  error_class: null,
}

export const deliveryExample: WebhookDelivery = {
  id: '0193a1f6-4444-7555-8666-777788889999',
  webhook_id: webhookExample.id,
  message_id: 'msg_2ZbL0h7kXqR9vTn4sYc6WdF1aGe',
  type: 'dashboard.ready',
  status: 'delivered',
  generation_id: generationId,
  attempt_count: 1,
  last_attempt: attempt,
  next_attempt_at: null,
  created_at: madeAt,
  delivered_at: madeAt,
}

export const pendingDeliveryExample: WebhookDelivery = {
  ...deliveryExample,
  status: 'pending',
  attempt_count: 0,
  last_attempt: null,
  next_attempt_at: madeAt,
  delivered_at: null,
}

const base = { id: deliveryExample.message_id, timestamp: madeAt }

/** A message of each type. */
export const messageExamples = {
  'dashboard.ready': {
    ...base,
    type: 'dashboard.ready',
    event: 'dashboard.ready',
    data: {
      generation_id: generationId,
      dashboard_id: dashboardId,
      dataset_id: datasetId,
      title: dashboardExample.title,
      share_link_id: shareLinkExample.id,
      share_url: shareLinkExample.share_url,
    },
  },
  'dashboard.failed': {
    ...base,
    type: 'dashboard.failed',
    event: 'dashboard.failed',
    data: {
      generation_id: generationId,
      dataset_id: datasetId,
      error: { code: 'empty_dataset', message: 'The file has no rows.' },
    },
  },
  'webhook.test': {
    ...base,
    type: 'webhook.test',
    event: 'webhook.test',
    data: { webhook_id: webhookExample.id },
  },
} satisfies { [Type in WebhookMessage['type']]: Extract<WebhookMessage, { type: Type }> }

export const deliveryDetailExample: WebhookDeliveryDetail = {
  ...deliveryExample,
  attempts: [attempt],
  message: messageExamples['dashboard.ready'],
}
